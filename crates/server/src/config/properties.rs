//! The reader of `server.properties`: Java's properties syntax, with the line that holds each entry.
//!
//! Differs from Java in one point: the file is UTF-8, not ISO-8859-1 (a file of ASCII means the same in both).

use std::iter::Peekable;
use std::str::Chars;

/// One `key=value` of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Property {
    /// With its escapes resolved.
    pub key: String,
    /// With its escapes resolved; may be empty.
    pub value: String,
    /// The line where the entry begins, counted from 1.
    pub line: usize,
}

/// Why a file could not be read as properties.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct SyntaxError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

/// Reads every entry, in the order of the file. A key may come twice: the later one counts, as in Java.
///
/// # Errors
/// A `\u` escape that is not four hexadecimal digits, or a lone surrogate: nothing else is an error in this syntax.
pub fn parse(text: &str) -> Result<Vec<Property>, SyntaxError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    logical_lines(text).into_iter().map(|(line, content)| entry(line, &content)).collect()
}

/// Joins continued lines and drops comments and blank lines. Each comes with the number of its first line.
fn logical_lines(text: &str) -> Vec<(usize, String)> {
    let mut lines: Vec<(usize, String)> = Vec::new();
    let mut continues = false;
    for (index, natural) in natural_lines(text).enumerate() {
        let content = natural.trim_start_matches(is_blank);
        if !continues && (content.is_empty() || content.starts_with(['#', '!'])) {
            continue;
        }
        let ends_odd = content.bytes().rev().take_while(|b| *b == b'\\').count() % 2 == 1;
        let kept = if ends_odd { &content[..content.len() - 1] } else { content };
        match lines.last_mut() {
            Some((_, previous)) if continues => previous.push_str(kept),
            _ => lines.push((index + 1, kept.to_owned())),
        }
        continues = ends_odd;
    }
    lines
}

/// Lines end with `\n`, `\r` or `\r\n`.
fn natural_lines(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive('\n').flat_map(|line| {
        let line = line.strip_suffix('\n').unwrap_or(line);
        line.strip_suffix('\r').unwrap_or(line).split('\r')
    })
}

const fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\u{c}')
}

/// Splits a logical line at the first unescaped `=`, `:` or blank.
fn entry(line: usize, content: &str) -> Result<Property, SyntaxError> {
    let mut chars = content.chars().peekable();
    let mut key = String::new();
    while let Some(c) = chars.next_if(|c| !is_blank(*c) && !matches!(c, '=' | ':')) {
        push_unescaped(line, c, &mut chars, &mut key)?;
    }
    while chars.next_if(|c| is_blank(*c)).is_some() {}
    if chars.next_if(|c| matches!(c, '=' | ':')).is_some() {
        while chars.next_if(|c| is_blank(*c)).is_some() {}
    }
    let mut value = String::new();
    while let Some(c) = chars.next() {
        push_unescaped(line, c, &mut chars, &mut value)?;
    }
    Ok(Property { key, value, line })
}

fn push_unescaped(line: usize, c: char, chars: &mut Peekable<Chars<'_>>, out: &mut String) -> Result<(), SyntaxError> {
    if c != '\\' {
        out.push(c);
        return Ok(());
    }
    match chars.next() {
        Some('t') => out.push('\t'),
        Some('n') => out.push('\n'),
        Some('r') => out.push('\r'),
        Some('f') => out.push('\u{c}'),
        Some('u') => out.push(unicode(line, chars)?),
        Some(other) => out.push(other),
        None => {}
    }
    Ok(())
}

/// `\uXXXX`, or two of them for a character outside the basic plane.
fn unicode(line: usize, chars: &mut Peekable<Chars<'_>>) -> Result<char, SyntaxError> {
    let wrong = |what: &str| SyntaxError { line, what: what.to_owned() };
    let first = hex4(chars).ok_or_else(|| wrong("\\u must be followed by four hexadecimal digits"))?;
    if !(0xd800..0xdc00).contains(&first) {
        return char::from_u32(first).ok_or_else(|| wrong("\\u names half a character (a lone surrogate)"));
    }
    let lone = || wrong("\\u names half a character (a lone surrogate)");
    if chars.next() != Some('\\') || chars.next() != Some('u') {
        return Err(lone());
    }
    let second = hex4(chars).filter(|s| (0xdc00..0xe000).contains(s)).ok_or_else(lone)?;
    char::from_u32(0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00)).ok_or_else(lone)
}

fn hex4(chars: &mut Peekable<Chars<'_>>) -> Option<u32> {
    (0..4).try_fold(0, |value, _| Some(value * 16 + chars.next()?.to_digit(16)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(text: &str) -> Vec<(String, String, usize)> {
        parse(text).unwrap().into_iter().map(|p| (p.key, p.value, p.line)).collect()
    }

    fn one(text: &str) -> (String, String) {
        let all = pairs(text);
        assert_eq!(all.len(), 1, "{all:?}");
        (all[0].0.clone(), all[0].1.clone())
    }

    #[test]
    fn separators_are_equals_colon_and_blank() {
        let expected = ("log.dirs".to_owned(), "/a b".to_owned());
        for text in ["log.dirs=/a b", "log.dirs:/a b", "log.dirs /a b", "  log.dirs \t = /a b", "log.dirs\u{c}:  /a b"]
        {
            assert_eq!(one(text), expected, "{text:?}");
        }
        assert_eq!(one("a == b"), ("a".to_owned(), "= b".to_owned()), "only the first separator is dropped");
        assert_eq!(one("a"), ("a".to_owned(), String::new()));
        assert_eq!(one("a=b  "), ("a".to_owned(), "b  ".to_owned()), "trailing blanks belong to the value");
        assert_eq!(one("=v"), (String::new(), "v".to_owned()));
    }

    #[test]
    fn comments_and_blank_lines_are_skipped_and_lines_counted() {
        let text = "# one\n\n  ! two \\\nnode.id=1\r\n\rport : 9092\rlast=x";
        assert_eq!(
            pairs(text),
            [
                ("node.id".to_owned(), "1".to_owned(), 4),
                ("port".to_owned(), "9092".to_owned(), 6),
                ("last".to_owned(), "x".to_owned(), 7)
            ]
        );
    }

    #[test]
    fn a_backslash_continues_the_line_and_an_escaped_one_does_not() {
        assert_eq!(one("a=b,\\\n    c,\\\r\n\td"), ("a".to_owned(), "b,c,d".to_owned()));
        assert_eq!(one("a=\\\n# not a comment"), ("a".to_owned(), "# not a comment".to_owned()));
        assert_eq!(pairs("a=b\\\\\nc=d").len(), 2);
        assert_eq!(one("a=b\\"), ("a".to_owned(), "b".to_owned()), "at the end of the file nothing follows");
    }

    #[test]
    fn escapes_are_javas() {
        assert_eq!(one("a\\=b\\ c=\\t\\n\\r\\f\\q\\\\"), ("a=b c".to_owned(), "\t\n\r\u{c}q\\".to_owned()));
        assert_eq!(one("k=\\u00e4\\u0041"), ("k".to_owned(), "äA".to_owned()));
        assert_eq!(one("k=\\uD83D\\uDE00"), ("k".to_owned(), "\u{1f600}".to_owned()));
    }

    #[test]
    fn a_bad_escape_names_its_line() {
        for bad in ["\\u12", "\\u12g4", "\\ud83d", "\\ud83dx", "\\ud83d\\u0041", "\\udc00"] {
            let error = parse(&format!("a=1\nb={bad}")).unwrap_err();
            assert_eq!(error.line, 2, "{bad}");
        }
    }
}
