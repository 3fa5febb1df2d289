//! Sockets that listen, and the loop that accepts.

use std::io;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use ottla_engine::config::Listener;
use tokio::net::{TcpListener, TcpSocket, TcpStream};

use super::connection::Connection;
use super::registry::Refused;
use super::{Endpoint, Net, canonical};

/// After an error that will not go away at once (no descriptors left), as long a pause.
const PAUSE: Duration = Duration::from_millis(100);

/// A listener whose port is taken.
#[derive(Debug)]
pub struct Bound {
    name: Arc<str>,
    socket: TcpListener,
    /// Where it listens, with the real port.
    pub address: SocketAddr,
}

/// Takes the listener's port; 0 is any free one.
///
/// # Errors
/// With the listener and the port in its text.
pub async fn bind(listener: &Listener, backlog: u32) -> io::Result<Bound> {
    let named = |error: io::Error| {
        let text = format!("cannot listen on {}://{}:{}: {error}", listener.name, listener.host, listener.port);
        io::Error::new(error.kind(), text)
    };
    let socket = bind_host(&listener.host, listener.port, backlog).await.map_err(named)?;
    let address = socket.local_addr().map_err(named)?;
    Ok(Bound { name: Arc::from(listener.name.as_str()), socket, address })
}

async fn bind_host(host: &str, port: u16, backlog: u32) -> io::Result<TcpListener> {
    if host.is_empty() {
        // Every interface: by IPv6, which takes IPv4 too, where the system has it.
        return listen((Ipv6Addr::UNSPECIFIED, port).into(), backlog).or_else(|error| {
            let is_final = matches!(error.kind(), io::ErrorKind::AddrInUse | io::ErrorKind::PermissionDenied);
            if is_final { Err(error) } else { listen((Ipv4Addr::UNSPECIFIED, port).into(), backlog) }
        });
    }
    let mut last = io::Error::new(io::ErrorKind::NotFound, "the host has no address");
    for address in tokio::net::lookup_host((host, port)).await? {
        match listen(address, backlog) {
            Ok(socket) => return Ok(socket),
            Err(error) => last = error,
        }
    }
    Err(last)
}

fn listen(address: SocketAddr, backlog: u32) -> io::Result<TcpListener> {
    let socket = if address.is_ipv6() { TcpSocket::new_v6()? } else { TcpSocket::new_v4()? };
    socket.set_reuseaddr(true)?;
    if address.ip() == Ipv6Addr::UNSPECIFIED {
        rustix::net::sockopt::set_ipv6_v6only(&socket, false)?;
    }
    socket.bind(address)?;
    socket.listen(backlog.max(1))
}

/// Accepts connections until the node stops.
pub(super) async fn accept(net: Arc<Net>, bound: Bound) {
    loop {
        let closed = net.registry.closed.notified();
        if net.registry.is_full() {
            closed.await;
            continue;
        }
        let (stream, address) = match bound.socket.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                if !is_of_one_connection(&error) {
                    tracing::error!(listener = &*bound.name, %error, "cannot accept connections; trying again");
                    tokio::time::sleep(PAUSE).await;
                }
                continue;
            }
        };
        if let Err(Refused::Stopping) = begin(&net, &bound, stream, canonical(address)) {
            return;
        }
    }
}

/// The client was gone before it was accepted: no reason to pause.
fn is_of_one_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset | io::ErrorKind::Interrupted
    )
}

fn begin(net: &Arc<Net>, bound: &Bound, stream: TcpStream, address: SocketAddr) -> Result<(), Refused> {
    let name: Arc<str> = Arc::from(address.to_string());
    let member = match net.registry.admit(address.ip(), Arc::clone(&name)) {
        Ok(member) => member,
        Err(refused) => {
            if refused == Refused::FullForAddress {
                net.complaints.closed(net.clock.mono(), &name, "max.connections.per.ip is reached");
            }
            return Err(refused);
        }
    };
    let Ok(endpoint) = prepare(net, bound, &stream) else {
        // The client is gone already.
        return Ok(());
    };
    let connection = Connection::new(Arc::clone(net), endpoint, stream, member);
    tokio::spawn(connection.serve());
    Ok(())
}

fn prepare(net: &Net, bound: &Bound, stream: &TcpStream) -> io::Result<Endpoint> {
    stream.set_nodelay(true)?;
    if let Some(bytes) = net.limits.send_buffer_bytes {
        rustix::net::sockopt::set_socket_send_buffer_size(stream, bytes as usize)?;
    }
    if let Some(bytes) = net.limits.receive_buffer_bytes {
        rustix::net::sockopt::set_socket_recv_buffer_size(stream, bytes as usize)?;
    }
    let dialled = canonical(stream.local_addr()?);
    Ok(Endpoint { listener: Arc::clone(&bound.name), dialled: (Arc::from(dialled.ip().to_string()), dialled.port()) })
}
