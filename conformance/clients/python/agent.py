"""The loop every Python client program runs: one JSON request a line on stdin, one JSON answer a line on stdout."""
import base64
import json
import sys


def decode(text):
    return None if text is None else base64.b64decode(text)


def encode(data):
    return None if data is None else base64.b64encode(bytes(data)).decode()


def row(partition, offset, timestamp, key, value, headers):
    """A record as the harness compares it."""
    return [partition, offset, timestamp, encode(key), encode(value), [[name, encode(data)] for name, data in headers or []]]


class Failed(Exception):
    """What the client reported, under the client's own name for it."""


def serve(operations):
    """Answers requests with `operations[op](request)` until stdin ends."""
    for line in sys.stdin:
        request = json.loads(line)
        try:
            answer = {"ok": operations[request["op"]](request)}
        except Failed as error:
            answer = {"error": str(error)}
        except Exception as error:  # the harness shows it; the next request may still work
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
