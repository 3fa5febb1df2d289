//! Writes any message at any version from its schema alone: an encoder that shares no code with the generated one.

use ottla_protocol::schema::{FieldSchema, FieldType, MessageSchema, VersionRange};

/// A small seeded generator (SplitMix64): the same seed gives the same bytes on every machine.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }
}

/// The message's bytes, with values from the seed; tagged fields are never at their default, which a writer would leave out.
pub(crate) fn fill(message: &MessageSchema, version: i16, seed: u64) -> Vec<u8> {
    let mut filler = Filler { message, version, random: Random(seed), out: Vec::new() };
    filler.structure(0, false);
    filler.out
}

struct Filler<'a> {
    message: &'a MessageSchema,
    version: i16,
    random: Random,
    out: Vec<u8>,
}

fn holds(range: VersionRange, version: i16) -> bool {
    range.0 <= version && version <= range.1
}

impl Filler<'_> {
    fn is_flexible(&self) -> bool {
        holds(self.message.flexible, self.version)
    }

    fn structure(&mut self, index: usize, full: bool) {
        let fields = self.message.structs[index].fields;
        let version = self.version;
        let tagged = |f: &&FieldSchema| f.tag.is_some_and(|(_, versions)| holds(versions, version));
        for field in fields.iter().filter(|f| holds(f.versions, version)).filter(|f| !tagged(f)) {
            let null = holds(field.nullable, version) && !full && self.random.below(4) == 0;
            self.field(field, null, full, self.is_flexible() && !field.is_never_flexible);
        }
        if self.is_flexible() {
            self.tags(fields.iter().filter(tagged).collect(), full);
        }
    }

    fn tags(&mut self, mut fields: Vec<&FieldSchema>, full: bool) {
        fields.sort_by_key(|f| f.tag.unwrap().0);
        fields.retain(|_| full || self.random.below(3) > 0);
        let unknown = self.random.below(8) == 0;
        self.varint(fields.len() as u32 + u32::from(unknown));
        for field in fields {
            let outer = std::mem::take(&mut self.out);
            self.field(field, false, true, true);
            let value = std::mem::replace(&mut self.out, outer);
            self.varint(field.tag.unwrap().0);
            self.varint(value.len() as u32);
            self.out.extend(value);
        }
        if unknown {
            self.varint(1000);
            self.varint(3);
            self.out.extend([7, 8, 9]);
        }
    }

    fn field(&mut self, field: &FieldSchema, null: bool, full: bool, flexible: bool) {
        match field.kind {
            FieldType::String if null && !flexible => self.out.extend([0xff; 2]),
            FieldType::Bytes | FieldType::Records | FieldType::Array(_) if null && !flexible => {
                self.out.extend([0xff; 4])
            }
            FieldType::Struct(_) if null => self.out.push(0xff),
            _ if null => self.out.push(0),
            FieldType::Struct(index) => {
                if field.nullable.0 <= field.nullable.1 {
                    self.out.push(1);
                }
                self.structure(index, full);
            }
            FieldType::Array(element) => {
                let count = self.random.below(3) as u32 + u32::from(full);
                self.length(count, flexible, true);
                for _ in 0..count {
                    match element {
                        FieldType::Struct(index) => self.structure(*index, full),
                        other => self.primitive(other, full, flexible),
                    }
                }
            }
            ref other => self.primitive(other, full, flexible),
        }
    }

    fn primitive(&mut self, kind: &FieldType, full: bool, flexible: bool) {
        let value = self.random.next();
        match kind {
            FieldType::Bool => self.out.push(u8::from(full || value & 1 == 1)),
            // Never a default: those lie between -2147483648 and 60000, or at the ends of their type.
            FieldType::Int8 => self.out.push(0x40 | (value & 0x2f) as u8),
            FieldType::Int16 | FieldType::Uint16 => self.out.extend((0x6000 | (value & 0xfff) as u16).to_be_bytes()),
            FieldType::Int32 | FieldType::Uint32 => {
                self.out.extend((0x6000_0000 | (value & 0xfff_ffff) as u32).to_be_bytes())
            }
            FieldType::Int64 => self.out.extend((0x6000_0000_0000_0000 | (value & 0xffff_ffff)).to_be_bytes()),
            FieldType::Float64 => self.out.extend((value as f64 / 3.0).to_be_bytes()),
            FieldType::Uuid => self.out.extend([value.to_be_bytes(), (!value).to_be_bytes()].concat()),
            FieldType::String => {
                let text = &"topic-é-0123456789"[..value as usize % 7 * usize::from(!full) + 6 * usize::from(full)];
                self.length(text.len() as u32, flexible, false);
                self.out.extend(text.as_bytes());
            }
            FieldType::Bytes | FieldType::Records => {
                let size = value % 9 + u64::from(full);
                self.length(size as u32, flexible, true);
                self.out.extend((0..size).map(|i| (value >> i) as u8));
            }
            FieldType::Struct(_) | FieldType::Array(_) => panic!("no definition nests {kind:?} here"),
        }
    }

    fn length(&mut self, size: u32, flexible: bool, long: bool) {
        match (flexible, long) {
            (true, _) => self.varint(size + 1),
            (false, true) => self.out.extend(size.to_be_bytes()),
            (false, false) => self.out.extend((size as u16).to_be_bytes()),
        }
    }

    fn varint(&mut self, mut value: u32) {
        while value >= 0x80 {
            self.out.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.out.push(value as u8);
    }
}
