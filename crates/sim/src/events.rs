//! The node's events as lines of JSON.

use ottla_engine::Event;
use ottla_engine::event::{Cause, FieldValue};
use serde_json::{Map, Value};

/// One event: its life, number, times, kind, cause and fields.
#[must_use]
pub fn line(life: u32, world_us: u64, event: &Event) -> String {
    let mut out = Map::new();
    out.insert("life".to_owned(), life.into());
    out.insert("seq".to_owned(), event.seq.into());
    out.insert("t_us".to_owned(), world_us.into());
    out.insert("wall_ms".to_owned(), event.wall.get().into());
    out.insert("kind".to_owned(), event.kind.name().into());
    out.insert("cause".to_owned(), cause(event.cause));
    event.kind.fields(&mut |name, value| {
        let value = match value {
            FieldValue::Null => Value::Null,
            FieldValue::Integer(number) => number.into(),
            FieldValue::Boolean(yes) => yes.into(),
            FieldValue::Text(text) => text.into(),
        };
        out.insert(name.to_owned(), value);
    });
    Value::Object(out).to_string()
}

fn cause(cause: Cause) -> Value {
    match cause {
        Cause::Request(id) => format!("request {}", id.0).into(),
        Cause::Event(seq) => format!("event {seq}").into(),
        Cause::Timer => "timer".into(),
        Cause::Storage => "storage".into(),
        Cause::Node => "node".into(),
    }
}
