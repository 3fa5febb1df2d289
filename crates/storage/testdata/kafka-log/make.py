import sys
from confluent_kafka import Producer
from confluent_kafka.admin import AdminClient, NewTopic
B = sys.argv[1]
a = AdminClient({"bootstrap.servers": B})
for f in a.create_topics([NewTopic("log", 1, 1, config={"index.interval.bytes": "0", "retention.ms": "-1"})]).values(): f.result()
T, WEEK = 1_700_000_000_000, 8 * 86_400_000
def send(p, i, ts, n):
    for j in range(n):
        p.produce("log", key=f"key-{i}-{j}".encode(), value=(f"value {i} " * 10).encode(), timestamp=ts + j, partition=0)
    p.flush()
plain = Producer({"bootstrap.servers": B, "linger.ms": 100, "compression.codec": "lz4"})
idempotent = Producer({"bootstrap.servers": B, "linger.ms": 100, "enable.idempotence": True})
ts = [T, T + 500, T + 100, T + 2000, T + WEEK, T + WEEK + 10]
for i, t in enumerate(ts):
    send(plain, i, t, 2)
    send(idempotent, i, t + 5, 3)
tx = [Producer({"bootstrap.servers": B, "linger.ms": 100, "transactional.id": f"t{k}"}) for k in range(2)]
for p in tx: p.init_transactions(30); p.begin_transaction()
send(tx[0], 10, T + WEEK + 20, 2); send(tx[1], 11, T + WEEK + 30, 2)
tx[0].abort_transaction()
send(tx[1], 12, T + WEEK + 40, 1); tx[1].commit_transaction()
tx[0].begin_transaction(); send(tx[0], 13, T + WEEK + 50, 1); tx[0].abort_transaction()
tx[1].begin_transaction(); send(tx[1], 14, T + WEEK + 60, 2)
send(idempotent, 15, T + WEEK + 70, 1)
# the last transaction stays open
import os; os._exit(0)
