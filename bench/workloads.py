"""The workloads. Each takes a started broker and returns one round's figures as a flat dictionary."""
import json
import pathlib
import subprocess
import time

import brokers
from brokers import WORK, Connection, one_record

GIB = 1 << 30
BASE = ["-X", "linger.ms=5", "-X", "batch.size=131072", "-X", "acks=all", "-X", "queue.buffering.max.messages=1000000"]


def client(*command, limit=240):
    done = subprocess.run([str(c) for c in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=limit)
    if done.returncode or not done.stdout.strip():
        raise SystemExit(f"{' '.join(map(str, command))} failed:\n{done.stderr[-2000:]}")
    return json.loads(done.stdout.strip().splitlines()[-1])


def rdk(mode, broker, topic, size, seconds, *settings):
    return client(WORK / "rdk", mode, f"127.0.0.1:{broker.port}", topic, 6, size, seconds, *settings)


def load(mode, broker, topic, **flags):
    return client(WORK / "load", mode, "-brokers", f"127.0.0.1:{broker.port}", "-topic", topic, *(f"-{k}={v}" for k, v in flags.items()))


def per_gib(figures, used):
    if not figures["bytes"]:
        raise SystemExit(f"nothing came through: {figures}")
    gib = figures["bytes"] / GIB
    return {
        "mib_per_s": figures["bytes"] / (1 << 20) / figures["seconds"],
        "records_per_s": figures["records"] / figures["seconds"],
        "broker_cpu_s_per_gib": used / gib,
        "client_cpu_s_per_gib": figures["client_cpu"] / gib,
        "failed": figures["failed"],
    }


def w1(size):
    def produce(broker, seconds):
        broker.create_topic("w1")
        extra = ["-X", "message.max.bytes=8000000"] if size > 500_000 else []
        rdk("produce", broker, "w1", size, min(3, seconds), *BASE, *extra)
        before = broker.cpu()
        figures = rdk("produce", broker, "w1", size, seconds, *BASE, *extra)
        return {**per_gib(figures, broker.cpu() - before), "rss_mib": broker.rss()[0] / (1 << 20)}

    return produce


def w6(broker, seconds):
    """Catch-up read of what was just written, so from the page cache."""
    broker.create_topic("w6")
    rdk("produce", broker, "w6", 1024, seconds, *BASE)
    settings = ["-X", "fetch.message.max.bytes=1048576", "-X", "queued.max.messages.kbytes=262144", "-X", "check.crcs=false"]
    rdk("consume", broker, "w6", 1024, 60, *settings)
    before = broker.cpu()
    figures = rdk("consume", broker, "w6", 1024, 60, *settings)
    return per_gib(figures, broker.cpu() - before)


def requests(figures, used):
    keep = ("rate", "p50_us", "p99_us", "p999_us", "p9999_us", "max_us", "failed")
    return {**{k: figures[k] for k in keep}, "broker_cpu_us_per_record": used * 1e6 / max(1, figures["records"])}


def w5(clients, inflight):
    def tiny(broker, seconds):
        broker.create_topic("w5", 16)
        before = broker.cpu()
        figures = load("tiny", broker, "w5", partitions=16, clients=clients, inflight=inflight, seconds=seconds, warmup=0, acks=1)
        return requests(figures, broker.cpu() - before)

    return tiny


def w10(rate):
    def latency(broker, seconds):
        broker.create_topic("w10")
        figures = load("e2e", broker, "w10", rate=rate, seconds=seconds, warmup=3)
        return requests(figures, 0)

    return latency


def w11(clients, partitions):
    """Every record waits for the disk: `flush.messages=1`, one record in flight on each producer."""

    def durable(broker, seconds):
        broker.create_topic("w11", partitions, flush_messages=1)
        before = broker.cpu()
        figures = load("tiny", broker, "w11", partitions=partitions, clients=clients, inflight=1, seconds=seconds, warmup=1)
        return requests(figures, broker.cpu() - before)

    return durable


def w15(broker, _seconds):
    """From the start of the process, on an empty folder, to the first acknowledged record; then again after kill -9."""
    first = acknowledged(broker, create=True)
    broker.kill()
    broker.start()
    return {"empty_ms": first, "after_kill_ms": acknowledged(broker, create=False)}


def acknowledged(broker, create):
    batch = one_record()
    while True:
        try:
            with Connection(broker.port) as c:
                if create:
                    c.create_topic("w15", 1, {})
                    create = False
                while c.produce("w15", 0, batch):
                    time.sleep(0.001)
                return (time.monotonic() - broker.started) * 1000
        except OSError:
            time.sleep(0.0005)


def w16(broker, seconds):
    """An idle node with one empty topic."""
    broker.create_topic("w16", 1)
    time.sleep(5)
    before, wakes, begun = broker.cpu(), broker.wakeups(), time.monotonic()
    time.sleep(max(20, seconds))
    elapsed = time.monotonic() - begun
    total, anonymous = broker.rss()
    return {
        "rss_mib": total / (1 << 20), "rss_anon_mib": anonymous / (1 << 20),
        "cpu_s_per_hour": (broker.cpu() - before) / elapsed * 3600, "wakeups_per_s": (broker.wakeups() - wakes) / elapsed,
    }


ALL = {
    "w1-100B": w1(100), "w1-1KiB": w1(1024), "w1-10KiB": w1(10240), "w1-1MiB": w1(1 << 20), "w6-1KiB": w6,
    "w5-1x1": w5(1, 1), "w5-16x1": w5(16, 1), "w5-100x1": w5(100, 1), "w10-1k": w10(1000), "w10-10k": w10(10_000), "w10-50k": w10(50_000),
    **{f"w11-{clients}x{partitions}": w11(clients, partitions) for clients in (1, 16, 256) for partitions in (1, 10, 100)},
    "w15": w15, "w16": w16,
}
# The sinks speak just enough for producing; only the appending one keeps what it is given.
FOR_SINKS = {"w1-": ("discard", "append", "overwrite", "direct"), "w6-": ("append",)}
UNREADY = ("w15",)


def steady_memory():
    """Reads a large sparse file until free memory is below a tenth: a virtual machine charges its first touch of a page to
    whoever comes first, which would be one of the brokers."""
    path = brokers.WORK / "sparse"
    rows = dict(line.split(":") for line in pathlib.Path("/proc/meminfo").read_text().splitlines())
    total, free = (int(rows[k].split()[0]) * 1024 for k in ("MemTotal", "MemFree"))
    if free < total / 10:
        return
    with open(path, "ab") as f:
        f.truncate(total)
    with open(path, "rb", buffering=0) as f:
        wanted = free - total // 12
        buffer = bytearray(1 << 20)
        while wanted > 0 and f.readinto(buffer):
            wanted -= len(buffer)
