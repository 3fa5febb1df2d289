#!/usr/bin/env python3
"""Hostile loads, and the healthy client beside them. A cell of `bench/run`, or one load by hand:

  bench/hostile.py ATTACK PORT SECONDS     prints what became of its requests as one line of JSON
"""
import gc
import json
import os
import pathlib
import resource
import selectors
import socket
import struct
import subprocess
import sys
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import attacks
from brokers import Connection, one_record

RATE = 200
GIVE_UP = 10  # seconds without an answer, after which a broker counts as stopped
HONEST = attacks.framed(attacks.API_VERSIONS)


class Load:
    """What an attack has to work with, and its tally."""

    def __init__(self, port, seconds):
        self.port, self.seconds, self.end, self.kept = port, seconds, time.monotonic() + seconds, []
        self.tally = {"answered": 0, "closed": 0, "hanging": 0, "connected": 0}
        self.lock = threading.Lock()

    def begin(self):
        """The frames are made: tells the parent, and lets the time run from here."""
        self.end = time.monotonic() + self.seconds
        print("ready", flush=True)

    def running(self):
        return time.monotonic() < self.end

    def connect(self):
        s = socket.create_connection(("127.0.0.1", self.port), timeout=GIVE_UP)
        s.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.count("connected")
        return s

    def count(self, what):
        with self.lock:
            self.tally[what] += 1

    def send(self, data, half_close=True):
        """Sends on a connection of its own, and reads to the end, or to the first answer if the end is not announced."""
        try:
            with self.connect() as s:
                s.settimeout(max(0.1, min(GIVE_UP, self.end - time.monotonic())))
                got = b""
                try:
                    s.sendall(data)
                    if half_close:
                        s.shutdown(socket.SHUT_WR)
                    while part := s.recv(1 << 16):
                        got = part
                        if not half_close:
                            break
                except TimeoutError:
                    return self.count("hanging")
                self.count("answered" if got else "closed")
        except OSError:
            self.count("closed")

    def repeat(self, step, threads=1):
        def lane(n):
            while self.running():
                step(n)

        lanes = [threading.Thread(target=lane, args=(n,), daemon=True) for n in range(threads)]
        for t in lanes:
            t.start()
        for t in lanes:
            t.join(max(0, self.end - time.monotonic()) + 1)

    def crowd(self, count):
        out = []
        while len(out) < count and self.running():
            try:
                out.append(self.connect())
            except OSError:
                self.count("closed")
        return out

    def rest(self):
        time.sleep(max(0, self.end - time.monotonic()))


def none(load):
    load.begin()
    load.rest()


def lengths(load):
    load.begin()
    lies = [-(1 << 31), -1, 0, 1, 7, 8, len(HONEST) - 5, len(HONEST) - 3, 1_000_000, 100 << 20, (100 << 20) + 1, (1 << 31) - 1]
    load.repeat(lambda _: [load.send(struct.pack(">i", n) + HONEST[4:]) for n in lies])


def cut(load):
    load.begin()
    whole = [HONEST, attacks.metadata_names(3), attacks.produce("target", one_record()), attacks.request(*attacks.fetch("target", 0, 1 << 20))]

    def step(_):
        for frame in whole:
            for end in range(len(frame)):
                load.send(frame[:end])
                if end > 4:
                    load.send(attacks.framed(frame[4:end]))
                if not load.running():
                    return

    load.repeat(step)


def random(load):
    load.begin()
    with Connection(load.port) as c:
        answer = c.call(18, 0, b"")
    ranges = [struct.unpack_from(">hhh", answer, 6 + 6 * i) for i in range(struct.unpack_from(">i", answer, 2)[0])]
    # Without the APIs that are meant to stop or change a cluster's members, were a body to come out right by chance.
    frames = [attacks.noise([r for r in ranges if r[0] not in (4, 5, 6, 7)], seed) for seed in range(4)]
    frames += [attacks.damaged(seed) for seed in range(4)]
    load.repeat(lambda n: load.send(next(frames[n])), threads=8)


def idle(load):
    load.begin()
    load.kept = load.crowd(2000)
    load.rest()


def slow(load):
    """A byte a second on each of 2,000 connections."""
    load.begin()
    crowd, frame, at = load.crowd(2000), attacks.metadata_names(1000), 0
    while load.running():
        began = time.monotonic()
        for s in crowd:
            try:
                s.send(frame[at:at + 1])
            except OSError:
                load.count("closed")
        at += 1
        time.sleep(max(0, min(began + 1, load.end) - time.monotonic()))


def halfclosed(load):
    load.begin()
    for s in load.crowd(2000):
        s.sendall(HONEST)
        s.shutdown(socket.SHUT_WR)
        load.kept.append(s)
    load.rest()


PROMISE = struct.pack(">i", 100 << 20) + struct.pack(">hhi", 0, 7, 1)


def promise(load):
    """Thirty connections promise 100 MiB and send a header."""
    load.begin()
    for s in load.crowd(30):
        s.sendall(PROMISE)
        load.kept.append(s)
    load.rest()


def promise90(load):
    """Thirty connections promise 100 MiB, send 90 of them, and fall silent."""
    load.begin()
    chunk = bytes(1 << 20)
    watch = selectors.DefaultSelector()
    for s in load.crowd(30):
        s.sendall(PROMISE)
        s.setblocking(False)
        watch.register(s, selectors.EVENT_WRITE, [90 << 20])
    while load.running():
        if not watch.get_map():
            return load.rest()
        for key, _ in watch.select(0.1):
            try:
                key.data[0] -= key.fileobj.send(chunk[: key.data[0]])
            except BlockingIOError:
                continue
            except OSError:
                load.count("closed")
                key.data[0] = 0
            if key.data[0] <= 0:
                load.kept.append(key.fileobj)
                watch.unregister(key.fileobj)


def unread(load):
    """64 connections ask for megabytes as fast as they may, and read nothing."""
    load.begin()
    with Connection(load.port) as c:
        for _ in range(8):
            c.produce("target", 0, attacks.batch_of(bytes(900_000)))
    ask = attacks.request(*attacks.fetch("target", 0, 1 << 20)) + attacks.request(3, 4, struct.pack(">i", -1) + b"\0")
    crowd = load.crowd(64)
    for s in crowd:
        s.setblocking(False)
    while load.running():
        for s in crowd:
            try:
                s.send(ask * 50)
            except OSError:
                pass
        time.sleep(0.01)


BOMBS = (("gzip", 256), ("snappy", 16), ("lz4", 192), ("zstd", 1024))


def bombs_of(load, threads):
    frames = [attacks.bomb(*b) for b in BOMBS]
    load.begin()
    load.repeat(lambda n: [load.send(frames[(n + i) % 4], half_close=False) for i in range(4) if load.running()], threads)


def repeated(frame, threads=4):
    def attack(load):
        data = frame()
        load.begin()
        load.repeat(lambda _: load.send(data, half_close=False), threads)

    return attack


def create(load):
    load.begin()
    rounds = iter(range(1 << 30))
    load.repeat(lambda _: load.send(attacks.create_topics(f"real-{next(rounds)}", 9999, False), half_close=False))


ATTACKS = {
    "none": none, "lengths": lengths, "cut": cut, "random": random, "idle": idle, "slow": slow, "halfclosed": halfclosed,
    "promise": promise, "promise90": promise90, "unread": unread, "bomb": lambda load: bombs_of(load, 1),
    "bombs": lambda load: bombs_of(load, 24), "metadata-names": repeated(lambda: attacks.metadata_names(300_000)),
    "metadata-ids": repeated(lambda: attacks.metadata_ids(1_000_000), 2),
    "produce-partitions": repeated(lambda: attacks.produce_nowhere(500_000), 4),
    "createtopics-validate": repeated(lambda: attacks.create_topics("check", 9999, True), 1), "createtopics": create,
    "tls": repeated(lambda: b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"), "http": repeated(lambda: b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"),
}


class Healthy:
    """One record written with acks=all and read back, 200 times a second, timed from when each should have begun. A record that
    comes to nothing is `failed`, and its wait counts as long as it lasted."""

    def __init__(self, port):
        self.port, self.connection, self.failed, self.waits = port, None, 0, []
        self.batch = attacks.batch_of(bytes(100))

    def once(self):
        if self.connection is None:
            self.connection = Connection(self.port)
            self.connection.socket.settimeout(GIVE_UP)
        body = struct.pack(">hhi", -1, -1, 30000) + struct.pack(">i", 1) + struct.pack(">h", 7) + b"healthy"
        answer = self.connection.call(0, 7, body + struct.pack(">iii", 1, 0, len(self.batch)) + self.batch)
        code, offset = struct.unpack_from(">hq", answer, 21)
        if code:
            raise ConnectionError(f"produce: error {code}")
        answer = self.connection.call(*attacks.fetch("healthy", offset, 1 << 16))
        # Throttle, one topic, its name, one partition, its number, then the error and two offsets.
        if struct.unpack_from(">h", answer, 25)[0] or len(answer) < 25 + 2 + 16 + len(self.batch):
            raise ConnectionError("the record was not read back")

    def run(self, seconds):
        gc.disable()
        origin = time.monotonic()
        for n in range(int(RATE * seconds)):
            intended = origin + n / RATE
            time.sleep(max(0, intended - time.monotonic()))
            if time.monotonic() > origin + seconds + 2 * GIVE_UP:
                self.failed += 1
                self.waits.append(time.monotonic() - intended)
                continue
            try:
                self.once()
            except (OSError, struct.error):
                self.failed += 1
                if self.connection:
                    self.connection.__exit__()
                self.connection = None
                time.sleep(0.01)
            self.waits.append(time.monotonic() - intended)
        return self


def cell(attack):
    """The figures of one round: the healthy client's waits in ms, the broker's memory and CPU, the fate of the attack's requests."""

    def measure(broker, seconds):
        broker.create_topic("healthy", 1)
        broker.create_topic("target", 1)
        Healthy(broker.port).run(2)
        command = ["nice", "-n", "10", sys.executable, __file__, attack, str(broker.port), str(seconds)]
        attacker = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            attacker.stdout.readline()  # its frames are made
            before, begun = broker.cpu(), time.monotonic()
            healthy = Healthy(broker.port).run(seconds)
            used, elapsed, peak = broker.cpu() - before, time.monotonic() - begun, broker.peak()
            try:
                tally = json.loads(attacker.communicate(timeout=GIVE_UP)[0] or "{}")
            except subprocess.TimeoutExpired:
                tally = {}
        finally:
            attacker.kill()
            attacker.wait()
        waits = sorted(w * 1000 for w in healthy.waits)
        at = lambda q: waits[min(len(waits) - 1, int(q * len(waits)))]
        return {
            "p50_ms": at(0.5), "p99_ms": at(0.99), "p999_ms": at(0.999), "max_ms": waits[-1], "failed": healthy.failed,
            "stopped": int(waits[-1] > GIVE_UP * 1000), "rss_peak_mib": peak / (1 << 20), "cpu_s_per_s": used / elapsed,
            **{k: tally.get(k, 0) for k in ("connected", "answered", "closed", "hanging")},
        }

    return measure


CELLS = {f"hostile-{name}": cell(name) for name in ATTACKS}


def main():
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    load = Load(int(sys.argv[2]), float(sys.argv[3]))
    ATTACKS[sys.argv[1]](load)
    print(json.dumps(load.tally), flush=True)
    os._exit(0)  # threads that still wait for an answer are left behind


if __name__ == "__main__":
    main()
