"""The two brokers under test. Each lives in its own fresh folder and keeps its port over restarts."""
import base64
import os
import pathlib
import shutil
import signal
import socket
import struct
import subprocess
import time
import uuid

from . import install
from .places import LIBS, ROOT, TARGET, WORK, Problem, free_port, java, run

START_LIMIT = 240.0
# What the cases need and a developer's broker would not set. Both brokers get the same.
SETTINGS = {"auto.create.topics.enable": "true", "num.partitions": "1", "log.retention.check.interval.ms": "3600000", "log.segment.delete.delay.ms": "1000"}


def alive(port):
    """Does a broker on `port` answer a Metadata request (version 0, no topics) and list itself?"""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1) as s:
            s.settimeout(5)
            body = struct.pack(">hhih", 3, 1, 1, 4) + b"wait" + struct.pack(">i", 0)
            s.sendall(struct.pack(">i", len(body)) + body)
            stream = s.makefile("rb")
            answer = stream.read(struct.unpack(">i", stream.read(4))[0])
            return struct.unpack(">i", answer[4:8])[0] > 0
    except (OSError, struct.error):
        return False


class Broker:
    name = "?"

    def __init__(self, run_folder):
        self.folder = run_folder / self.name
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        self.data = self.folder / "data"
        self.port = free_port()
        self.bootstrap = f"127.0.0.1:{self.port}"
        self.process = None
        self.prepare()

    def prepare(self):
        """Done once, before the first start."""

    def command(self):
        raise NotImplementedError

    def start(self):
        log = open(self.folder / "broker.log", "ab")
        self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, stdin=subprocess.DEVNULL)
        end = time.monotonic() + START_LIMIT
        while not alive(self.port):
            if self.process.poll() is not None:
                raise Problem(f"{self.name} ended with {self.process.returncode} while starting:\n{self.log_end()}")
            if time.monotonic() > end:
                raise Problem(f"{self.name} did not answer within {START_LIMIT:.0f} s:\n{self.log_end()}")
            time.sleep(0.05)

    def log_end(self):
        return (self.folder / "broker.log").read_text(errors="replace")[-3000:]

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()


class Ottla(Broker):
    name = "ottla"

    def prepare(self):
        given = os.environ.get("OTTLA_BINARY")
        found = [pathlib.Path(given)] if given else [TARGET / kind / "ottla" for kind in ("release", "debug")]
        self.binary = max((p for p in found if p.exists()), key=lambda p: p.stat().st_mtime, default=None)
        if self.binary is None:
            print("building ottla ...", flush=True)
            run("cargo", "build", "--release", "-p", "ottla", cwd=ROOT)
            self.binary = TARGET / "release" / "ottla"
        shutil.rmtree(self.data, ignore_errors=True)

    def command(self):
        settings = [part for key, value in {"node.id": 1, **SETTINGS}.items() for part in ("--set", f"{key}={value}")]
        return [
            str(self.binary), "start", "--data", str(self.data), "--port", str(self.port), "--http-port", "0",
            "--ready-file", str(self.folder / "ready.json"), *settings,
        ]


class Kafka(Broker):
    name = "kafka"

    def prepare(self):
        install.kafka()
        controller = free_port()
        values = {
            "process.roles": "broker,controller", "node.id": 1, "controller.quorum.voters": f"1@127.0.0.1:{controller}",
            "listeners": f"PLAINTEXT://127.0.0.1:{self.port},CONTROLLER://127.0.0.1:{controller}",
            "controller.listener.names": "CONTROLLER", "log.dirs": self.data, "offsets.topic.replication.factor": 1,
            "transaction.state.log.replication.factor": 1, "transaction.state.log.min.isr": 1, **SETTINGS,
        }
        self.config = self.folder / "server.properties"
        self.config.write_text("".join(f"{key}={value}\n" for key, value in values.items()))
        cluster = base64.urlsafe_b64encode(uuid.uuid4().bytes).decode().rstrip("=")
        run(*self.jvm("kafka.tools.StorageTool"), "format", "-t", cluster, "-c", self.config)

    def jvm(self, main, heap="1g"):
        return [
            java(), f"-Xmx{heap}", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Dkafka.level=WARN",
            f"-Dlog4j2.configurationFile={WORK / 'java' / 'log4j2.properties'}", "-cp", f"{LIBS}/*", main,
        ]

    def command(self):
        return [*self.jvm("kafka.Kafka"), str(self.config)]


BROKERS = {"ottla": Ottla, "kafka": Kafka}


