// kafkajs, with its five codecs.
'use strict';
const readline = require('node:readline');
const { Kafka, CompressionTypes, CompressionCodecs, logLevel } = require('kafkajs');
const snappy = require('snappyjs');
const lz4 = require('lz4-napi');
const { ZstdCodec } = require('zstd-codec');

const bootstrap = process.argv[2];
const types = { none: 0, gzip: 1, snappy: 2, lz4: 3, zstd: 4 };
const zstd = new Promise((resolve) => ZstdCodec.run((codec) => resolve(new codec.Streaming())));
const XERIAL = Buffer.from([130, 83, 78, 65, 80, 80, 89, 0]);

// Kafka's Java client frames snappy in blocks; others write one raw block.
function unsnappy(data) {
  if (!data.subarray(0, 8).equals(XERIAL)) return Buffer.from(snappy.uncompress(data));
  const parts = [];
  for (let at = 16; at < data.length; ) {
    const size = data.readInt32BE(at);
    parts.push(Buffer.from(snappy.uncompress(data.subarray(at + 4, at + 4 + size))));
    at += 4 + size;
  }
  return Buffer.concat(parts);
}

CompressionCodecs[CompressionTypes.Snappy] = () => ({
  compress: async (encoder) => Buffer.from(snappy.compress(encoder.buffer)),
  decompress: async (data) => unsnappy(data),
});
CompressionCodecs[CompressionTypes.LZ4] = () => ({
  compress: async (encoder) => lz4.compressFrame(encoder.buffer),
  decompress: async (data) => lz4.decompressFrame(data),
});
CompressionCodecs[CompressionTypes.ZSTD] = () => ({
  compress: async (encoder) => Buffer.from((await zstd).compress(encoder.buffer)),
  decompress: async (data) => Buffer.from((await zstd).decompress(data)),
});

const kafka = new Kafka({
  brokers: [bootstrap], clientId: 'conformance', logLevel: logLevel.NOTHING, requestTimeout: 30000,
  retry: { initialRetryTime: 50, maxRetryTime: 500, retries: 20 },
});
const bytes = (text) => (text === null ? null : Buffer.from(text, 'base64'));
const text = (data) => (data === null || data === undefined ? null : Buffer.from(data).toString('base64'));
const producers = new Map();
let admin = null;

async function producer(idempotent) {
  if (!producers.has(idempotent)) {
    const client = kafka.producer({ idempotent, maxInFlightRequests: 1, allowAutoTopicCreation: true });
    await client.connect();
    producers.set(idempotent, client);
  }
  return producers.get(idempotent);
}

// A repeated header key is an array of values in kafkajs.
function headersOf(pairs) {
  const headers = {};
  for (const [name, data] of pairs) {
    if (name in headers) headers[name] = [].concat(headers[name], [bytes(data)]);
    else headers[name] = bytes(data);
  }
  return headers;
}

function pairsOf(headers) {
  return Object.entries(headers || {}).flatMap(([name, data]) =>
    Array.isArray(data) ? data.map((one) => [name, text(one)]) : [[name, text(data)]]);
}

async function produce(request) {
  const client = await producer(request.idempotent);
  const acks = request.acks === 'all' ? -1 : Number(request.acks);
  const messages = request.records.map(([partition, key, value, headers, timestamp]) => ({
    partition, key: bytes(key), value: bytes(value), headers: headersOf(headers),
    ...(timestamp === null ? {} : { timestamp: String(timestamp) }),
  }));
  const found = await client.send({ topic: request.topic, acks, compression: types[request.codec], messages });
  if (acks === 0) return { offsets: [] };
  const next = Object.fromEntries(found.map((one) => [one.partition, Number(one.baseOffset)]));
  return { offsets: messages.map((m) => next[m.partition]++) };
}

// kafkajs reads through groups only; the group protocol is not what is tried here, so its cluster reads directly.
async function consume(request) {
  const at = { earliest: -2, latest: -1 };
  const { cluster, rows } = { cluster: await connected(), rows: [] };
  await cluster.addTargetTopic(request.topic);
  const end = Date.now() + request.timeout_ms;
  const next = new Map();
  for (const partition of request.partitions) {
    if (request.from in at) {
      const [found] = await cluster.fetchTopicsOffset([{ topic: request.topic, partitions: [{ partition }], fromTimestamp: at[request.from] }]);
      next.set(partition, Number(found.partitions[0].offset));
    } else next.set(partition, request.from);
  }
  const leaders = cluster.findLeaderForPartitions(request.topic, request.partitions);
  while (rows.length < request.count && Date.now() < end) {
    for (const [leader, partitions] of Object.entries(leaders)) {
      const broker = await cluster.findBroker({ nodeId: leader });
      const answer = await broker.fetch({
        maxWaitTime: 100, minBytes: 1, maxBytes: 64 << 20, isolationLevel: 1,
        topics: [{ topic: request.topic, partitions: partitions.map((partition) => ({ partition, fetchOffset: String(next.get(partition)), maxBytes: 16 << 20 })) }],
      });
      for (const { partitions: parts } of answer.responses) {
        for (const { partition, messages } of parts) {
          for (const m of messages) {
            if (Number(m.offset) < next.get(partition) || rows.length >= request.count) continue;
            rows.push([partition, Number(m.offset), Number(m.timestamp), text(m.key), text(m.value), pairsOf(m.headers)]);
            next.set(partition, Number(m.offset) + 1);
          }
        }
      }
    }
  }
  return { records: rows };
}

let direct = null;
async function connected() {
  if (!direct) {
    const createCluster = require('kafkajs/src/cluster');
    const socketFactory = require('kafkajs/src/network/socketFactory')();
    const silent = { info() {}, warn() {}, error() {}, debug() {}, namespace: () => silent };
    direct = new createCluster({
      logger: silent, socketFactory, brokers: [bootstrap], clientId: 'conformance', connectionTimeout: 3000, authenticationTimeout: 3000,
      requestTimeout: 30000, metadataMaxAge: 300000, retry: { retries: 5 }, allowAutoTopicCreation: false, maxInFlightRequests: null,
      offsets: new Map(), reauthenticationThreshold: 10000, ssl: false, sasl: null, isolationLevel: 1, instrumentationEmitter: null,
    });
    await direct.connect();
  }
  return direct;
}

async function offsets(request) {
  if (!admin) {
    admin = kafka.admin();
    await admin.connect();
  }
  const wanted = (one) => one.partition === request.partition;
  if (request.at === 'earliest' || request.at === 'latest') {
    const found = (await admin.fetchTopicOffsets(request.topic)).find(wanted);
    return { offset: Number(request.at === 'earliest' ? found.low : found.high) };
  }
  return { offset: Number((await admin.fetchTopicOffsetsByTimestamp(request.topic, request.at)).find(wanted).offset) };
}

const operations = { produce, consume, offsets };
async function main() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const request = JSON.parse(line);
    let answer;
    try {
      answer = { ok: await operations[request.op](request) };
    } catch (error) {
      answer = { error: error.type || (error.cause && error.cause.type) || error.name + ': ' + error.message };
    }
    process.stdout.write(JSON.stringify(answer) + '\n');
  }
  process.exit(0);
}
main();
