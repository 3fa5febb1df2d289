//! The node over HTTP: metrics, health, and a page that says what there is.

mod metrics;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;

use crate::driver::{Driver, Life};
use crate::net::Net;
use crate::observe::Figures;

pub use metrics::Metrics;

/// What the pages show.
#[derive(Debug, Clone)]
pub struct Pages {
    driver: Arc<Driver>,
    metrics: Arc<Metrics>,
    about: Arc<str>,
}

impl Pages {
    /// The pages of one node. `about` names it on the first page.
    #[must_use]
    pub fn new(driver: Arc<Driver>, net: Arc<Net>, figures: Arc<Figures>, about: &str) -> Self {
        let metrics = Arc::new(Metrics::new(figures, net, Arc::clone(&driver)));
        Self { driver, metrics, about: Arc::from(about) }
    }
}

/// Takes the port.
///
/// # Errors
/// With the address in its text.
pub async fn bind(host: &str, port: u16) -> std::io::Result<(TcpListener, SocketAddr)> {
    let host = if host.is_empty() { "0.0.0.0" } else { host };
    let named = |error: std::io::Error| {
        std::io::Error::new(error.kind(), format!("cannot listen for HTTP on {host}:{port}: {error}"))
    };
    let listener = TcpListener::bind((host, port)).await.map_err(named)?;
    let address = listener.local_addr().map_err(named)?;
    Ok((listener, address))
}

/// Serves the pages for as long as the process lives, so that a stopping node can be watched too.
pub async fn serve(listener: TcpListener, pages: Pages) {
    let router = Router::new()
        .route("/", get(index))
        .route("/metrics", get(metrics_page))
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .with_state(pages);
    if let Err(error) = axum::serve(listener, router).await {
        tracing::error!(%error, "the HTTP endpoint ended");
    }
}

async fn index(State(pages): State<Pages>) -> Html<String> {
    let about = escape(&pages.about);
    let life = escape(&describe(&pages.driver.life().borrow()));
    Html(format!(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Ottla</title>\
         <style>body{{font:16px/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem}}</style>\
         <h1>Ottla</h1><p>{about}: {life}.</p><ul>\
         <li><a href=metrics>metrics</a>: for Prometheus</li>\
         <li><a href=healthz>healthz</a>: the process works</li>\
         <li><a href=readyz>readyz</a>: the node serves its partitions</li></ul></html>"
    ))
}

async fn metrics_page(State(pages): State<Pages>) -> Response {
    match pages.metrics.to_text() {
        Ok(text) => ([(header::CONTENT_TYPE, metrics::CONTENT_TYPE)], text).into_response(),
        Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()).into_response(),
    }
}

/// 200 unless the core has given up: an orchestrator restarts the process then.
async fn healthz(State(pages): State<Pages>) -> Response {
    let life = pages.driver.life().borrow().clone();
    let status = if matches!(life, Life::Failed(_)) { StatusCode::SERVICE_UNAVAILABLE } else { StatusCode::OK };
    (status, describe(&life) + "\n").into_response()
}

/// 200 while clients are served.
async fn readyz(State(pages): State<Pages>) -> Response {
    let life = pages.driver.life().borrow().clone();
    let status = if life == Life::Ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, describe(&life) + "\n").into_response()
}

fn describe(life: &Life) -> String {
    match life {
        Life::Starting => "starting".to_owned(),
        Life::Ready => "ready".to_owned(),
        Life::Stopped(_) => "stopped".to_owned(),
        Life::Failed(reason) => format!("failed: {reason}"),
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
