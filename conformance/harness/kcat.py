"""kcat: a command line, not a program with a loop; the same three operations by its own options."""
import base64
import json
import subprocess

# kcat splits its input at these; no case uses them inside a key or value.
RECORD_END, KEY_END = "\x1e", "\x1f"
LIMIT = 60


class Kcat:
    def __init__(self, bootstrap):
        self.bootstrap = bootstrap

    def ask(self, op, **request):
        try:
            return {"ok": getattr(self, op)(request)}
        except subprocess.CalledProcessError as failed:
            return {"error": last_error(failed.stderr.decode(errors="replace"))}

    def close(self):
        pass

    def kcat(self, *arguments, stdin=b""):
        command = ["kcat", "-b", self.bootstrap, "-X", "reconnect.backoff.max.ms=500", *map(str, arguments)]
        return subprocess.run(command, input=stdin, capture_output=True, check=True, timeout=LIMIT).stdout

    def produce(self, request):
        """One run for each partition and set of headers; kcat reports no offsets."""
        groups = {}
        for partition, key, value, headers, _ in request["records"]:
            groups.setdefault((partition, json.dumps(headers)), []).append((key, value))
        for (partition, headers), records in groups.items():
            options = ["-X", f"acks={request['acks']}", "-z", request["codec"], "-X", "message.max.bytes=16777216"]
            options += ["-X", f"enable.idempotence={str(request['idempotent']).lower()}", "-D", RECORD_END, "-K", KEY_END, "-Z"]
            for name, data in json.loads(headers):
                options += ["-H", name if data is None else f"{name}={base64.b64decode(data).decode()}"]
            lines = [plain(key) + KEY_END.encode() + plain(value) for key, value in records]
            self.kcat("-P", "-t", request["topic"], "-p", partition, *options, stdin=RECORD_END.encode().join(lines))
        return {"offsets": []}

    def consume(self, request):
        start = {"earliest": "beginning", "latest": "end"}.get(request["from"], request["from"])
        reset = {"error": "error"}.get(request.get("reset", "error"), request.get("reset"))
        rows = []
        each = max(1, request["count"] // len(request["partitions"]))
        for partition in request["partitions"]:
            printed = self.kcat(
                "-C", "-t", request["topic"], "-p", partition, "-o", start, "-c", each, "-e", "-J", "-q",
                "-X", f"auto.offset.reset={reset}", "-X", "fetch.message.max.bytes=16777216", "-X", "receive.message.max.bytes=67108864",
                "-X", "check.crcs=true",
            )
            for line in printed.decode().splitlines():
                one = json.loads(line)
                pairs = one.get("headers", [])
                rows.append([
                    one["partition"], one["offset"], one["ts"], coded(one["key"]), coded(one["payload"]),
                    [[name, coded(data)] for name, data in zip(pairs[::2], pairs[1::2])],
                ])
        return {"records": rows}

    def offsets(self, request):
        at = {"earliest": -2, "latest": -1}.get(request["at"], request["at"])
        printed = self.kcat("-Q", "-t", f"{request['topic']}:{request['partition']}:{at}").decode()
        return {"offset": int(printed.rsplit(" ", 1)[1])}


def plain(text):
    """-Z makes an empty key or value null."""
    return b"" if text is None else base64.b64decode(text)


def coded(text):
    return None if text is None else base64.b64encode(text.encode()).decode()


def last_error(text):
    rows = [row for row in text.splitlines() if row.startswith("% ")]
    return rows[-1] if rows else text[-300:]
