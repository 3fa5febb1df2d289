"""Single requests at every version, compared field by field. Kafka's own classes encode and decode; no client's logic between."""
import re
import time

from . import topics
from .scenarios import BEGIN
from .tools import ELR, SERVED

NO_ID = "AAAAAAAAAAAAAAAAAAAAAA"
ABSENT_ID = "5u7bC1hTSbuxP2wJPVnO9Q"
# What differs between two brokers that do the same, by field; zero, -1 and null are kept.
OPAQUE = {
    "clusterId": "ID", "topicId": "ID", "host": "HOST", "port": "PORT", "logDir": "DATA", "totalBytes": "N", "usableBytes": "N",
    "sessionId": "SESSION", "documentation": "TEXT",
    "batchIndexErrorMessage": "TEXT",
}
LOADING = 14  # the broker has no block of producer ids yet
INVALID_RECORD = 87
PLAIN = (0, -1, "", None, NO_ID, ABSENT_ID)


class Session:
    """One case: requests, and their answers merged over the versions that answer alike."""

    def __init__(self, name, agent, broker):
        self.client, self.name, self.agent, self.broker = "wire", name, agent, broker
        self.trace = []
        self.begin = time.time() * 1000
        self.ids = {}

    def create(self, topic, partitions=1, **settings):
        named = {key.replace("_", "."): value for key, value in settings.items()}
        topics.create(self.broker.port, topic, partitions, {"retention.ms": -1, **named})

    def id_of(self, topic):
        if topic not in self.ids:
            found = self.raw("METADATA", 12, {"topics": [{"name": topic}]})["response"]["topics"][0]["topicId"]
            self.ids[topic] = found
        return self.ids[topic]

    def raw(self, api, version, body, **options):
        answer = self.agent.ask(op="wire", api=api, version=version, body=body, connection=self.name, **options)
        return answer.get("ok", answer)

    def ask(self, label, api, versions, body, keep=lambda response: response, **options):
        """Sends a request at each version; `body` may be a function of the version."""
        for version in versions:
            answer = self.raw(api, version, body(version) if callable(body) else body, **options)
            if "response" in answer:
                answer["response"] = keep(answer["response"])
            self.note(label, version, self.shown(answer))

    def note(self, label, version, answer):
        """Extends the last entry of this label if it says the same."""
        for entry in reversed(self.trace):
            if entry["request"] == label:
                if entry["answer"] == answer and entry["versions"][1] == version - 1:
                    entry["versions"][1] = version
                    return
                break
        self.trace.append({"request": label, "versions": [version, version], "answer": answer})

    def shown(self, value, key=""):
        if isinstance(value, dict):
            value = {name: self.shown(one, name) for name, one in value.items()}
            if value.get("name") == ELR:
                value = {key: one for key, one in value.items() if key not in ("configSource", "synonyms")}
            if value.get("errorCode") and "errorMessage" in value:
                value["errorMessage"] = "TEXT"  # the code counts; each broker has its own words
            if value.get("errorCode") == INVALID_RECORD:
                value.pop("logStartOffset", None)  # Apache Kafka tells it or not, by where it noticed
            return value
        if isinstance(value, list):
            return [self.shown(one, key) for one in value]
        if key in OPAQUE and value not in PLAIN:
            return OPAQUE[key]
        if isinstance(value, int) and self.begin - 1000 <= value <= time.time() * 1000 + 1000:
            return "now"
        if isinstance(value, str):
            for topic, found in self.ids.items():
                value = value.replace(found, f"ID of {topic}")
            value = re.sub(r"(wire[._][a-z.]+)\.\d+\b", r"\1.V", value)
        return value


def batch(count=1, producer=-1, epoch=0, sequence=-1, codec="none", **more):
    rows = [{"key": f"k{i}", "value": f"v{i}", "timestamp": BEGIN + i * 1000} for i in range(count)]
    return {"codec": codec, "producerId": producer, "producerEpoch": epoch if producer >= 0 else -1, "baseSequence": sequence, "records": rows, **more}


def produce_body(s, topic, batches, acks=-1, partition=0, topic_id=None):
    records = {"batches": batches} if batches is not None else None
    known = topic_id or s.id_of(topic)
    one = {"name@3-12": topic, "topicId@13+": known, "partitionData": [{"index": partition, "records": records}]}
    return {"acks": acks, "timeoutMs": 10000, "topicData": [one]}


def produce(s):
    versions = range(3, 14)
    s.create("wire.produce")
    ask = lambda label, batches, **more: s.ask(label, "PRODUCE", versions, produce_body(s, "wire.produce", batches, **more))
    ask("one batch", [batch(3)])
    for codec in ("gzip", "snappy", "lz4", "zstd"):
        ask(codec, [batch(3, codec=codec)])
    ask("acks 1", [batch()], acks=1)
    ask("acks 2", [batch()], acks=2)
    ask("partition 7 of 1", [batch()], partition=7)
    s.ask("absent topic", "PRODUCE", versions, produce_body(s, "wire.absent", [batch()], topic_id=ABSENT_ID))
    ask("no batch", [])
    ask("two batches", [batch(), batch()])
    ask("bad CRC", [batch(flip=[60])])
    ask("wrong CRC field", [batch(flip=[17])])
    ask("cut by 3 bytes", [batch(cut=3)])
    ask("length too small", [batch(flip=[11])])
    ask("magic 1", [batch(magic=1)])
    ask("magic 0", [batch(magic=0)])
    ask("base offset not 0", [batch(3, baseOffset=40)])
    ask("negative partition", [batch()], partition=-1)
    ask("wrong record count", [batch(3, flip=[60], fixCrc=True)])
    s.create("wire.produce.compressed", compression_type="zstd")
    s.ask("to a topic that compresses", "PRODUCE", versions, produce_body(s, "wire.produce.compressed", [batch(3, codec="gzip")]))
    ends = [{"timestamp": -1, "partitionIndex": 0}]
    s.ask("log end", "LIST_OFFSETS", [7], {"replicaId": -1, "topics": [{"name": "wire.produce", "partitions": ends}]})


def produce_idempotent(s):
    """The window of five batches: retries, gaps, old epochs. One version is enough; the records are the same at all."""
    s.create("wire.idempotent", partitions=2)
    version = [11]
    step = lambda label, one, partition=0: s.ask(label, "PRODUCE", version, produce_body(s, "wire.idempotent", [one], partition=partition))
    for i in range(6):
        step(f"batch {i}", batch(2, 5000, 0, 2 * i))
    for i in (5, 3, 1, 0):
        step(f"batch {i} again", batch(2, 5000, 0, 2 * i))
    step("half of batch 5 again", batch(1, 5000, 0, 10))
    step("gap", batch(2, 5000, 0, 20))
    step("batch 6", batch(2, 5000, 0, 12))
    step("new producer, sequence 3", batch(1, 5001, 0, 3))
    step("new producer, sequence 0", batch(1, 5002, 0, 0))
    step("epoch 1, sequence 5", batch(1, 5000, 1, 5))
    step("epoch 1, sequence 0", batch(1, 5000, 1, 0))
    step("epoch 0 again", batch(1, 5000, 0, 14))
    step("sequence near the wrap", batch(2, 5003, 0, 2147483646))
    step("sequence 0 on another partition", batch(1, 5000, 1, 0), partition=1)
    step("transactional batch without a transaction", batch(1, 5005, 0, 0, transactional=True))
    s.ask("producers", "DESCRIBE_PRODUCERS", [0], {"topics": [{"name": "wire.idempotent", "partitionIndexes": [0, 1, 9]}]}, keep=producers_sorted)
    s.ask("producers of an absent topic", "DESCRIBE_PRODUCERS", [0], {"topics": [{"name": "wire.absent", "partitionIndexes": [0]}]})


def producers_sorted(response):
    for topic in response["topics"]:
        for partition in topic["partitions"]:
            partition["activeProducers"].sort(key=lambda one: one["producerId"])
    return response


def fetch(s):
    versions = range(4, 19)
    s.create("wire.fetch", partitions=2)
    for batches in ([batch(3)], [batch(2, codec="gzip")], [batch(1)]):
        s.raw("PRODUCE", 11, produce_body(s, "wire.fetch", batches))

    def body(offset=0, topic="wire.fetch", topic_id=None, partition=0, limit=1 << 20, total=1 << 20, wait=0, minimum=0, isolation=0, **more):
        one = {"partition": partition, "fetchOffset": offset, "partitionMaxBytes": limit, **more}
        named = {"topic@4-12": topic, "topicId@13+": topic_id or s.id_of(topic), "partitions": [one]}
        return {
            "replicaId@4-14": -1, "maxWaitMs": wait, "minBytes": minimum, "maxBytes": total, "isolationLevel": isolation,
            "sessionEpoch@7+": -1, "topics": [named],
        }

    s.ask("from 0", "FETCH", versions, body())
    s.ask("from the middle of a batch", "FETCH", versions, body(4))
    s.ask("from the end", "FETCH", versions, body(6))
    s.ask("past the end", "FETCH", versions, body(7))
    s.ask("negative offset", "FETCH", versions, body(-5))
    s.ask("read committed", "FETCH", versions, body(isolation=1))
    s.ask("one byte of the partition", "FETCH", versions, body(limit=1))
    s.ask("one byte in all", "FETCH", versions, body(total=1))
    s.ask("one batch's bytes", "FETCH", versions, body(limit=100))
    s.ask("partition 9 of 2", "FETCH", versions, body(partition=9))
    s.ask("absent topic", "FETCH", versions, body(topic="wire.absent", topic_id=ABSENT_ID))
    s.ask("leader epoch 0", "FETCH", range(9, 19), body(currentLeaderEpoch=0))
    s.ask("leader epoch 99", "FETCH", range(9, 19), body(currentLeaderEpoch=99))
    s.ask("last fetched epoch 0", "FETCH", range(12, 19), body(**{"lastFetchedEpoch@12+": 0}))
    s.ask("empty partition", "FETCH", versions, body(partition=1))
    s.ask("waits in vain", "FETCH", [12, 18], body(6, wait=50, minimum=1))


def fetch_sessions(s):
    s.create("wire.sessions", partitions=2)
    for version in (7, 12, 13, 18):
        label = lambda text: f"{text}, version {version}"
        session = {"id": 0}

        def step(text, epoch, partitions, forget=(), number=None):
            named = {"topic@7-12": "wire.sessions", "topicId@13+": s.id_of("wire.sessions")}
            body = {
                "replicaId@7-14": -1, "maxWaitMs": 0, "minBytes": 0, "maxBytes": 1 << 20, "sessionId": session["id"] if number is None else number,
                "sessionEpoch": epoch,
                "topics": [{**named, "partitions": [{"partition": p, "fetchOffset": o, "partitionMaxBytes": 1 << 20} for p, o in partitions]}] if partitions else [],
                "forgottenTopicsData": [{**named, "partitions": list(forget)}] if forget else [],
            }
            answer = s.raw("FETCH", version, body)
            session["id"] = answer.get("response", {}).get("sessionId") or session["id"]
            s.note(label(text), version, s.shown(answer))

        end = s.raw("LIST_OFFSETS", 7, {"replicaId": -1, "topics": [{"name": "wire.sessions", "partitions": [{"timestamp": -1, "partitionIndex": 0}]}]})
        at = end["response"]["topics"][0]["partitions"][0]["offset"]
        step("new session", 0, [(0, at), (1, 0)])
        step("nothing new", 1, [])
        s.raw("PRODUCE", 11, produce_body(s, "wire.sessions", [batch()]))
        step("one partition has news", 2, [])
        step("moved on", 3, [(0, at + 1)])
        step("one forgotten", 4, [], forget=[1])
        step("wrong epoch", 9, [])
        step("absent session", 1, [], number=12345)
        step("closed", -1, [])


def list_offsets(s):
    versions = range(1, 12)
    s.create("wire.list", partitions=2)
    s.raw("PRODUCE", 11, produce_body(s, "wire.list", [batch(5)]))
    s.raw("PRODUCE", 11, produce_body(s, "wire.list", [batch(3, codec="lz4")]))

    def ask(label, timestamp, topic="wire.list", partition=0, since=1, **more):
        rows = [{"partitionIndex": partition, "timestamp": timestamp, **more}]
        s.ask(label, "LIST_OFFSETS", range(since, 12), {"replicaId": -1, "topics": [{"name": topic, "partitions": rows}]})

    for timestamp in (-1, -2, -3, -4, -5, -6, -7):
        ask(f"timestamp {timestamp}", timestamp)
    for seconds in (-10, 0, 1.5, 2, 4, 4.001):
        ask(f"{seconds} s after the first", int(BEGIN + seconds * 1000))
    ask("empty partition by time", BEGIN, partition=1)
    ask("empty partition, latest", -1, partition=1)
    ask("empty partition, max timestamp", -3, partition=1)
    ask("partition 9 of 2", -1, partition=9)
    ask("absent topic", -1, topic="wire.absent")
    ask("leader epoch 0", -1, since=4, currentLeaderEpoch=0)
    ask("leader epoch 99", -1, since=4, currentLeaderEpoch=99)
    twice = [{"partitionIndex": 0, "timestamp": -1}, {"partitionIndex": 0, "timestamp": -2}]
    s.ask("a partition twice", "LIST_OFFSETS", versions, {"replicaId": -1, "topics": [{"name": "wire.list", "partitions": twice}]})


def offset_for_leader_epoch(s):
    s.create("wire.epochs")
    s.raw("PRODUCE", 11, produce_body(s, "wire.epochs", [batch(5)]))
    for topic, partition, epoch, current in (
        ("wire.epochs", 0, 0, -1), ("wire.epochs", 0, 5, -1), ("wire.epochs", 0, -1, -1), ("wire.epochs", 0, 0, 0), ("wire.epochs", 0, 0, 9),
        ("wire.epochs", 3, 0, -1), ("wire.absent", 0, 0, -1),
    ):
        rows = [{"partition": partition, "leaderEpoch": epoch, "currentLeaderEpoch": current}]
        body = {"replicaId@3+": -1, "topics": [{"topic": topic, "partitions": rows}]}
        s.ask(f"{topic}-{partition} epoch {epoch}, current {current}", "OFFSET_FOR_LEADER_EPOCH", range(2, 5), body)


def metadata(s):
    versions = range(0, 14)
    s.create("wire.metadata", partitions=2)
    s.create("wire.metadata.two")
    mine = lambda response: {**response, "topics": [topic for topic in response["topics"] if (topic["name"] or "").startswith("wire.metadata")]}
    in_order = lambda response: {**response, "topics": sorted(response["topics"], key=lambda topic: str(topic["name"]))}
    s.ask("by name", "METADATA", versions, {"topics": [{"name": "wire.metadata"}]})
    s.ask("absent", "METADATA", range(4, 14), {"topics": [{"name": "wire.absent"}], "allowAutoTopicCreation": False})
    s.ask("bad name", "METADATA", versions, {"topics": [{"name": "wire.metadata bad!"}]})
    s.ask("empty name", "METADATA", versions, {"topics": [{"name": ""}]})
    s.ask("a name twice", "METADATA", versions, {"topics": [{"name": "wire.metadata.two"}, {"name": "wire.metadata.two"}]})
    s.ask("all", "METADATA", versions, {"topics@1+": None}, keep=lambda response: in_order(mine(response)))
    s.ask("none", "METADATA", range(1, 14), {"topics": []})
    s.ask("by id", "METADATA", range(12, 14), {"topics": [{"name": None, "topicId": s.id_of("wire.metadata")}]})
    s.ask("by an absent id", "METADATA", range(12, 14), {"topics": [{"name": None, "topicId": ABSENT_ID}]})
    s.ask("by id at a version before it", "METADATA", range(10, 12), {"topics": [{"name": None, "topicId": s.id_of("wire.metadata")}]})
    s.ask("authorized operations", "METADATA", range(8, 14), {"topics": [{"name": "wire.metadata"}], "includeClusterAuthorizedOperations@8-10": True, "includeTopicAuthorizedOperations": True})
    for version in versions:  # at once or a little later
        body = {"topics": [{"name": f"wire.metadata.auto.{version}"}]}
        for _ in range(100):
            if (answer := s.raw("METADATA", version, body))["response"]["topics"][0]["errorCode"] == 0:
                break
            time.sleep(0.05)
        s.note("created on the way", version, s.shown(answer))


def init_producer_id(s):
    known = lambda response: {**response, "producerId": "ID" if response["producerId"] >= 0 else -1}
    while s.raw("INIT_PRODUCER_ID", 5, {"transactionalId": None})["response"]["errorCode"] == LOADING:
        time.sleep(0.1)
    s.ask("idempotent", "INIT_PRODUCER_ID", range(0, 7), {"transactionalId": None, "transactionTimeoutMs": 60000}, keep=known)
    s.ask("empty transactional id", "INIT_PRODUCER_ID", range(0, 7), {"transactionalId": "", "transactionTimeoutMs": 60000}, keep=known)
    s.ask("epoch without an id", "INIT_PRODUCER_ID", range(3, 7), {"transactionalId": None, "transactionTimeoutMs": 60000, "producerEpoch": 3}, keep=known)


def create_topics(s):
    versions = range(2, 8)

    def ask(label, one, keep=configs_counted, **more):
        s.ask(label, "CREATE_TOPICS", versions, lambda v: {"topics": [one(v)], "timeoutMs": 10000, **more}, keep=keep)

    name = lambda kind: lambda v, **more: {"name": f"wire.create.{kind}.{v}", "numPartitions": 1, "replicationFactor": 1, **more}
    ask("new", name("new"), keep=configs_sorted)
    ask("again", name("new"))
    ask("only tried", name("tried"), validateOnly=True)
    ask("only tried, again", name("tried"), validateOnly=True)
    ask("defaults", lambda v: name("defaults")(v, numPartitions=-1, replicationFactor=-1))
    ask("no partitions", lambda v: name("none")(v, numPartitions=0))
    ask("two replicas", lambda v: name("two")(v, replicationFactor=2))
    ask("no replicas", lambda v: name("zero")(v, replicationFactor=0))
    ask("with configuration", lambda v: name("set")(v, configs=[{"name": "segment.bytes", "value": "2097152"}, {"name": "retention.ms", "value": "1000"}]))
    ask("null configuration", lambda v: name("null")(v, configs=[{"name": "segment.bytes", "value": None}]))
    ask("unknown configuration", lambda v: name("odd")(v, configs=[{"name": "no.such", "value": "1"}]))
    ask("bad value", lambda v: name("bad")(v, configs=[{"name": "segment.bytes", "value": "much"}]))
    ask("bad value of a list", lambda v: name("bad")(v, configs=[{"name": "cleanup.policy", "value": "burn"}]))
    placed = [{"partitionIndex": 0, "brokerIds": [1]}, {"partitionIndex": 1, "brokerIds": [1]}]
    ask("placed", lambda v: name("placed")(v, numPartitions=-1, replicationFactor=-1, assignments=placed))
    ask("placed and counted", lambda v: name("both")(v, assignments=placed))
    ask("placed on an absent broker", lambda v: name("far")(v, numPartitions=-1, replicationFactor=-1, assignments=[{"partitionIndex": 0, "brokerIds": [9]}]))
    ask("placed with a gap", lambda v: name("gap")(v, numPartitions=-1, replicationFactor=-1, assignments=[{"partitionIndex": 1, "brokerIds": [1]}]))
    ask("empty name", lambda v: {"name": "", "numPartitions": 1, "replicationFactor": 1})
    ask("name of dots", lambda v: {"name": "..", "numPartitions": 1, "replicationFactor": 1})
    ask("bad name", lambda v: {"name": "bad name", "numPartitions": 1, "replicationFactor": 1})
    ask("long name", lambda v: {"name": "l" * 250, "numPartitions": 1, "replicationFactor": 1})
    ask("colliding name", lambda v: {"name": f"wire_create.new.{v}", "numPartitions": 1, "replicationFactor": 1})
    s.ask("a name twice", "CREATE_TOPICS", versions, lambda v: {"topics": [name("twice")(v), name("twice")(v)], "timeoutMs": 10000})


def configs_counted(response):
    for topic in response["topics"]:
        if topic.get("configs"):
            topic["configs"] = len(topic["configs"])
    return response


def configs_sorted(response):
    for topic in response["topics"]:
        if topic.get("configs"):
            topic["configs"].sort(key=lambda one: one["name"])
    return response


def delete_topics(s):
    for version in range(1, 7):
        s.create(f"wire.delete.{version}")
    by_name = lambda v: {"timeoutMs": 10000, "topicNames@1-5": [f"wire.delete.{v}"], "topics@6+": [{"name": f"wire.delete.{v}"}]}
    s.ask("by name", "DELETE_TOPICS", range(1, 7), by_name)
    s.ask("again", "DELETE_TOPICS", range(1, 7), by_name)
    s.create("wire.delete.id")
    by_id = {"timeoutMs": 10000, "topics": [{"name": None, "topicId": s.id_of("wire.delete.id")}]}
    s.ask("by id", "DELETE_TOPICS", [6], by_id)
    s.ask("by id again", "DELETE_TOPICS", [6], by_id)
    s.ask("by an absent id", "DELETE_TOPICS", [6], {"timeoutMs": 10000, "topics": [{"name": None, "topicId": ABSENT_ID}]})
    s.ask("by neither", "DELETE_TOPICS", [6], {"timeoutMs": 10000, "topics": [{"name": None}]})


def create_partitions(s):
    s.create("wire.grow")
    ask = lambda label, body: s.ask(label, "CREATE_PARTITIONS", range(0, 4), body)
    one = lambda count, topic="wire.grow", assignments=None, **more: {"topics": [{"name": topic, "count": count, "assignments": assignments}], "timeoutMs": 10000, **more}
    ask("only tried", one(20, validateOnly=True))
    ask("grown", lambda v: one(2 + v))
    ask("same count", lambda v: one(5))
    ask("fewer", lambda v: one(1))
    ask("zero", lambda v: one(0))
    ask("absent topic", lambda v: one(3, "wire.absent"))
    ask("placed", lambda v: one(6 + v, assignments=[{"brokerIds": [1]}]))
    ask("placed on an absent broker", lambda v: one(10, assignments=[{"brokerIds": [7]}]))
    ask("too few placed", lambda v: one(20, assignments=[{"brokerIds": [1]}]))
    s.ask("a topic twice", "CREATE_PARTITIONS", [3], {"topics": [{"name": "wire.grow", "count": 30, "assignments": None}] * 2, "timeoutMs": 10000})


def delete_records(s):
    s.create("wire.trim")
    s.raw("PRODUCE", 11, produce_body(s, "wire.trim", [batch(9)]))
    for label, topic, partition, offset in (
        ("to 3", "wire.trim", 0, 3), ("back to 1", "wire.trim", 0, 1), ("past the end", "wire.trim", 0, 99), ("to -2", "wire.trim", 0, -2),
        ("partition 5 of 1", "wire.trim", 5, 0), ("absent topic", "wire.absent", 0, 0), ("to the high watermark", "wire.trim", 0, -1),
    ):
        rows = [{"partitionIndex": partition, "offset": offset}]
        s.ask(label, "DELETE_RECORDS", range(0, 3), {"topics": [{"name": topic, "partitions": rows}], "timeoutMs": 10000})


TOPIC, BROKER = 2, 4


def describe_configs(s):
    versions = range(1, 5)
    s.create("wire.configs", segment_bytes=2097152)
    in_order = lambda response: {**response, "results": [{**one, "configs": sorted(one["configs"] or [], key=lambda c: c["name"])} for one in response["results"]]}

    def ask(label, kind, name, keys, **more):
        body = {"resources": [{"resourceType": kind, "resourceName": name, "configurationKeys": keys}], **more}
        s.ask(label, "DESCRIBE_CONFIGS", versions, body, keep=in_order)

    ask("two keys", TOPIC, "wire.configs", ["segment.bytes", "retention.ms"])
    ask("two keys with synonyms", TOPIC, "wire.configs", ["segment.bytes", "retention.ms"], includeSynonyms=True)
    ask("documentation", TOPIC, "wire.configs", ["segment.bytes"], **{"includeDocumentation@3+": True})
    ask("all keys with synonyms", TOPIC, "wire.configs", None, includeSynonyms=True)
    ask("absent key", TOPIC, "wire.configs", ["no.such"])
    ask("no keys", TOPIC, "wire.configs", [])
    ask("absent topic", TOPIC, "wire.absent", None)
    ask("bad topic", TOPIC, "bad name", None)
    ask("broker", BROKER, "1", ["log.segment.bytes", "message.max.bytes", "num.partitions"], includeSynonyms=True)
    ask("cluster default", BROKER, "", ["log.segment.bytes"], includeSynonyms=True)
    ask("absent broker", BROKER, "9", None)
    ask("broker by a word", BROKER, "one", None)
    ask("absent kind", 77, "x", None)


def alter_configs(s):
    s.create("wire.alter", segment_bytes=2097152)
    state = lambda label: s.ask(
        label, "DESCRIBE_CONFIGS", [4], {"resources": [{"resourceType": TOPIC, "resourceName": "wire.alter", "configurationKeys": ["segment.bytes", "retention.ms", "cleanup.policy", "max.message.bytes"]}]},
        keep=lambda r: sorted(f"{c['name']}={c['value']} from {c['configSource']}" for c in r["results"][0]["configs"]),
    )

    def incremental(label, entries, kind=TOPIC, name="wire.alter", **more):
        rows = [{"name": key, "configOperation": operation, "value": value} for key, operation, value in entries]
        s.ask(label, "INCREMENTAL_ALTER_CONFIGS", range(0, 2), {"resources": [{"resourceType": kind, "resourceName": name, "configs": rows}], **more})
        state(f"after: {label}")

    set_to, delete, append, subtract = 0, 1, 2, 3
    incremental("set", [("max.message.bytes", set_to, "5000")])
    incremental("only tried", [("max.message.bytes", set_to, "6000")], validateOnly=True)
    incremental("delete", [("segment.bytes", delete, None)])
    incremental("append to a list", [("cleanup.policy", append, "delete")])
    incremental("subtract from a list", [("cleanup.policy", subtract, "compact")])
    incremental("append to a number", [("max.message.bytes", append, "1")])
    incremental("null value", [("max.message.bytes", set_to, None)])
    incremental("bad value", [("max.message.bytes", set_to, "-7")])
    incremental("absent key", [("no.such", set_to, "1")])
    incremental("a key twice", [("max.message.bytes", set_to, "1"), ("max.message.bytes", delete, None)])
    incremental("absent topic", [("max.message.bytes", set_to, "1")], name="wire.absent")
    incremental("absent broker", [("log.segment.bytes", set_to, "104857600")], kind=BROKER, name="99")
    incremental("read-only of the broker", [("node.id", set_to, "5")], kind=BROKER, name="1")
    incremental("absent kind", [("x", set_to, "5")], kind=99, name="x")

    def whole(label, entries, **more):
        rows = [{"name": key, "value": value} for key, value in entries]
        s.ask(label, "ALTER_CONFIGS", range(0, 3), {"resources": [{"resourceType": TOPIC, "resourceName": "wire.alter", "configs": rows}], **more})
        state(f"after: {label}")

    whole("all replaced", [("retention.ms", "5000")])
    whole("all removed", [])
    whole("all, bad value", [("retention.ms", "x")])
    whole("all, only tried", [("retention.ms", "7000")], validateOnly=True)


def describe_cluster(s):
    s.ask("cluster", "DESCRIBE_CLUSTER", range(0, 3), {"includeClusterAuthorizedOperations": True})
    s.ask("without operations", "DESCRIBE_CLUSTER", range(0, 3), {})
    s.ask("endpoints of controllers", "DESCRIBE_CLUSTER", range(1, 3), {"endpointType": 2})
    s.ask("absent kind of endpoint", "DESCRIBE_CLUSTER", range(1, 3), {"endpointType": 9})


def describe_topic_partitions(s):
    s.create("wire.parts", partitions=3)
    s.create("wire.parts.two")
    ask = lambda label, body: s.ask(label, "DESCRIBE_TOPIC_PARTITIONS", [0], body)
    names = [{"name": "wire.parts"}, {"name": "wire.parts.two"}, {"name": "wire.absent"}]
    ask("three topics", {"topics": names})
    ask("two partitions", {"topics": names, "responsePartitionLimit": 2})
    ask("from a cursor", {"topics": names, "responsePartitionLimit": 2, "cursor": {"topicName": "wire.parts", "partitionIndex": 2}})
    ask("from the cursor of a topic not asked for", {"topics": names[:1], "cursor": {"topicName": "wire.parts.two", "partitionIndex": 0}})
    ask("bad name", {"topics": [{"name": "bad name"}]})


def describe_log_dirs(s):
    s.create("wire.dirs", partitions=2)
    s.raw("PRODUCE", 11, produce_body(s, "wire.dirs", [batch(4)]))
    in_order = lambda r: {**r, "results": [{**one, "topics": [{**t, "partitions": sorted(t["partitions"], key=lambda p: p["partitionIndex"])} for t in one["topics"]]} for one in r["results"]]}
    s.ask("two partitions", "DESCRIBE_LOG_DIRS", range(1, 6), {"topics": [{"topic": "wire.dirs", "partitions": [0, 1]}]}, keep=in_order)
    s.ask("absent topic", "DESCRIBE_LOG_DIRS", range(1, 6), {"topics": [{"topic": "wire.absent", "partitions": [0]}]})
    s.ask("none", "DESCRIBE_LOG_DIRS", range(1, 6), {"topics": []})


def list_config_resources(s):
    s.create("wire.resources")
    mine = lambda r: {**r, "configResources": [one for one in r["configResources"] if one["resourceName"] in ("wire.resources", "1")]}
    s.ask("topics", "LIST_CONFIG_RESOURCES", [1], {"resourceTypes": [TOPIC]}, keep=mine)
    s.ask("brokers", "LIST_CONFIG_RESOURCES", [1], {"resourceTypes": [BROKER]}, keep=mine)
    s.ask("all", "LIST_CONFIG_RESOURCES", range(0, 2), {}, keep=lambda r: {**mine(r), "configResources": sorted(mine(r)["configResources"], key=str)})
    s.ask("absent kind", "LIST_CONFIG_RESOURCES", [1], {"resourceTypes": [99]})


API_KEYS = {
    "Produce": 0, "Fetch": 1, "ListOffsets": 2, "Metadata": 3, "ApiVersions": 18, "CreateTopics": 19, "DeleteTopics": 20, "DeleteRecords": 21,
    "InitProducerId": 22, "OffsetForLeaderEpoch": 23, "DescribeConfigs": 32, "AlterConfigs": 33, "DescribeLogDirs": 35, "CreatePartitions": 37,
    "IncrementalAlterConfigs": 44, "DescribeCluster": 60, "DescribeProducers": 61, "ListConfigResources": 74, "DescribeTopicPartitions": 75,
}


def api_versions(s):
    served = {API_KEYS[name] for name in SERVED}
    features = ("supportedFeatures", "finalizedFeatures", "finalizedFeaturesEpoch")  # as many as a broker has; not compared

    def keep(response):
        kept = {key: value for key, value in response.items() if key not in features}
        return {**kept, "apiKeys": sorted((one for one in response["apiKeys"] if one["apiKey"] in served), key=lambda one: one["apiKey"])}

    named = {"clientSoftwareName@3+": "conformance", "clientSoftwareVersion@3+": "1.0"}
    s.ask("versions", "API_VERSIONS", range(0, 6), named, keep=keep)
    s.ask("bad software name", "API_VERSIONS", range(3, 6), {"clientSoftwareName": "-!", "clientSoftwareVersion": "1"}, keep=keep)
    s.ask("no software name", "API_VERSIONS", range(3, 6), {}, keep=keep)
    s.ask("a version to come", "API_VERSIONS", [9, 99], {}, keep=keep)
    s.ask("another cluster's id", "API_VERSIONS", [5], {**named, "clusterId": "x", "nodeId": 1}, keep=keep)
    s.ask("another node's id", "API_VERSIONS", [5], {**named, "nodeId": 42}, keep=keep)


def frames(s):
    """What is no request, on plain sockets: is it answered, or is the connection closed?"""
    header = lambda key, version: f"{key:04x}{version:04x}0000004d" + "0001" + "63"
    framed = lambda body: f"{len(body) // 2:08x}" + body
    for label, frame in {
        "absent API": framed(header(999, 0)),
        "negative API": framed("ffff00000000004d000163"),
        "API of controllers only": framed(header(52, 0)),
        "Produce at version 0": framed(header(0, 0) + "00" * 20),
        "Produce at version 99": framed(header(0, 99) + "00" * 20),
        "Metadata at version -1": framed("0003ffff0000004d000163"),
        "empty frame": "00000000",
        "frame of three bytes": "00000003000000",
        "negative length": "ffffffff",
        "length of 1 GiB": "40000000" + header(3, 1),
        "HTTP": "GET / HTTP/1.1\r\n\r\n".encode().hex(),
        "TLS hello": "16030100a5010000a1030365c1",
        "Metadata cut in its body": framed(header(3, 1) + "0000"),
        "Metadata with a count that lies": framed(header(3, 1) + "7fffffff0001"),
        "Metadata with a string that lies": framed(header(3, 1) + "000000017fff61"),
    }.items():
        answer = s.agent.ask(op="frame", hex=frame, connection=label, silent_after_ms=1500)["ok"]
        s.trace.append({label: sorted(answer)})


CASES = {
    "ApiVersions": api_versions, "Metadata": metadata, "Produce": produce, "Produce-idempotent": produce_idempotent, "Fetch": fetch,
    "Fetch-sessions": fetch_sessions, "ListOffsets": list_offsets, "OffsetForLeaderEpoch": offset_for_leader_epoch,
    "InitProducerId": init_producer_id, "CreateTopics": create_topics, "DeleteTopics": delete_topics, "CreatePartitions": create_partitions,
    "DeleteRecords": delete_records, "DescribeConfigs": describe_configs, "AlterConfigs": alter_configs, "DescribeCluster": describe_cluster,
    "DescribeTopicPartitions": describe_topic_partitions, "DescribeLogDirs": describe_log_dirs, "ListConfigResources": list_config_resources,
    "frames": frames,
}
