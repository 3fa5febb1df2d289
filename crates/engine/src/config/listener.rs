//! `listeners`, `advertised.listeners` and what goes with them.

use alloc::borrow::ToOwned as _;
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use super::node::{ConfigFault, Properties};

/// One place where the node listens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listener {
    /// Its name, in upper case.
    pub name: String,
    /// The host to bind; empty: every interface.
    pub host: String,
    /// The port to bind; 0: any free one, and the driver writes the real one here before the node starts.
    pub port: u16,
    /// What clients are told, if `advertised.listeners` names it; else the address each client dialled.
    pub advertised: Option<(String, u16)>,
    /// It belongs to the controller role (`controller.listener.names`): no client comes here.
    pub is_controller: bool,
}

/// The listeners that the properties ask for.
///
/// # Errors
///
/// A listener that cannot be read, is named twice, or has a security protocol that is not served yet; an advertised
/// listener that does not exist.
pub(super) fn read(properties: &Properties) -> Result<Vec<Listener>, ConfigFault> {
    let listeners = properties.get("listeners").map_or("PLAINTEXT://:9092", String::as_str);
    let controllers = items(properties.get("controller.listener.names").map_or("CONTROLLER", String::as_str));
    let mut found: Vec<Listener> = Vec::new();
    for text in items(listeners) {
        let (name, host, port) = split(&text).ok_or_else(|| unreadable("listeners", &text))?;
        check_protocol(properties, &name, &controllers)?;
        if found.iter().any(|other| other.name == name) {
            return Err(fault("listeners", format!("{name} is named twice; every listener needs a name of its own")));
        }
        if port != 0 && found.iter().any(|other| other.port == port && other.host == host) {
            return Err(fault("listeners", format!("two listeners share port {port}")));
        }
        let is_controller = controllers.iter().any(|controller| controller.eq_ignore_ascii_case(&name));
        found.push(Listener { name, host, port, advertised: None, is_controller });
    }
    advertise(properties, &mut found)?;
    if found.iter().all(|listener| listener.is_controller) {
        let message = "there is no listener for clients; the default is PLAINTEXT://:9092";
        return Err(fault("listeners", message.to_owned()));
    }
    Ok(found)
}

/// `host:port`, `:port`, `[::1]:port`.
pub(super) fn host_and_port(text: &str) -> Option<(String, u16)> {
    let (host, port) = text.trim().rsplit_once(':')?;
    let host = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
    Some((host.to_owned(), port.parse().ok()?))
}

fn advertise(properties: &Properties, listeners: &mut [Listener]) -> Result<(), ConfigFault> {
    for text in items(properties.get("advertised.listeners").map_or("", String::as_str)) {
        let (name, host, port) = split(&text).ok_or_else(|| unreadable("advertised.listeners", &text))?;
        if host.is_empty() || host == "0.0.0.0" || host == "::" {
            let message = format!("{text} names no host that a client could connect to");
            return Err(fault("advertised.listeners", message));
        }
        let Some(listener) = listeners.iter_mut().find(|listener| listener.name == name) else {
            return Err(fault("advertised.listeners", format!("{name} is advertised but not among the listeners")));
        };
        listener.advertised = Some((host, port));
    }
    Ok(())
}

/// `NAME://host:port`.
fn split(text: &str) -> Option<(String, String, u16)> {
    let (name, address) = text.split_once("://")?;
    let (host, port) = host_and_port(address)?;
    let is_name = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-');
    is_name.then(|| (name.to_ascii_uppercase(), host, port))
}

fn check_protocol(properties: &Properties, name: &str, controllers: &[String]) -> Result<(), ConfigFault> {
    let map = items(properties.get("listener.security.protocol.map").map_or("", String::as_str));
    let mapped = map.iter().find_map(|item| {
        let (listener, protocol) = item.split_once(':')?;
        listener.eq_ignore_ascii_case(name).then(|| protocol.to_ascii_uppercase())
    });
    let is_controller = controllers.iter().any(|controller| controller.eq_ignore_ascii_case(name));
    let protocol = match mapped {
        Some(protocol) => protocol,
        None if map.is_empty() && is_controller => "PLAINTEXT".to_owned(),
        None => name.to_owned(),
    };
    match protocol.as_str() {
        "PLAINTEXT" => Ok(()),
        "SSL" | "SASL_PLAINTEXT" | "SASL_SSL" => {
            Err(fault("listeners", format!("{name} asks for {protocol}, which is not served yet; only PLAINTEXT is")))
        }
        _ => Err(fault(
            "listener.security.protocol.map",
            format!("the listener {name} has no security protocol; add {name}:PLAINTEXT"),
        )),
    }
}

fn unreadable(key: &str, text: &str) -> ConfigFault {
    fault(key, format!("'{text}' is not a listener; write NAME://host:port, for example PLAINTEXT://:9092"))
}

fn fault(key: &str, message: String) -> ConfigFault {
    ConfigFault { key: key.to_string(), message }
}

fn items(text: &str) -> Vec<String> {
    text.split(',').map(str::trim).filter(|item| !item.is_empty()).map(str::to_owned).collect()
}
