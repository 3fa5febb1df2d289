"""kafka-python."""
import sys
import time

from agent import Failed, decode, row, serve
from kafka import KafkaConsumer, KafkaProducer, TopicPartition
from kafka.errors import KafkaError

BOOTSTRAP = sys.argv[1]
BIG = 16 << 20
producers = {}


def producer(request):
    key = (request["acks"], request["codec"], request["idempotent"])
    if key not in producers:
        acks = request["acks"] if request["acks"] == "all" else int(request["acks"])
        producers[key] = KafkaProducer(
            bootstrap_servers=BOOTSTRAP, acks=acks, compression_type=None if request["codec"] == "none" else request["codec"],
            enable_idempotence=request["idempotent"], max_request_size=BIG, linger_ms=20,
        )
    return producers[key]


def produce(request):
    client = producer(request)
    futures = [
        client.send(
            request["topic"], key=decode(key), value=decode(value), partition=partition, timestamp_ms=timestamp,
            headers=[(name, decode(data)) for name, data in headers],
        )
        for partition, key, value, headers, timestamp in request["records"]
    ]
    client.flush(40)
    try:
        found = [future.get(40).offset for future in futures]
    except KafkaError as error:
        producers.pop((request["acks"], request["codec"], request["idempotent"])).close(0)  # does not go on after some errors
        raise Failed(type(error).__name__)
    return {"offsets": found if request["acks"] != "0" else []}


def consumer(reset="none"):
    return KafkaConsumer(
        bootstrap_servers=BOOTSTRAP, group_id=None, enable_auto_commit=False, auto_offset_reset=reset, fetch_max_wait_ms=100,
        max_partition_fetch_bytes=BIG, fetch_max_bytes=4 * BIG, check_crcs=True,
    )


def consume(request):
    client, rows, end = consumer({"error": "none"}.get(request.get("reset"), request.get("reset", "none"))), [], time.monotonic() + request["timeout_ms"] / 1000
    partitions = [TopicPartition(request["topic"], p) for p in request["partitions"]]
    try:
        client.assign(partitions)
        if request["from"] == "earliest":
            client.seek_to_beginning(*partitions)
        elif request["from"] == "latest":
            client.seek_to_end(*partitions)
        else:
            for partition in partitions:
                client.seek(partition, request["from"])
        while len(rows) < request["count"] and time.monotonic() < end:
            for batch in client.poll(200, max_records=request["count"] - len(rows)).values():
                rows += [row(m.partition, m.offset, m.timestamp, m.key, m.value, m.headers) for m in batch]
    except KafkaError as error:
        raise Failed(type(error).__name__)
    finally:
        client.close()
    return {"records": rows}


def offsets(request):
    client, partition, at = consumer(), TopicPartition(request["topic"], request["partition"]), request["at"]
    try:
        if at == "earliest":
            return {"offset": client.beginning_offsets([partition])[partition]}
        if at == "latest":
            return {"offset": client.end_offsets([partition])[partition]}
        found = client.offsets_for_times({partition: at})[partition]
        return {"offset": found and found.offset, "timestamp": found and found.timestamp}
    except KafkaError as error:
        raise Failed(type(error).__name__)
    finally:
        client.close()


serve({"produce": produce, "consume": consume, "offsets": offsets})
