//! From text to a typed, valid value.

use alloc::borrow::ToOwned as _;
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use super::key::{ConfigKey, ConfigType, Status, Valid};

/// A value of the right type.
#[derive(Debug, Clone, PartialEq)]
pub enum ConfigValue {
    /// Of [`ConfigType::Boolean`].
    Boolean(bool),
    /// Of the three integer types.
    Integer(i64),
    /// Of [`ConfigType::Double`].
    Double(f64),
    /// Of [`ConfigType::List`].
    List(Vec<String>),
    /// Of the three text types.
    Text(String),
}

impl ConfigKey {
    /// The text as a typed value that is valid for this configuration.
    ///
    /// # Errors
    ///
    /// The text has another type or lies outside the valid values: a sentence that says which and what would be right.
    pub fn check(&self, text: &str) -> Result<ConfigValue, String> {
        if text.len() > super::MAX_VALUE_BYTES {
            return Err(format!("the value of {} is longer than {} bytes", self.name, super::MAX_VALUE_BYTES));
        }
        let value = self.parse(text)?;
        self.check_range(&value).map_err(|right| self.invalid(text, &right))?;
        Ok(value)
    }

    /// As [`Self::check`]; besides, a value that Ottla does not honour yet is refused unless it says what holds anyway.
    ///
    /// # Errors
    ///
    /// As [`Self::check`]; or the configuration is known but not yet honoured.
    pub fn check_honoured(&self, text: &str) -> Result<ConfigValue, String> {
        let value = self.check(text)?;
        match self.status {
            Status::Honoured | Status::NoEffect => Ok(value),
            Status::NotYet | Status::NotYetSafely => {
                let default = self.default.map(|default| self.parse(default));
                if default == Some(Ok(value.clone())) || (default.is_none() && text.is_empty()) {
                    Ok(value)
                } else {
                    Err(self.not_yet(text))
                }
            }
        }
    }

    /// The value without any setting.
    #[must_use]
    pub fn default_value(&self) -> Option<ConfigValue> {
        self.default.and_then(|text| self.parse(text).ok())
    }

    /// How Kafka writes the value: numbers and booleans in their plain form, list items separated by one comma.
    #[must_use]
    pub fn normalise(&self, text: &str) -> String {
        match self.parse(text) {
            Ok(ConfigValue::Boolean(value)) => value.to_string(),
            Ok(ConfigValue::Integer(value)) => value.to_string(),
            Ok(ConfigValue::List(items)) => items.join(","),
            Ok(ConfigValue::Double(_) | ConfigValue::Text(_)) | Err(_) => text.trim().to_owned(),
        }
    }

    fn parse(&self, text: &str) -> Result<ConfigValue, String> {
        let trimmed = text.trim();
        match self.kind {
            ConfigType::Boolean if trimmed.eq_ignore_ascii_case("true") => Ok(ConfigValue::Boolean(true)),
            ConfigType::Boolean if trimmed.eq_ignore_ascii_case("false") => Ok(ConfigValue::Boolean(false)),
            ConfigType::Boolean => Err(self.invalid(text, "true or false")),
            ConfigType::Int => self.integer(trimmed, i32::MIN.into(), i32::MAX.into(), "a whole number of 32 bits"),
            ConfigType::Short => self.integer(trimmed, i16::MIN.into(), i16::MAX.into(), "a whole number of 16 bits"),
            ConfigType::Long => self.integer(trimmed, i64::MIN, i64::MAX, "a whole number of 64 bits"),
            ConfigType::Double => match trimmed.parse::<f64>() {
                Ok(number) if !number.is_nan() => Ok(ConfigValue::Double(number)),
                Ok(_) | Err(_) => Err(self.invalid(text, "a number")),
            },
            ConfigType::List if trimmed.is_empty() => Ok(ConfigValue::List(Vec::new())),
            ConfigType::List => Ok(ConfigValue::List(trimmed.split(',').map(|item| item.trim().to_owned()).collect())),
            ConfigType::String | ConfigType::Class => Ok(ConfigValue::Text(trimmed.to_owned())),
            ConfigType::Password => Ok(ConfigValue::Text(text.to_owned())),
        }
    }

    fn integer(&self, text: &str, min: i64, max: i64, what: &str) -> Result<ConfigValue, String> {
        match text.parse::<i64>() {
            Ok(number) if (min..=max).contains(&number) => Ok(ConfigValue::Integer(number)),
            Ok(_) | Err(_) => Err(self.invalid(text, what)),
        }
    }

    /// `Err` says what would be right.
    fn check_range(&self, value: &ConfigValue) -> Result<(), String> {
        match (self.valid, value) {
            (Valid::AtLeast(min), ConfigValue::Integer(n)) if *n < min => Err(format!("at least {min}")),
            (Valid::Between(min, max), ConfigValue::Integer(n)) if !(min..=max).contains(n) => {
                Err(format!("from {min} to {max}"))
            }
            (Valid::BetweenOr(min, max, other), ConfigValue::Integer(n)) if !(min..=max).contains(n) && *n != other => {
                Err(format!("from {min} to {max}, or {other}"))
            }
            (Valid::Fraction(min, max), ConfigValue::Double(n)) if !(min..=max).contains(n) => {
                Err(format!("from {min} to {max}"))
            }
            (Valid::OneOf(names), ConfigValue::Text(text)) if !names.contains(&text.as_str()) => {
                Err(format!("one of {}", names.join(", ")))
            }
            (Valid::OneOfIgnoringCase(names), ConfigValue::Text(text))
                if !names.contains(&text.to_ascii_lowercase().as_str()) =>
            {
                Err(format!("one of {}", names.join(", ")))
            }
            (Valid::ListOf(names), ConfigValue::List(items)) => check_items(names, items),
            (Valid::NonEmpty, ConfigValue::Text(text)) if text.is_empty() => Err("not empty".to_owned()),
            (Valid::ThrottledReplicas, ConfigValue::List(items)) => check_throttled(items),
            _ => Ok(()),
        }
    }

    fn invalid(&self, text: &str, right: &str) -> String {
        if self.is_sensitive() {
            return format!("the value of {} is not valid: it must be {right}", self.name);
        }
        format!("'{text}' is not a valid value of {}: it must be {right}", self.name)
    }

    fn not_yet(&self, text: &str) -> String {
        let default = self.default.unwrap_or("");
        format!(
            "{}={text} is valid in Kafka but not yet honoured by Ottla; only its default ('{default}') is",
            self.name
        )
    }
}

fn check_items(names: &[&str], items: &[String]) -> Result<(), String> {
    for (i, item) in items.iter().enumerate() {
        if !names.contains(&item.as_str()) {
            return Err(format!("a list of {}", names.join(", ")));
        }
        if items[..i].contains(item) {
            return Err(format!("a list that names each of {} at most once", names.join(", ")));
        }
    }
    Ok(())
}

fn check_throttled(items: &[String]) -> Result<(), String> {
    let is_pair = |item: &String| {
        item.split_once(':')
            .is_some_and(|(partition, broker)| partition.parse::<u32>().is_ok() && broker.parse::<u32>().is_ok())
    };
    if items.iter().all(is_pair) || (items.len() == 1 && items[0] == "*") {
        Ok(())
    } else {
        Err("*, or partition:broker pairs separated by commas".to_owned())
    }
}
