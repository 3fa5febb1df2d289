//! The watch over memory: when it runs short, connections that hold some and wait for their client are closed.

use std::sync::Arc;
use std::time::Duration;

use super::Net;
use super::connection::Ended;

/// While memory is short, the client of a half-sent request or unread answer must move at least this often.
const PATIENCE: Duration = Duration::from_secs(1);
/// How often stalled connections are looked for while memory is short.
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// Sleeps until memory is short; then looks for stalled connections until it is not.
pub(super) async fn over_memory(net: Arc<Net>) {
    loop {
        net.budget.pressed.notified().await;
        while net.budget.is_pressed() {
            let patience = u64::try_from(PATIENCE.as_micros()).unwrap_or(u64::MAX);
            let before = net.clock.mono().as_micros().saturating_sub(patience);
            for peer in net.registry.abort_stalled(before) {
                tracing::debug!(peer = &*peer, "{}", Ended::Stalled);
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }
}
