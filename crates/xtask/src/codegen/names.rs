//! Names as Rust writes them.

/// `FetchOffset` or `fetchOffset` as `fetch_offset`; a run of capitals counts as one word.
pub(crate) fn snake(name: &str) -> String {
    let chars: Vec<char> = name.chars().collect();
    let mut out = String::new();
    for (i, c) in chars.iter().enumerate() {
        if c.is_uppercase() && i > 0 {
            let after_lower = !chars[i - 1].is_uppercase();
            let before_lower = chars.get(i + 1).is_some_and(|n| n.is_lowercase());
            if after_lower || before_lower {
                out.push('_');
            }
        }
        out.extend(c.to_lowercase());
    }
    out
}

/// A field's name, escaped where it is a word of the language.
pub(crate) fn field(name: &str) -> String {
    let snake = snake(name);
    match snake.as_str() {
        "type" | "match" | "move" | "ref" | "use" | "where" | "in" | "final" | "virtual" => format!("r#{snake}"),
        _ => snake,
    }
}
