"""What every client is asked to do. A scenario returns nothing: what its client answered is the outcome."""
import base64
import hashlib
import json
import random
import time

from . import topics

MIB = 1 << 20
LIMIT = 12 * MIB
BEGIN = 1_700_000_000_000
BEGUN = time.time() * 1000 - 1000  # no record of this run is older, unless it was given a time
SHOWN_BYTES, SHOWN_RECORDS = 40, 100
ALL_CODECS = ("none", "gzip", "snappy", "lz4", "zstd")
ACKS = ("0", "1", "all")


def coded(value):
    return None if value is None else base64.b64encode(value.encode()).decode()


def record(value, key=None, partition=0, headers=(), timestamp=BEGIN):
    return [partition, coded(key), coded(value), [[name, coded(data)] for name, data in headers], timestamp]


def numbered(count, partition=0, first=0):
    """Records that tell themselves apart, with a second between them."""
    return [record(f"value {i} " + "abc" * 20, f"key {i}", partition, timestamp=BEGIN + i * 1000) for i in range(first, first + count)]


class Scenario:
    """One client doing one thing against one broker; `trace` keeps each question with its normalised answer."""

    def __init__(self, client, agent, broker, name):
        self.client, self.agent, self.broker, self.name = client, agent, broker, name
        self.topic = f"{client}.{name}"
        self.trace = []

    def create(self, partitions=1, **settings):
        settings = {key.replace("_", "."): value for key, value in settings.items()}
        topics.create(self.broker.port, self.topic, partitions, {"retention.ms": -1, **settings})

    def produce(self, records, acks="all", codec="none", idempotent=None):
        if self.client == "kcat":
            records = [[*row[:4], None] for row in records]
        idempotent = acks == "all" if idempotent is None else idempotent
        answer = self.agent.ask(op="produce", topic=self.topic, records=records, acks=acks, codec=codec, idempotent=idempotent)
        self.note(f"produce {len(records)}, acks={acks}, {codec}", answer)

    def consume(self, count, origin="earliest", partitions=(0,), timeout_ms=15000, reset="error", topic=None):
        request = {"op": "consume", "topic": topic or self.topic, "partitions": list(partitions), "from": origin, "count": count}
        answer = self.agent.ask(**request, timeout_ms=timeout_ms, reset=reset)
        if "ok" in answer:
            rows = sorted(answer["ok"]["records"], key=lambda row: row[:2])
            answer = {"ok": listed([self.shown(row) for row in rows])}
        self.note(f"consume {count} from {origin}", answer)

    def offsets(self, at):
        answer = self.agent.ask(op="offsets", topic=self.topic, partition=0, at=at)
        self.note(f"offset of {at}", answer)

    def shown(self, row):
        partition, offset, timestamp, key, value, headers = row
        if BEGUN <= timestamp <= time.time() * 1000 + 1000:
            timestamp = "now"
        return [partition, offset, timestamp, short(key), short(value), [[name, short(data)] for name, data in headers]]

    def note(self, question, answer):
        self.trace.append({question: answer.get("ok", {"error": answer.get("error")})})


def short(text):
    """Text as it is, long data by length and hash."""
    if text is None:
        return None
    data = base64.b64decode(text)
    if len(data) > SHOWN_BYTES:
        return f"{data[:12].decode()}... {len(data)} bytes, sha256 {digest(data)}"
    return data.decode()


def digest(data):
    return hashlib.sha256(data).hexdigest()[:16]


def listed(rows):
    """Records as they are, or, if they are many, the first and last and the hash of all."""
    if len(rows) <= SHOWN_RECORDS:
        return {"records": rows}
    return {"first": rows[0], "last": rows[-1], "count": len(rows), "sha256": digest(json.dumps(rows).encode())}


def letters(size, seed):
    """Printable text that compresses by about a quarter."""
    return base64.b64encode(random.Random(seed).randbytes(size * 3 // 4 + 3)).decode()[:size]


# --------------------------------------------------------------------------------------------- the scenarios


def codec(name):
    def scenario(s):
        s.create()
        s.produce(numbered(50), codec=name)
        s.produce(numbered(3, first=50), codec=name)
        s.consume(53)

    return scenario


def acknowledged(acks):
    def scenario(s):
        s.create(partitions=2)
        s.produce(numbered(20) + numbered(5, partition=1), acks=acks)
        s.consume(25, partitions=(0, 1))

    return scenario


def headers(s):
    s.create()
    pairs = [[("a", "1")], [("a", "1"), ("a", "2"), ("a", "1")], [("b", "x"), ("c", "")], []]
    if s.client not in ("kafkajs", "kafka-python"):  # their types have no null header
        pairs.append([("n", None)])
    s.produce([record(f"value {i}", "key", headers=one) for i, one in enumerate(pairs)])
    s.consume(len(pairs))


def nulls(s):
    s.create()
    records = [record("v", "k"), record("v", None), record(None, "k"), record("", ""), record("é∑😀", "ключ")]
    if s.client not in ("aiokafka", "kafka-python"):  # they ask for a key or a value
        records.append(record(None, None))
    s.produce(records)
    s.consume(len(records))


def sizes(s):
    s.create(max_message_bytes=LIMIT)
    wanted = [1, 100, 16 * 1024, 100_000, MIB, 10 * MIB]
    for size in wanted:
        s.produce([record(letters(size, size), "k")], codec="none")
    s.produce([record(letters(5 * MIB, 5), "k")], codec="zstd")
    s.consume(len(wanted) + 1)


def too_large(s):
    s.create()
    s.produce([record(letters(2 * MIB, 1))], codec="none")
    s.produce(numbered(1))
    s.consume(1)


def partitions(count):
    def scenario(s):
        s.create(partitions=count)
        s.produce([record(f"to {p}", f"key {p}", p) for p in range(count)])
        s.consume(count, partitions=range(count))
        if count > 100:
            topics.delete(s.broker.port, s.topic)

    return scenario


def create_time(s):
    s.create()
    now = int(time.time() * 1000)
    s.produce([record("old", timestamp=1), record("zero", timestamp=0), record("set", timestamp=BEGIN), record("now", timestamp=now)])
    s.produce([record("unset", timestamp=None)])
    s.consume(5)


def append_time(s):
    s.create(message_timestamp_type="LogAppendTime")
    s.produce(numbered(3))
    s.produce(numbered(3), codec="gzip")
    s.consume(6)


def future(s):
    s.create()
    s.produce([record("two days ahead", timestamp=int(time.time() * 1000) + 2 * 86_400_000)])
    s.produce(numbered(1))
    s.consume(1)


def idempotent(s):
    s.create(partitions=3)
    for i in range(8):
        s.produce(numbered(10, partition=i % 3, first=i * 10))
    s.consume(80, partitions=(0, 1, 2))


def times(s):
    s.create()
    s.produce(numbered(10))
    for at in ("earliest", "latest", BEGIN, BEGIN + 4500, BEGIN - 5000, BEGIN + 9000, BEGIN + 9001, 0):
        s.offsets(at)


def positions(s):
    s.create()
    s.produce(numbered(10))
    s.consume(10, origin="earliest")
    s.consume(5, origin=5)
    s.consume(1, origin=9)
    s.consume(1, origin="latest", timeout_ms=700)
    s.consume(1, origin=10, timeout_ms=700)
    if s.client != "kafkajs":  # resets only in its groups
        s.consume(10, origin=1000, reset="earliest")
    s.consume(1, origin=1000, timeout_ms=5000)


def auto_create(s):
    s.produce(numbered(3))
    s.consume(3)


def before_kill(s):
    s.create(partitions=2)
    for name in ALL_CODECS:
        s.produce(numbered(10) + numbered(2, partition=1), codec=name)


def after_kill(s):
    topics.settle(s.broker.port, s.topic, 2)
    s.produce(numbered(7, first=1000))
    s.offsets("latest")
    s.consume(67, partitions=(0, 1))


SCENARIOS = {
    **{f"codec-{name}": codec(name) for name in ALL_CODECS},
    **{f"acks-{acks}": acknowledged(acks) for acks in ACKS},
    "headers": headers, "nulls": nulls, "sizes": sizes, "too-large": too_large,
    "partitions-1": partitions(1), "partitions-10": partitions(10), "partitions-1000": partitions(1000),
    "create-time": create_time, "append-time": append_time, "future-time": future,
    "idempotent": idempotent, "offsets-by-time": times, "positions": positions, "auto-create": auto_create,
}
# kcat starts a process for every partition, sets no timestamps and reports no offsets.
NOT_FOR = {"kcat": {"partitions-1000", "create-time", "future-time", "offsets-by-time"}}
CLIENTS = ("kcat", "confluent-kafka", "java", "franz-go", "sarama", "kafka-python", "aiokafka", "kafkajs")
RESTART = "restart"


def names(client):
    """Every scenario of a client, in order."""
    return [name for name in SCENARIOS if name not in NOT_FOR.get(client, ())]
