"""Kafka's own command-line tools against the broker and its files: each case is a list of command lines."""
import json
import re

from . import topics
from .scenarios import BEGIN, digest

LONG_ROW = 2000
# Apache Kafka sets it for the whole cluster where eligible leader replicas (KIP-966) are on; its value is compared, not where it is set.
ELR = "min.insync.replicas"
T = "org.apache.kafka.tools."
CLASSES = {
    "kafka-topics": T + "TopicCommand", "kafka-configs": T + "ConfigCommand", "kafka-console-producer": T + "ConsoleProducer",
    "kafka-console-consumer": T + "consumer.ConsoleConsumer", "kafka-get-offsets": T + "GetOffsetShell",
    "kafka-delete-records": T + "DeleteRecordsCommand", "kafka-log-dirs": T + "LogDirsCommand", "kafka-dump-log": T + "DumpLogSegments",
    "kafka-broker-api-versions": T + "BrokerApiVersionsCommand", "kafka-producer-perf-test": T + "ProducerPerformance",
}
# What a broker answers today; the tool lists many more of Apache Kafka's.
SERVED = (
    "Produce", "Fetch", "ListOffsets", "Metadata", "ApiVersions", "CreateTopics", "DeleteTopics", "DeleteRecords", "InitProducerId",
    "OffsetForLeaderEpoch", "DescribeConfigs", "AlterConfigs", "DescribeLogDirs", "CreatePartitions", "IncrementalAlterConfigs",
    "DescribeCluster", "DescribeProducers", "DescribeTopicPartitions", "ListConfigResources",
)


class Session:
    """One case: runs tools in the Java program and keeps what they print, normalised."""

    def __init__(self, name, agent, broker):
        self.client, self.name, self.agent, self.broker = "tools", name, agent, broker
        self.trace = []

    def tool(self, name, *arguments, stdin="", server=True, keep=lambda text: text, note=True):
        """Runs a tool; {} in an argument stands for the broker's address."""
        where = ["--bootstrap-server", self.broker.bootstrap] if server else []
        given = [str(part).replace("{}", self.broker.bootstrap) for part in arguments]
        answer = self.agent.ask(op="tool", **{"class": CLASSES[name]}, arguments=where + given, stdin=stdin)
        if note:
            found = answer.get("ok", answer)
            if "ok" in answer:
                found = {"status": found["status"], "out": self.shown(keep(found["out"])), "err": self.shown(found["err"])}
            self.trace.append({self.plain(" ".join([name, *map(str, arguments)])): {key: value for key, value in found.items() if value}})
        return answer

    def plain(self, text):
        """Without what differs from run to run."""
        text = text.replace(str(self.broker.data), "DATA").replace(str(self.broker.folder), "RUN").replace(self.broker.bootstrap, "BROKER")
        text = re.sub(r"(TopicId: |topicId\"?[:=] ?\"?|topic id )[A-Za-z0-9_-]{22}", r"\1ID", text)
        text = re.sub(r"(TopicId|topicId|directories?)([^A-Za-z0-9]+)[A-Za-z0-9_-]{22}", r"\1\2ID", text)
        text = re.sub(r"\[\d{4}-\d\d-\d\d [\d:,]+\] ", "", text)
        text = re.sub(r"(org\.apache\.kafka\.common\.errors\.\w+: |executing topic command : ).*", r"\1TEXT", text)
        return re.sub(r"\tat .*|.*\.java:\d+.*", "", text)

    def shown(self, text):
        rows = [row.rstrip() for row in self.plain(text).splitlines() if row.strip()]
        rows = [row if len(row) < LONG_ROW else f"{row[:200]}... {len(row)} characters, sha256 {digest(row.encode())}" for row in rows]
        return [re.sub(r"(Configs: )(\S*)", configs, row) for row in rows if f"{ELR}=1 " not in row]

    def create(self, topic, partitions=1, **settings):
        named = {key.replace("_", "."): value for key, value in settings.items()}
        topics.create(self.broker.port, topic, partitions, {"retention.ms": -1, **named})

    def produce_batches(self, topic, batches):
        """Batches of set producers and times, so that the files hold the same bytes everywhere."""
        for batch in batches:
            body = {
                "acks": -1, "timeoutMs": 30000,
                "topicData": [{"name": topic, "partitionData": [{"index": 0, "records": {"batches": [batch]}}]}],
            }
            answer = self.agent.ask(op="wire", api="PRODUCE", version=11, body=body)
            code = answer["ok"]["response"]["responses"][0]["partitionResponses"][0]["errorCode"]
            if code:
                self.trace.append({"produce": {"error": code}})


def configs(match):
    """The settings of a topic, in order."""
    return match[1] + ",".join(sorted(one for one in match[2].split(",") if not one.startswith(ELR)))


def batch(count, first=0, producer=-1, sequence=-1, codec="none", size=20):
    """Records with a second between them."""
    rows = [{"key": f"key {i}", "value": f"value {i} ".ljust(size, "x"), "timestamp": BEGIN + i * 1000} for i in range(first, first + count)]
    epoch = 0 if producer >= 0 else -1
    return {"codec": codec, "producerId": producer, "producerEpoch": epoch, "baseSequence": sequence, "records": rows}


def kafka_topics(s):
    run = lambda *arguments: s.tool("kafka-topics", *arguments)
    run("--create", "--topic", "tools.topics", "--partitions", 3, "--config", "max.message.bytes=2000000", "--config", "retention.ms=-1")
    run("--create", "--topic", "tools.topics")
    run("--create", "--topic", "tools.topics", "--if-not-exists")
    run("--create", "--topic", "tools.topics.bad!name")
    run("--create", "--topic", "tools.topics.two", "--replication-factor", 2)
    run("--create", "--topic", "tools.topics.none", "--partitions", 0)
    run("--create", "--topic", "tools.topics.odd", "--config", "no.such.config=1")
    run("--create", "--topic", "tools.topics.odd", "--config", "max.message.bytes=-5")
    run("--create", "--topic", "tools.topics.placed", "--replica-assignment", "1,1")
    run("--list", "--topic", "tools.topics.*")
    run("--describe", "--topic", "tools.topics")
    run("--alter", "--topic", "tools.topics", "--partitions", 5)
    run("--describe", "--topic", "tools.topics")
    run("--alter", "--topic", "tools.topics", "--partitions", 2)
    run("--alter", "--topic", "tools.topics.absent", "--partitions", 2)
    run("--describe", "--topic", "tools.topics.absent")
    run("--describe", "--topic", "tools.topics.*", "--unavailable-partitions")
    run("--describe", "--topic", "tools.topics.*", "--under-replicated-partitions")
    run("--delete", "--topic", "tools.topics")
    run("--delete", "--topic", "tools.topics.absent")
    run("--delete", "--topic", "tools.topics.absent", "--if-exists")
    run("--list", "--topic", "tools.topics.*")


def kafka_configs(s):
    in_order = lambda text: "\n".join(sorted(text.splitlines()))
    run = lambda *arguments: s.tool("kafka-configs", *arguments, keep=in_order)
    s.create("tools.configs")
    topic = ("--entity-type", "topics", "--entity-name", "tools.configs")
    run("--describe", *topic)
    run("--describe", "--all", *topic)
    run("--alter", *topic, "--add-config", "max.message.bytes=123456,segment.bytes=2097152")
    run("--describe", *topic)
    run("--alter", *topic, "--delete-config", "segment.bytes")
    run("--describe", *topic)
    run("--alter", *topic, "--delete-config", "segment.bytes")
    run("--alter", *topic, "--add-config", "no.such.config=1")
    run("--alter", *topic, "--add-config", "max.message.bytes=many")
    run("--alter", *topic, "--add-config", "compression.type=brotli")
    run("--alter", *topic, "--add-config", "min.insync.replicas=0")
    run("--alter", "--entity-type", "topics", "--entity-name", "tools.absent", "--add-config", "segment.bytes=2097152")
    run("--describe", "--entity-type", "topics", "--entity-name", "tools.absent")
    broker = ("--entity-type", "brokers", "--entity-name", "1")

    def settled(shows):
        """A broker that follows its metadata log late answers with the settings before: what counts is what it comes to."""
        for _ in range(20):
            run("--describe", *broker)
            if ("log.retention.ms=86400000" in str(s.trace[-1])) == shows:
                return
            s.trace.pop()
        run("--describe", *broker)

    run("--alter", *broker, "--add-config", "log.retention.ms=86400000")
    settled(True)
    run("--alter", *broker, "--delete-config", "log.retention.ms")
    settled(False)
    run("--alter", "--entity-type", "brokers", "--entity-default", "--add-config", "log.segment.bytes=104857600")
    run("--describe", "--entity-type", "brokers", "--entity-default")
    run("--describe", "--all", *topic)
    run("--alter", "--entity-type", "brokers", "--entity-default", "--delete-config", "log.segment.bytes")
    run("--alter", *broker, "--add-config", "node.id=7")


def console(s):
    s.create("tools.console", partitions=1)
    s.tool("kafka-console-producer", "--topic", "tools.console", stdin="one\ntwo\n\nthree\n")
    s.tool(
        "kafka-console-producer", "--topic", "tools.console", "--property", "parse.key=true", "--property", "parse.headers=true",
        "--property", "null.marker=NULL", "--compression-codec", "gzip", stdin="a:1,b:2\tk\tfour\nc:3\tNULL\tfive\n",
    )
    s.tool(
        "kafka-console-consumer", "--topic", "tools.console", "--partition", 0, "--offset", "earliest", "--max-messages", 6,
        "--timeout-ms", 20000, "--property", "print.key=true", "--property", "print.headers=true", "--property", "print.offset=true",
        "--property", "print.partition=true",
    )
    s.tool("kafka-console-consumer", "--topic", "tools.console", "--partition", 0, "--offset", 3, "--max-messages", 1, "--timeout-ms", 20000)


def get_offsets(s):
    s.create("tools.offsets", partitions=2)
    s.produce_batches("tools.offsets", [batch(10), batch(5, first=10, codec="gzip")])
    for at in ("-1", "-2", "-3", "-4", "-5", "earliest", "latest", "max-timestamp", "earliest-local", "latest-tiered", BEGIN + 3500, BEGIN + 99_000):
        s.tool("kafka-get-offsets", "--topic", "tools.offsets", "--time", at)
    s.tool("kafka-get-offsets", "--topic-partitions", "tools.offsets:1,tools.offsets:0", "--time", "latest")
    s.tool("kafka-get-offsets", "--topic", "tools.absent")


def delete_records(s):
    s.create("tools.delete")
    s.produce_batches("tools.delete", [batch(10)])
    for partition, offset in ((0, 4), (0, 2), (0, -1), (0, 99)):
        file = s.broker.folder / f"delete-{partition}-{offset}.json"
        file.write_text(json.dumps({"version": 1, "partitions": [{"topic": "tools.delete", "partition": partition, "offset": offset}]}))
        s.tool("kafka-delete-records", "--offset-json-file", file)
        s.tool("kafka-get-offsets", "--topic", "tools.delete", "--time", "earliest")


def log_dirs(s):
    s.create("tools.dirs", partitions=2)
    s.produce_batches("tools.dirs", [batch(10), batch(10, first=10, codec="zstd")])
    volume = lambda text: re.sub(r'"(totalBytes|usableBytes)":\d+', r'"\1":"N"', text)
    s.tool("kafka-log-dirs", "--describe", "--topic-list", "tools.dirs", keep=volume)
    s.tool("kafka-log-dirs", "--describe", "--topic-list", "tools.absent", keep=volume)


def dump_log(s):
    """Our files, read by Kafka's reader: two full segments and one that is written to."""
    s.create("tools.dump", segment_bytes=1 << 20)
    codecs = ("none", "gzip", "snappy", "lz4", "zstd")
    s.produce_batches("tools.dump", [batch(5, first=5 * i, producer=4000, sequence=5 * i, codec=codec) for i, codec in enumerate(codecs)])
    s.produce_batches("tools.dump", [batch(10, first=25 + 10 * i, producer=4001, sequence=10 * i, size=20_000) for i in range(11)])
    folder = s.broker.data / "tools.dump-0"
    dump = lambda file, *options: s.tool("kafka-dump-log", "--files", folder / file, *options, server=False)
    kept = {file.name for file in folder.iterdir() if file.suffix in (".log", ".snapshot") or file.name.startswith(f"{0:020}")}
    s.trace.append({"files": sorted(kept)})  # the active segment's indexes may be written later
    for log in sorted(folder.glob("*.log")):
        dump(log.name, "--print-data-log", "--skip-record-metadata") if log.name.startswith("00000000000000000000") else dump(log.name)
    dump("00000000000000000000.index", "--index-sanity-check")
    dump("00000000000000000000.index", "--verify-index-only")
    dump("00000000000000000000.index")
    dump("00000000000000000000.timeindex")
    for snapshot in sorted(folder.glob("*.snapshot")):
        dump(snapshot.name)


TOPIC_RECORDS = ("TOPIC_RECORD", "PARTITION_RECORD", "CONFIG_RECORD", "REMOVE_TOPIC_RECORD")


def dump_metadata(s):
    """The metadata log, read by Kafka's reader: the records of one topic's life."""
    s.tool("kafka-topics", "--create", "--topic", "tools.life", "--partitions", 2, "--config", "retention.ms=1000", note=False)
    s.tool("kafka-configs", "--alter", "--entity-type", "topics", "--entity-name", "tools.life", "--delete-config", "retention.ms", note=False)
    s.tool("kafka-topics", "--alter", "--topic", "tools.life", "--partitions", 3, note=False)
    s.tool("kafka-topics", "--delete", "--topic", "tools.life", note=False)
    files = sorted((s.broker.data / "__cluster_metadata-0").glob("*.log"))
    ids = {}

    def records(text):
        kept = [json.loads(row.split("payload: ", 1)[1]) for row in text.splitlines() if "payload: {" in row]
        found = []
        for one in (record for record in kept if record["type"] in TOPIC_RECORDS):
            data = one["data"]
            if data.get("name") == "tools.life":
                ids[data["topicId"]] = "ID"
            if data.get("topicId") in ids or data.get("resourceName") == "tools.life":
                data = {**data, **{key: "ID" for key in ("topicId", "directories") if key in data}}
                found.append(json.dumps({**one, "data": data}, sort_keys=True))
        return "\n".join(found)

    answer = s.tool("kafka-dump-log", "--cluster-metadata-decoder", "--files", ",".join(map(str, files)), server=False, note=False)["ok"]
    s.trace.append({"records of tools.life": s.shown(records(answer["out"])), "status": answer["status"], "err": s.shown(answer["err"])})
    s.trace.append({"unreadable": [row for row in answer["out"].splitlines() if "isvalid: false" in row or "could not" in row.lower()]})


def api_versions(s):
    rows = lambda text: "\n".join(sorted(row.strip().rstrip(",") for row in text.splitlines() if row.strip().split("(")[0] in SERVED))
    s.tool("kafka-broker-api-versions", keep=rows)


def perf_test(s):
    s.create("tools.perf", partitions=3)
    digits = lambda text: re.sub(r"\d+\.\d+|\d+ ms|\d+%", "N", text.splitlines()[-1] if text else "")
    for acks in ("1", "all"):
        s.tool(
            "kafka-producer-perf-test", "--topic", "tools.perf", "--num-records", 20000, "--record-size", 100, "--throughput", -1,
            "--producer-props", "bootstrap.servers={}", f"acks={acks}", server=False, keep=digits,
        )
    s.tool("kafka-get-offsets", "--topic", "tools.perf", keep=lambda text: str(sum(int(row.split(":")[2]) for row in text.splitlines())))


CASES = {
    "kafka-topics": kafka_topics, "kafka-configs": kafka_configs, "kafka-console": console, "kafka-get-offsets": get_offsets,
    "kafka-delete-records": delete_records, "kafka-log-dirs": log_dirs, "kafka-dump-log": dump_log, "kafka-dump-metadata": dump_metadata,
    "kafka-broker-api-versions": api_versions, "kafka-producer-perf-test": perf_test,
}
