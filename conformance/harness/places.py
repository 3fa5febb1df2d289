"""Where things are, and the one way to run a command."""
import os
import pathlib
import shutil
import socket
import subprocess

HOME = pathlib.Path(__file__).resolve().parent.parent
ROOT = HOME.parent
TARGET = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
WORK = TARGET / "conformance"
EXPECTED = HOME / "expected"
LIBS = WORK / "java" / "libs"


class Problem(Exception):
    """Something the person at the keyboard must do; the message says what."""


def run(*command, **options):
    """Runs a command, quietly; its output is shown only if it fails."""
    try:
        done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    except FileNotFoundError:
        raise Problem(f"{command[0]} is not installed: install it and run this again") from None
    if done.returncode:
        raise Problem(f"`{' '.join(map(str, command))}` ended with {done.returncode}:\n{done.stdout[-3000:]}")
    return done.stdout


def java():
    home = os.environ.get("JAVA_HOME")
    found = os.path.join(home, "bin/java") if home else shutil.which("java")
    if not found:
        raise Problem("java is not on the path: install a JDK 17 or later (Debian: apt-get install openjdk-17-jdk maven)")
    return found


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]
