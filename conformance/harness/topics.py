"""Creates topics, by hand-made requests: the cases must not depend on a client's administration."""
import socket
import struct
import time

from .places import Problem

CREATE_TOPICS, METADATA = 19, 3


def text(value):
    data = value.encode()
    return struct.pack(">h", len(data)) + data


def exchange(port, api, version, body):
    frame = struct.pack(">hhi", api, version, 1) + text("conformance") + body
    with socket.create_connection(("127.0.0.1", port), timeout=30) as s:
        s.sendall(struct.pack(">i", len(frame)) + frame)
        stream = s.makefile("rb")
        return stream.read(struct.unpack(">i", stream.read(4))[0])[4:]


class Cursor:
    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, form):
        (value,) = struct.unpack_from(">" + form, self.data, self.at)
        self.at += struct.calcsize(form)
        return value

    def skip(self, count):
        self.at += count

    def text(self):
        length = max(self.take("h"), 0)
        self.skip(length)
        return self.data[self.at - length:self.at].decode()


def create(port, name, partitions, settings):
    """Creates a topic and waits until each of its partitions has a leader."""
    rows = b"".join(text(key) + text(str(value)) for key, value in settings.items())
    body = struct.pack(">i", 1) + text(name) + struct.pack(">ihi", partitions, 1, 0) + struct.pack(">i", len(settings)) + rows
    answer = Cursor(exchange(port, CREATE_TOPICS, 4, body + struct.pack(">i?", 60000, False)))
    answer.take("i"), answer.take("i"), answer.text()
    code = answer.take("h")
    if code:
        raise Problem(f"creating topic {name} answered error {code}: {answer.text()}")
    end = time.monotonic() + 60
    while led(port, name) < partitions:
        if time.monotonic() > end:
            raise Problem(f"topic {name} has no leaders 60 s after its creation")
        time.sleep(0.02)


def led(port, name):
    """How many partitions of a topic have a leader (Metadata version 4)."""
    answer = Cursor(exchange(port, METADATA, 4, struct.pack(">i", 1) + text(name) + struct.pack(">?", False)))
    answer.take("i")
    for _ in range(answer.take("i")):
        answer.take("i"), answer.text(), answer.take("i"), answer.text()
    answer.text(), answer.take("i"), answer.take("i"), answer.take("h"), answer.text(), answer.take("?")
    found = 0
    for _ in range(answer.take("i")):
        code, _, leader = answer.take("h"), answer.take("i"), answer.take("i")
        for _ in range(2):
            answer.skip(4 * answer.take("i"))
        found += code == 0 and leader >= 0
    return found
