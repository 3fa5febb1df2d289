"""confluent-kafka (librdkafka)."""
import sys
import time

from agent import Failed, decode, row, serve
from confluent_kafka import Consumer, KafkaError, KafkaException, Producer, TopicPartition

BOOTSTRAP = sys.argv[1]
BIG = 16 << 20
producers = {}


def producer(request):
    key = (request["acks"], request["codec"], request["idempotent"])
    if key not in producers:
        producers[key] = Producer({
            "bootstrap.servers": BOOTSTRAP, "acks": request["acks"], "compression.type": request["codec"],
            "enable.idempotence": request["idempotent"], "message.max.bytes": BIG, "linger.ms": 20,
            "delivery.timeout.ms": 30000, "reconnect.backoff.max.ms": 500,
        })
    return producers[key]


def produce(request):
    client, reports = producer(request), {}

    def delivered(index):
        return lambda error, message: reports.__setitem__(index, (error, None if message is None else message.offset()))

    for index, (partition, key, value, headers, timestamp) in enumerate(request["records"]):
        options = {} if timestamp is None else {"timestamp": timestamp}
        client.produce(
            request["topic"], decode(value), decode(key), partition, on_delivery=delivered(index),
            headers=[(name, decode(data)) for name, data in headers], **options,
        )
    client.flush(40)
    for index in range(len(request["records"])):
        error, _ = reports.get(index, (KafkaError(KafkaError._TIMED_OUT), None))
        if error:
            raise Failed(error.name())
    return {"offsets": [reports[i][1] for i in range(len(request["records"]))] if request["acks"] != "0" else []}


def consumer(reset="error"):
    return Consumer({
        "bootstrap.servers": BOOTSTRAP, "group.id": "unused", "enable.auto.commit": False, "auto.offset.reset": reset,
        "fetch.message.max.bytes": BIG, "fetch.max.bytes": 4 * BIG, "fetch.wait.max.ms": 100,
        "receive.message.max.bytes": 5 * BIG, "check.crcs": True,
    })


def consume(request):
    start = {"earliest": -2, "latest": -1}.get(request["from"], request["from"])
    client, rows, end = consumer(request.get("reset", "error")), [], time.monotonic() + request["timeout_ms"] / 1000
    try:
        client.assign([TopicPartition(request["topic"], p, start) for p in request["partitions"]])
        while len(rows) < request["count"] and time.monotonic() < end:
            for message in client.consume(request["count"] - len(rows), 0.2):
                if message.error():
                    raise Failed(message.error().name())
                rows.append(row(
                    message.partition(), message.offset(), message.timestamp()[1], message.key(), message.value(), message.headers(),
                ))
    finally:
        client.close()
    return {"records": rows}


def offsets(request):
    client, at = consumer(), request["at"]
    try:
        if at in ("earliest", "latest"):
            low, high = client.get_watermark_offsets(TopicPartition(request["topic"], request["partition"]), timeout=20)
            return {"offset": low if at == "earliest" else high}
        found = client.offsets_for_times([TopicPartition(request["topic"], request["partition"], at)], timeout=20)[0]
        if found.error:
            raise Failed(found.error.name())
        return {"offset": found.offset}
    except KafkaException as error:
        raise Failed(error.args[0].name())
    finally:
        client.close()


serve({"produce": produce, "consume": consume, "offsets": offsets})
