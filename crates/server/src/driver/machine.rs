//! What the driver drives, as it sees it.

use ottla_engine::{Effects, Input, Mono, Now, Observer};

/// A state machine that turns inputs into effects. The production one is the engine's node; tests put their own here.
pub trait Machine: Send {
    /// Takes one input; what it asks for is added to `effects`, what happened is told to `observer`.
    fn step(&mut self, now: Now, input: Input, effects: &mut Effects, observer: &mut dyn Observer);

    /// When [`Input::Tick`] is wanted.
    fn next_deadline(&self) -> Option<Mono>;
}
