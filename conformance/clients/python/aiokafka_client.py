"""aiokafka."""
import asyncio
import sys

from agent import Failed, decode, row, serve
from aiokafka import AIOKafkaConsumer, AIOKafkaProducer, TopicPartition
from aiokafka.errors import KafkaError

BOOTSTRAP = sys.argv[1]
BIG = 16 << 20
producers = {}
loop = asyncio.new_event_loop()


async def producer(request):
    key = (request["acks"], request["codec"], request["idempotent"])
    if key not in producers:
        client = AIOKafkaProducer(
            bootstrap_servers=BOOTSTRAP, acks=request["acks"] if request["acks"] == "all" else int(request["acks"]),
            compression_type=None if request["codec"] == "none" else request["codec"], linger_ms=20,
            enable_idempotence=request["idempotent"], max_request_size=BIG, max_batch_size=BIG, request_timeout_ms=30000,
        )
        await client.start()
        producers[key] = client
    return producers[key]


async def produce(request):
    client = await producer(request)
    try:
        futures = [
            await client.send(
                request["topic"], key=decode(key), value=decode(value), partition=partition, timestamp_ms=timestamp,
                headers=[(name, decode(data)) for name, data in headers],
            )
            for partition, key, value, headers, timestamp in request["records"]
        ]
        found = [await future for future in futures]
    except KafkaError as error:
        raise Failed(type(error).__name__)
    return {"offsets": [m.offset for m in found] if request["acks"] != "0" else []}


async def consumer(reset="none"):
    client = AIOKafkaConsumer(
        bootstrap_servers=BOOTSTRAP, group_id=None, enable_auto_commit=False, auto_offset_reset=reset, fetch_max_wait_ms=100,
        max_partition_fetch_bytes=BIG, fetch_max_bytes=4 * BIG, check_crcs=True,
    )
    await client.start()
    return client


async def consume(request):
    client, rows, end = await consumer({"error": "none"}.get(request.get("reset"), request.get("reset", "none"))), [], loop.time() + request["timeout_ms"] / 1000
    partitions = [TopicPartition(request["topic"], p) for p in request["partitions"]]
    try:
        client.assign(partitions)
        if request["from"] == "earliest":
            await client.seek_to_beginning(*partitions)
        elif request["from"] == "latest":
            await client.seek_to_end(*partitions)
        else:
            for partition in partitions:
                client.seek(partition, request["from"])
        while len(rows) < request["count"] and loop.time() < end:
            found = await client.getmany(timeout_ms=200, max_records=request["count"] - len(rows))
            for batch in found.values():
                rows += [row(m.partition, m.offset, m.timestamp, m.key, m.value, m.headers) for m in batch]
    except KafkaError as error:
        raise Failed(type(error).__name__)
    finally:
        await client.stop()
    return {"records": rows}


async def offsets(request):
    client, partition, at = await consumer(), TopicPartition(request["topic"], request["partition"]), request["at"]
    try:
        if at == "earliest":
            return {"offset": (await client.beginning_offsets([partition]))[partition]}
        if at == "latest":
            return {"offset": (await client.end_offsets([partition]))[partition]}
        found = (await client.offsets_for_times({partition: at}))[partition]
        return {"offset": found and found.offset, "timestamp": found and found.timestamp}
    except KafkaError as error:
        raise Failed(type(error).__name__)
    finally:
        await client.stop()


def run(operation):
    return lambda request: loop.run_until_complete(operation(request))


serve({"produce": run(produce), "consume": run(consume), "offsets": run(offsets)})
