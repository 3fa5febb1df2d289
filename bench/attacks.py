"""The bytes that hostile clients send: whole frames, made by hand from the protocol's and the codecs' descriptions."""
import random
import struct
import zlib

from brokers import crc32c, string

MIB = 1 << 20
API_VERSIONS = struct.pack(">hhi", 18, 0, 1) + string("hostile")


def framed(frame):
    return struct.pack(">i", len(frame)) + frame


def request(key, version, body, flexible=False):
    return framed(struct.pack(">hhi", key, version, 1) + string("hostile") + (b"\0" if flexible else b"") + body)


def varint(n):
    out = bytearray()
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    return bytes(out) + bytes([n])


def metadata_names(count):
    return request(3, 4, struct.pack(">i", count) + b"".join(string(f"no-{i}") for i in range(count)) + b"\0")


def metadata_ids(count):
    rows = b"".join(struct.pack(">QQ", 7, i + 77) + b"\0\0" for i in range(count))
    return request(3, 12, varint(count + 1) + rows + b"\0\0\0", flexible=True)


def create_topics(prefix, count, validate):
    rows = b"".join(string(f"{prefix}-{i}") + struct.pack(">ihii", 1, 1, 0, 0) for i in range(count))
    return request(19, 2, struct.pack(">i", count) + rows + struct.pack(">i?", 30000, validate))


def fetch(topic, offset, size):
    body = struct.pack(">iiiib", -1, 500, 1, size, 0) + struct.pack(">i", 1) + string(topic)
    return 1, 4, body + struct.pack(">iiqi", 1, 0, offset, size)


def produce(topic, batch):
    body = struct.pack(">hhi", -1, -1, 30000) + struct.pack(">i", 1) + string(topic)
    return request(0, 7, body + struct.pack(">iii", 1, 0, len(batch)) + batch)


def produce_nowhere(count):
    """To so many partitions of a topic that does not exist, a batch of no bytes each."""
    rows = b"".join(struct.pack(">ii", i, 0) for i in range(count))
    return request(0, 7, struct.pack(">hhi", -1, -1, 30000) + struct.pack(">i", 1) + string("nowhere") + struct.pack(">i", count) + rows)


def batch(codec, records):
    """A batch of one record, whose bytes are given, compressed already."""
    tail = struct.pack(">hiqqqhii", codec, 0, 1_700_000_000_000, 1_700_000_000_000, -1, -1, -1, 1) + records
    return struct.pack(">qiibI", 0, 9 + len(tail), -1, 2, crc32c(tail)) + tail


def batch_of(value):
    """A batch of one record, uncompressed."""
    inner = b"\0\0\0\1" + varint(len(value) << 1) + value + b"\0"
    return batch(0, varint(len(inner) << 1) + inner)


def noise(ranges, seed):
    """Without end: random bodies for every API at every version that the broker names, and one to either side."""
    rng = random.Random(seed)
    while True:
        for key, low, high in ranges:
            for version in range(low - 1, high + 2):
                yield request(key, version, rng.randbytes(rng.randrange(200)), flexible=rng.random() < 0.5)


def damaged(seed):
    """Without end: requests that are well made, but for a byte or three."""
    rng = random.Random(seed)
    whole = [
        metadata_names(20), metadata_ids(20), create_topics("damaged", 3, True), produce("target", batch_of(bytes(100))),
        request(*fetch("target", 0, 1 << 20)), request(3, 12, b"\2" + bytes(16) + string("target")[1:2] + b"target\0\1\0\0", flexible=True),
    ]
    while True:
        frame = bytearray(rng.choice(whole))
        for _ in range(rng.randrange(1, 4)):
            frame[rng.randrange(8, len(frame))] = rng.randrange(256)
        yield bytes(frame)


def bomb(codec, mib):
    """A Produce request of one batch, whose one record is `mib` MiB of zeros, compressed."""
    size = mib * MIB
    inner = b"\0\0\0\1" + varint(size << 1)
    head = varint((len(inner) + size + 1) << 1) + inner
    number, squeeze = {"gzip": (1, gzip), "snappy": (2, snappy), "lz4": (3, lz4), "zstd": (4, zstd)}[codec]
    # The count of headers, a zero, ends the record: one zero more.
    packed = squeeze(head, size + 1)
    return produce("target", batch(number, packed))


def gzip(head, zeros):
    packer = zlib.compressobj(9, wbits=31)
    parts, chunk = [packer.compress(head)], bytes(MIB)
    for at in range(0, zeros, MIB):
        parts.append(packer.compress(chunk[: min(MIB, zeros - at)]))
    return b"".join(parts) + packer.flush()


def snappy(head, zeros):
    """In the framing of xerial, as Java's clients write it."""
    out = bytearray(b"\x82SNAPPY\0" + struct.pack(">ii", 1, 1))
    while zeros:
        take = min(zeros, 32768)
        literal = head + b"\0"
        block = bytearray(varint(len(head) + take)) + bytes([len(literal) - 1 << 2]) + literal
        whole, rest = divmod(take - 1, 64)
        block += b"\xfe\1\0" * whole + (bytes([(rest - 1) << 2 | 2]) + b"\1\0" if rest else b"")
        out += struct.pack(">i", len(block)) + block
        zeros, head = zeros - take, b""
    return bytes(out)


def lz4(head, zeros):
    """Independent blocks of up to 4 MiB, no content checksum; a match runs over the last zero written."""
    descriptor = b"\x60\x70"
    out = bytearray(struct.pack("<I", 0x184D2204) + descriptor + bytes([xxh32(descriptor) >> 8 & 255]))
    while zeros:
        take = min(zeros, 4 * MIB - len(head))
        literal, match = head + b"\0", take - 1 - 5
        if match < 19:
            literal, block = head + bytes(take), bytearray()
            block += bytes([min(len(literal), 15) << 4]) + (bytes([len(literal) - 15]) if len(literal) > 14 else b"") + literal
        else:
            full, rest = divmod(match - 19, 255)
            extra = bytes([len(literal) - 15]) if len(literal) > 14 else b""
            block = bytearray([min(len(literal), 15) << 4 | 15]) + extra + literal + b"\1\0" + b"\xff" * full + bytes([rest])
            block += b"\x50" + bytes(5)
        out += struct.pack("<I", len(block)) + block
        zeros, head = zeros - take, b""
    return bytes(out) + bytes(4)


def zstd(head, zeros):
    """A raw block with the record's head, then run-length blocks: four bytes for every 128 KiB."""
    block = lambda last, kind, size: struct.pack("<I", last | kind << 1 | size << 3)[:3]
    out = bytearray(struct.pack("<I", 0xFD2FB528) + b"\0\x38" + block(0, 0, len(head)) + head)
    while zeros:
        take = min(zeros, 128 << 10)
        zeros -= take
        out += block(int(not zeros), 1, take) + b"\0"
    return bytes(out)


def xxh32(data):
    """Of fewer than 4 bytes, with seed 0."""
    mask, h = 0xFFFFFFFF, (0x165667B1 + len(data)) & 0xFFFFFFFF
    for byte in data:
        h = (h + byte * 0x165667B1) & mask
        h = ((h << 11 | h >> 21) & mask) * 0x9E3779B1 & mask
    h = (h ^ h >> 15) * 0x85EBCA77 & mask
    h = (h ^ h >> 13) * 0xC2B2AE3D & mask
    return h ^ h >> 16
