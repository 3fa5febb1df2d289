//! The real process, from outside: its life, its manners towards hostile clients, and what it keeps when it is killed.

mod client;
mod crash;
mod hostile;
mod life;
mod process;
