"""Installs the clients and Apache Kafka under target/conformance; what is installed already is left alone."""
import hashlib
import os
import shutil
import sys

from .places import HOME, LIBS, WORK, Problem, java, run

CLIENTS = HOME / "clients"
PYTHON = WORK / "python" / "bin" / "python"


def once(name, inputs, action):
    """Runs `action` unless it succeeded before with the same contents of the files `inputs`."""
    digest = hashlib.sha256()
    for path in sorted(inputs):
        digest.update(str(path).encode() + path.read_bytes())
    stamp = WORK / "stamps" / name
    if stamp.exists() and stamp.read_text() == digest.hexdigest():
        return
    print(f"installing {name} ...", flush=True)
    action()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(digest.hexdigest())


def python_clients():
    def action():
        shutil.rmtree(WORK / "python", ignore_errors=True)
        run(sys.executable, "-m", "venv", WORK / "python")
        run(PYTHON, "-m", "pip", "install", "--quiet", "-r", CLIENTS / "python" / "requirements.txt")

    once("python-clients", [CLIENTS / "python" / "requirements.txt"], action)


def node_clients():
    folder = WORK / "node"
    sources = [CLIENTS / "node" / name for name in ("package.json", "package-lock.json", "kafkajs_client.js")]

    def install():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for source in sources[:2]:
            shutil.copy(source, folder)
        run("npm", "ci", "--no-audit", "--no-fund", cwd=folder)

    once("node-clients", sources[:2], install)
    shutil.copy(sources[2], folder)


def go_clients():
    folder = CLIENTS / "go"
    once(
        "go-clients", [*folder.glob("go.*"), *folder.rglob("*.go")],
        lambda: run("go", "build", "-o", str(WORK / "go") + "/", "./franz", "./sarama", cwd=folder, env={**os.environ, "GOFLAGS": "-mod=mod"}),
    )


def kafka():
    """Apache Kafka's jars: the broker, the Java client and the tools."""

    def action():
        shutil.rmtree(LIBS, ignore_errors=True)
        run(
            "mvn", "-q", "-B", "-f", CLIENTS / "java" / "pom.xml", "dependency:copy-dependencies", f"-DoutputDirectory={LIBS}",
            "-DincludeScope=runtime",
        )

    java()
    once("apache-kafka", [CLIENTS / "java" / "pom.xml"], action)
    config = WORK / "java" / "log4j2.properties"
    config.write_text(
        "status=error\nappender.out.type=Console\nappender.out.name=out\nappender.out.target=SYSTEM_ERR\n"
        "appender.out.layout.type=PatternLayout\nappender.out.layout.pattern=[%d] %p %m (%c{1})%n\n"
        "rootLogger.level=${sys:kafka.level:-WARN}\nrootLogger.appenderRef.out.ref=out\n"
    )


def java_clients():
    kafka()
    sources = list((CLIENTS / "java" / "src").rglob("*.java"))
    classes = WORK / "java" / "classes"
    once(
        "java-clients", [*sources, CLIENTS / "java" / "pom.xml"],
        lambda: run("javac", "-nowarn", "-d", classes, "-cp", f"{LIBS}/*", *sources),
    )


def kcat():
    if shutil.which("kcat"):
        return
    if os.geteuid() != 0:
        raise Problem("kcat is not installed: sudo apt-get install kcat (or your system's package of that name)")
    print("installing kcat ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        run("apt-get", "install", "-y", "--no-install-recommends", "kcat", env=quiet)
    except Problem:
        run("apt-get", "update", env=quiet)
        run("apt-get", "install", "-y", "--no-install-recommends", "kcat", env=quiet)


INSTALLERS = {
    "confluent-kafka": python_clients, "kafka-python": python_clients, "aiokafka": python_clients, "kafkajs": node_clients,
    "franz-go": go_clients, "sarama": go_clients, "java": java_clients, "tools": java_clients, "wire": java_clients, "kcat": kcat,
}


def install(clients):
    for name in clients:
        INSTALLERS[name]()
