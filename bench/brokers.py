"""Starts and measures the brokers under test: Ottla, Apache Kafka, and the sinks."""
import base64
import json
import os
import pathlib
import shutil
import signal
import socket
import struct
import subprocess
import time
import uuid

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
WORK = TARGET / "bench"
KAFKA_VERSION = "4.4.0"
LOG4J = "2.25.4"
TICK = os.sysconf("SC_CLK_TCK")


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def run(*command, **options):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, command))} failed:\n{done.stdout[-4000:]}")
    return done.stdout


class Broker:
    """One running broker process, with its own fresh data folder."""

    name = "?"

    def __init__(self, settings=None):
        self.settings = settings or {}
        self.folder = WORK / "data" / self.name
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        self.port = free_port()
        self.process = None

    def launch(self, command):
        self.log = open(self.folder / "log.txt", "ab")
        self.started = time.monotonic()
        self.process = subprocess.Popen(command, stdout=self.log, stderr=self.log, stdin=subprocess.DEVNULL)

    def cpu(self):
        """User and system seconds of the process so far."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def rss(self):
        """Resident bytes: all, and without file-backed pages."""
        rows = dict(
            line.split(":", 1) for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines() if ":" in line
        )
        kib = lambda key: int(rows.get(key, "0 kB").split()[0]) * 1024
        return kib("VmRSS"), kib("RssAnon")

    def peak(self):
        """Most resident bytes so far."""
        for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
        return 0

    def wakeups(self):
        total = 0
        for task in pathlib.Path(f"/proc/{self.process.pid}/task").iterdir():
            for line in (task / "status").read_text().splitlines():
                if line.startswith("voluntary_ctxt_switches"):
                    total += int(line.split()[1])
        return total

    def wait(self, limit=60):
        end = time.monotonic() + limit
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise SystemExit(f"{self.name} ended at once; see {self.folder}/log.txt")
            try:
                with Connection(self.port) as c:
                    c.metadata()
                    return self
            except OSError:
                time.sleep(0.002)
        raise SystemExit(f"{self.name} did not answer within {limit} s; see {self.folder}/log.txt")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.kill()
        self.log.close()

    def create_topic(self, topic, partitions=6, **configs):
        with Connection(self.port) as c:
            c.create_topic(topic, partitions, {k.replace("_", "."): str(v) for k, v in configs.items()})


class Ottla(Broker):
    name = "ottla"

    def start(self):
        ready = self.folder / "ready.json"
        ready.unlink(missing_ok=True)
        sets = [part for k, v in self.settings.items() for part in ("--set", f"{k}={v}")]
        self.launch([
            TARGET / "release" / "ottla", "start", "--data", self.folder / "data", "--port", str(self.port),
            "--http-port", "0", "--ready-file", ready, *sets,
        ])
        return self

    @staticmethod
    def prepare():
        run("cargo", "build", "--release", "--locked", "-p", "ottla", cwd=ROOT)


class Kafka(Broker):
    name = "kafka"

    @staticmethod
    def libs():
        cache = pathlib.Path(os.environ.get("OTTLA_PEERS") or pathlib.Path.home() / ".cache" / "ottla-peers")
        return cache / f"apache-kafka-{KAFKA_VERSION}" / "libs"

    @classmethod
    def prepare(cls):
        """Fetches Apache Kafka as Java packages, by Maven, once."""
        libs = cls.libs()
        if (libs / ".complete").exists():
            return
        shutil.rmtree(libs, ignore_errors=True)
        libs.mkdir(parents=True)
        wanted = [("org.apache.kafka", "kafka_2.13", KAFKA_VERSION), ("org.apache.kafka", "kafka-tools", KAFKA_VERSION)]
        wanted += [("org.apache.logging.log4j", a, LOG4J) for a in ("log4j-slf4j-impl", "log4j-core")]
        rows = "".join(
            f"<dependency><groupId>{g}</groupId><artifactId>{a}</artifactId><version>{v}</version></dependency>" for g, a, v in wanted
        )
        (libs / "pom.xml").write_text(
            "<project><modelVersion>4.0.0</modelVersion><groupId>peers</groupId><artifactId>apache-kafka</artifactId>"
            f"<version>1</version><packaging>pom</packaging><dependencies>{rows}</dependencies></project>"
        )
        run("mvn", "-q", "-B", "dependency:copy-dependencies", "-DoutputDirectory=.", "-DincludeScope=runtime", cwd=libs)
        (libs / ".complete").touch()

    def start(self):
        config = self.folder / "server.properties"
        if not config.exists():
            controller = free_port()
            values = {
                "process.roles": "broker,controller", "node.id": 1, "controller.quorum.voters": f"1@127.0.0.1:{controller}",
                "listeners": f"PLAINTEXT://127.0.0.1:{self.port},CONTROLLER://127.0.0.1:{controller}",
                "controller.listener.names": "CONTROLLER", "log.dirs": self.folder / "data",
                "offsets.topic.replication.factor": 1, "transaction.state.log.replication.factor": 1,
                "transaction.state.log.min.isr": 1, **self.settings,
            }
            config.write_text("".join(f"{k}={v}\n" for k, v in values.items()))
            (self.folder / "log4j2.properties").write_text(
                "status=error\nappender.out.type=Console\nappender.out.name=out\nappender.out.layout.type=PatternLayout\n"
                "appender.out.layout.pattern=[%d] %p %m (%c{1})%n\nrootLogger.level=INFO\nrootLogger.appenderRef.out.ref=out\n"
            )
            # Never with a "-" in front, which the tool would take for an option.
            identity = base64.urlsafe_b64encode(b"O" + uuid.uuid4().bytes[1:]).decode().rstrip("=")
            run(*self.java("256m"), "kafka.tools.StorageTool", "format", "-t", identity, "-c", str(config))
        # The options of Kafka's own start script.
        self.launch([
            *self.java("1g", "-Xms1g", "-server", "-XX:+UseG1GC", "-XX:MaxGCPauseMillis=20",
                       "-XX:InitiatingHeapOccupancyPercent=35", "-XX:+ExplicitGCInvokesConcurrent"),
            "kafka.Kafka", config,
        ])
        return self

    def java(self, heap, *options):
        java = shutil.which("java") or str(pathlib.Path(os.environ.get("JAVA_HOME", "/")) / "bin/java")
        return [java, f"-Xmx{heap}", *options, "-Djava.awt.headless=true",
                f"-Dlog4j2.configurationFile={self.folder / 'log4j2.properties'}", "-cp", f"{self.libs()}/*"]


class Sink(Broker):
    mode = "discard"

    def start(self):
        self.launch([TARGET / "release" / "sink", self.mode, self.folder / "data", "--port", str(self.port), "--partitions", "6"])
        return self

    def create_topic(self, topic, partitions=6, **configs):
        """A sink has every topic."""

    @staticmethod
    def prepare():
        run("cargo", "build", "--release", "--locked", cwd=ROOT / "bench", env={**os.environ, "CARGO_TARGET_DIR": str(TARGET)})


def sink(mode):
    return type(f"Sink_{mode}", (Sink,), {"mode": mode, "name": f"sink-{mode}"})


def string(text):
    return struct.pack(">h", len(text)) + text.encode()


class Connection:
    """Just enough of the protocol, in old fixed-size versions, to set up a measurement."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=120)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.stream = self.socket.makefile("rb")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stream.close()
        self.socket.close()

    def call(self, key, version, body):
        frame = struct.pack(">hhi", key, version, 7) + string("bench") + body
        self.socket.sendall(struct.pack(">i", len(frame)) + frame)
        size = self.stream.read(4)
        if len(size) < 4:
            raise ConnectionError("closed")
        return self.stream.read(struct.unpack(">i", size)[0])[4:]

    def metadata(self):
        return self.call(3, 1, struct.pack(">i", 0))

    def create_topic(self, topic, partitions, configs):
        rows = b"".join(string(k) + string(v) for k, v in configs.items())
        body = struct.pack(">i", 1) + string(topic) + struct.pack(">ihi", partitions, 1, 0)
        body += struct.pack(">i", len(configs)) + rows + struct.pack(">i?", 30000, False)
        answer = self.call(19, 2, body)
        code = struct.unpack(">h", answer[10 + len(topic):12 + len(topic)])[0]
        if code:
            raise SystemExit(f"creating {topic} failed with error {code}")

    def produce(self, topic, partition, batch):
        """Acks all. Returns the partition's error code."""
        body = struct.pack(">hhi", -1, -1, 30000) + struct.pack(">i", 1) + string(topic) + struct.pack(">iii", 1, partition, len(batch)) + batch
        answer = self.call(0, 7, body)
        return struct.unpack(">h", answer[14 + len(topic):16 + len(topic)])[0]


def crc32c(data):
    table = crc32c.__dict__.setdefault("table", [])
    if not table:
        for i in range(256):
            c = i
            for _ in range(8):
                c = (c >> 1) ^ 0x82F63B78 if c & 1 else c >> 1
            table.append(c)
    c = 0xFFFFFFFF
    for b in data:
        c = table[(c ^ b) & 0xFF] ^ (c >> 8)
    return c ^ 0xFFFFFFFF


def one_record(value=b"first"):
    """A record batch with one record."""
    zigzag = lambda n: bytes([n << 1]) if n >= 0 else bytes([(-n << 1) - 1])
    body = b"\0" + zigzag(0) + zigzag(0) + zigzag(-1) + zigzag(len(value)) + value + zigzag(0)
    now = int(time.time() * 1000)
    tail = struct.pack(">hiqqqhii", 0, 0, now, now, -1, -1, -1, 1) + zigzag(len(body)) + body
    return struct.pack(">qiibI", 0, 9 + len(tail), -1, 2, crc32c(tail)) + tail


def write_json(path, value):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, indent=1) + "\n")
