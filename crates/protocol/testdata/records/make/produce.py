import sys, confluent_kafka as ck, kafka
from confluent_kafka.admin import AdminClient, NewTopic
B = sys.argv[1]
CODECS = ["none", "gzip", "snappy", "lz4", "zstd"]
a = AdminClient({"bootstrap.servers": B})
topics = [f"{c}-{k}" for c in ("librdkafka", "kafka-python", "java", "franz-go") for k in CODECS] + ["librdkafka-transaction"]
for f in a.create_topics([NewTopic(t, 1, 1) for t in topics]).values(): f.result()
T = 1700000000000
def records():
    for i in range(8):
        key = None if i == 3 else f"key-{i}".encode()
        value = None if i == 5 else (f"value {i} ".encode() * 40)
        headers = [("trace", f"{i}".encode()), ("empty", b""), ("null", None)] if i % 2 == 0 else []
        yield T + i * 10, key, value, headers
for k in CODECS:
    p = ck.Producer({"bootstrap.servers": B, "linger.ms": 500, "compression.codec": k, "enable.idempotence": k in ("gzip", "lz4")})
    for ts, key, value, h in records():
        p.produce(f"librdkafka-{k}", key=key, value=value, headers=h, timestamp=ts, partition=0)
    p.flush()
    q = kafka.KafkaProducer(bootstrap_servers=B, linger_ms=500, compression_type=None if k == "none" else k)
    for ts, key, value, h in records():
        h = [(a, b) for a, b in h if b is not None]
        q.send(f"kafka-python-{k}", key=key, value=value, headers=h, timestamp_ms=ts, partition=0)
    q.flush(); q.close()
p = ck.Producer({"bootstrap.servers": B, "linger.ms": 500, "transactional.id": "fixture"})
p.init_transactions()
for end in (p.commit_transaction, p.abort_transaction):
    p.begin_transaction()
    for ts, key, value, h in list(records())[:2]:
        p.produce("librdkafka-transaction", key=key, value=value, timestamp=ts, partition=0)
    p.flush()
    end()
