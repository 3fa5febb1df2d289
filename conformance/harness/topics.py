"""Creates topics, by hand-made requests: the cases must not depend on a client's administration."""
import socket
import struct
import time

from .places import Problem

CREATE_TOPICS, DELETE_TOPICS, LIST_OFFSETS = 19, 20, 2


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
    """Creates a topic and waits until each of its partitions is served."""
    rows = b"".join(text(key) + text(str(value)) for key, value in settings.items())
    body = struct.pack(">i", 1) + text(name) + struct.pack(">ihi", partitions, 1, 0) + struct.pack(">i", len(settings)) + rows
    answer = Cursor(exchange(port, CREATE_TOPICS, 4, body + struct.pack(">i?", 60000, False)))
    answer.take("i"), answer.take("i"), answer.text()
    code = answer.take("h")
    if code:
        raise Problem(f"creating topic {name} answered error {code}: {answer.text()}")
    settle(port, name, partitions)


def delete(port, name):
    """Deletes a topic that would make the broker's next start long."""
    exchange(port, DELETE_TOPICS, 3, struct.pack(">i", 1) + text(name) + struct.pack(">i", 60000))


def settle(port, name, partitions):
    """Waits until the broker lists offsets of every partition: it may show a leader before it acts as one."""
    end = time.monotonic() + 90
    while (found := serving(port, name, partitions)) < partitions:
        if time.monotonic() > end:
            raise Problem(f"of the {partitions} partitions of topic {name}, only {found} are served after 90 s")
        time.sleep(0.02)


def serving(port, name, partitions):
    """How many partitions of a topic answer ListOffsets (version 1) without an error."""
    rows = b"".join(struct.pack(">iq", partition, -1) for partition in range(partitions))
    body = struct.pack(">ii", -1, 1) + text(name) + struct.pack(">i", partitions) + rows
    answer = Cursor(exchange(port, LIST_OFFSETS, 1, body))
    found = 0
    for _ in range(answer.take("i")):
        answer.text()
        for _ in range(answer.take("i")):
            _, code = answer.take("i"), answer.take("h")
            answer.skip(16)
            found += code == 0
    return found
