"""Client programs as the harness sees them: processes that answer one JSON line with another."""
import json
import subprocess
import threading

from . import install
from .kcat import Kcat
from .places import LIBS, WORK, java

ANSWER_LIMIT = 60.0
PYTHON_CLIENTS = {"confluent-kafka": "confluent_client.py", "kafka-python": "kafka_python_client.py", "aiokafka": "aiokafka_client.py"}


class Dead(Exception):
    """The client program ended, or did not answer in time."""


class Agent:
    def __init__(self, name, bootstrap, log):
        self.name = name
        self.log = open(log, "ab")
        self.process = subprocess.Popen(command(name, bootstrap), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.log)

    def ask(self, **request):
        """The answer to one request: {"ok": ...} or {"error": ...}."""
        watchdog = threading.Timer(ANSWER_LIMIT, self.process.kill)
        watchdog.start()
        try:
            self.process.stdin.write(json.dumps(request).encode() + b"\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = b""
        finally:
            watchdog.cancel()
        if not line:
            raise Dead(f"{self.name} ended or was silent for {ANSWER_LIMIT:.0f} s at {request['op']}; see {self.log.name}")
        return json.loads(line)

    def dead(self):
        return self.process.poll() is not None

    def close(self):
        self.process.kill()
        self.process.wait()


def command(name, bootstrap):
    if name in PYTHON_CLIENTS:
        return [str(install.PYTHON), str(install.CLIENTS / "python" / PYTHON_CLIENTS[name]), bootstrap]
    if name == "kafkajs":
        return ["node", str(WORK / "node" / "kafkajs_client.js"), bootstrap]
    if name in ("franz-go", "sarama"):
        return [str(WORK / "go" / name.split("-")[0]), bootstrap]
    return [
        java(), "-Xmx1g", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Dkafka.level=ERROR",
        f"-Dlog4j2.configurationFile={WORK / 'java' / 'log4j2.properties'}", "-cp", f"{WORK / 'java' / 'classes'}:{LIBS}/*",
        "conformance.Agent", bootstrap,
    ]


def start(name, bootstrap, log):
    return Kcat(bootstrap) if name == "kcat" else Agent(name, bootstrap, log)
