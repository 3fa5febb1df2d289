//! The ready file: where a node that serves can be reached, for whoever started it.

use std::fs;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;

use serde_json::{Value, json};

/// What the ready file says.
#[derive(Debug, Clone)]
pub struct Addresses {
    /// Each listener's name and address.
    pub listeners: Vec<(String, SocketAddr)>,
    /// The HTTP endpoint, if there is one.
    pub http: Option<SocketAddr>,
    /// `node.id`.
    pub node_id: i32,
    /// The cluster's id.
    pub cluster_id: String,
}

impl Addresses {
    /// `host:port` for a client on this machine.
    #[must_use]
    pub fn kafka(&self) -> String {
        self.listeners.first().map(|(_, address)| local(*address)).unwrap_or_default()
    }

    /// `host:port` for a browser on this machine.
    #[must_use]
    pub fn http(&self) -> Option<String> {
        self.http.map(local)
    }

    fn to_json(&self) -> Value {
        let listeners: serde_json::Map<String, Value> =
            self.listeners.iter().map(|(name, address)| (name.clone(), json!(local(*address)))).collect();
        json!({
            "kafka": self.kafka(),
            "listeners": listeners,
            "http": self.http(),
            "pid": std::process::id(),
            "node_id": self.node_id,
            "cluster_id": self.cluster_id,
        })
    }

    /// Writes the file in one step: it is there whole, or not at all.
    ///
    /// # Errors
    /// The system's, with the path in its text.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let unfinished = path.with_extension(format!("{}.tmp", std::process::id()));
        fs::write(&unfinished, format!("{:#}\n", self.to_json()))
            .and_then(|()| fs::rename(&unfinished, path))
            .map_err(|error| io::Error::new(error.kind(), format!("cannot write {}: {error}", path.display())))
    }
}

/// An address that listens everywhere is reached on this machine by the loopback.
fn local(address: SocketAddr) -> String {
    let ip = match address.ip().to_canonical() {
        ip if ip.is_unspecified() => IpAddr::from([127, 0, 0, 1]),
        ip => ip,
    };
    SocketAddr::new(ip, address.port()).to_string()
}
