package conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndTimestamp;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** The Java producer and consumer, partitions assigned by hand. */
final class Clients {
    private static final int BIG = 16 << 20;
    private final String bootstrap;
    private final Map<String, KafkaProducer<byte[], byte[]>> producers = new HashMap<>();

    Clients(String bootstrap) {
        this.bootstrap = bootstrap;
    }

    private KafkaProducer<byte[], byte[]> producer(JsonNode request) {
        String acks = request.get("acks").asText();
        String codec = request.get("codec").asText();
        boolean idempotent = request.get("idempotent").asBoolean();
        return producers.computeIfAbsent(acks + codec + idempotent, key -> new KafkaProducer<>(
            Map.of(
                "bootstrap.servers", bootstrap, "acks", acks, "compression.type", codec, "enable.idempotence", idempotent,
                "max.request.size", BIG, "linger.ms", 20, "batch.size", 1 << 20, "max.block.ms", 30000),
            new ByteArraySerializer(), new ByteArraySerializer()));
    }

    JsonNode produce(JsonNode request) throws Exception {
        KafkaProducer<byte[], byte[]> producer = producer(request);
        List<Future<RecordMetadata>> sent = new ArrayList<>();
        for (JsonNode row : request.get("records")) {
            RecordHeaders headers = new RecordHeaders();
            for (JsonNode pair : row.get(3)) {
                headers.add(pair.get(0).asText(), bytes(pair.get(1)));
            }
            Long timestamp = row.get(4).isNull() ? null : row.get(4).asLong();
            sent.add(producer.send(new ProducerRecord<>(
                request.get("topic").asText(), row.get(0).asInt(), timestamp, bytes(row.get(1)), bytes(row.get(2)), headers)));
        }
        producer.flush();
        ArrayNode offsets = JsonNodeFactory.instance.arrayNode();
        for (Future<RecordMetadata> one : sent) {
            try {
                offsets.add(one.get().offset());
            } catch (ExecutionException failed) {
                throw new Agent.Failed(failed.getCause().getClass().getSimpleName());
            }
        }
        if (request.get("acks").asText().equals("0")) {
            offsets.removeAll();
        }
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.set("offsets", offsets);
        return answer;
    }

    private KafkaConsumer<byte[], byte[]> consumer(String reset) {
        return new KafkaConsumer<>(
            Map.of(
                "bootstrap.servers", bootstrap, "enable.auto.commit", false, "auto.offset.reset", reset, "fetch.max.wait.ms", 100,
                "max.partition.fetch.bytes", BIG, "fetch.max.bytes", 4 * BIG),
            new ByteArrayDeserializer(), new ByteArrayDeserializer());
    }

    JsonNode consume(JsonNode request) throws Exception {
        String reset = request.has("reset") && !request.get("reset").asText().equals("error") ? request.get("reset").asText() : "none";
        List<TopicPartition> partitions = new ArrayList<>();
        request.get("partitions").forEach(one -> partitions.add(new TopicPartition(request.get("topic").asText(), one.asInt())));
        int count = request.get("count").asInt();
        long end = System.nanoTime() + request.get("timeout_ms").asLong() * 1_000_000;
        ArrayNode rows = JsonNodeFactory.instance.arrayNode();
        try (KafkaConsumer<byte[], byte[]> consumer = consumer(reset)) {
            consumer.assign(partitions);
            JsonNode from = request.get("from");
            if (from.isNumber()) {
                partitions.forEach(one -> consumer.seek(one, from.asLong()));
            } else if (from.asText().equals("earliest")) {
                consumer.seekToBeginning(partitions);
            } else {
                consumer.seekToEnd(partitions);
            }
            while (rows.size() < count && System.nanoTime() < end) {
                for (ConsumerRecord<byte[], byte[]> record : consumer.poll(Duration.ofMillis(200))) {
                    if (rows.size() < count) {
                        rows.add(row(record));
                    }
                }
            }
        } catch (KafkaException failed) {
            throw new Agent.Failed(failed.getClass().getSimpleName());
        }
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.set("records", rows);
        return answer;
    }

    private static ArrayNode row(ConsumerRecord<byte[], byte[]> record) {
        ArrayNode headers = JsonNodeFactory.instance.arrayNode();
        for (Header header : record.headers()) {
            headers.addArray().add(header.key()).add(header.value());
        }
        ArrayNode row = JsonNodeFactory.instance.arrayNode();
        row.add(record.partition()).add(record.offset()).add(record.timestamp()).add(record.key()).add(record.value()).add(headers);
        return row;
    }

    JsonNode offsets(JsonNode request) throws Exception {
        TopicPartition partition = new TopicPartition(request.get("topic").asText(), request.get("partition").asInt());
        JsonNode at = request.get("at");
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        try (KafkaConsumer<byte[], byte[]> consumer = consumer("none")) {
            if (at.isNumber()) {
                OffsetAndTimestamp found = consumer.offsetsForTimes(Map.of(partition, at.asLong())).get(partition);
                if (found == null) {
                    answer.putNull("offset");
                } else {
                    answer.put("offset", found.offset()).put("timestamp", found.timestamp());
                }
            } else if (at.asText().equals("earliest")) {
                answer.put("offset", consumer.beginningOffsets(List.of(partition)).get(partition));
            } else {
                answer.put("offset", consumer.endOffsets(List.of(partition)).get(partition));
            }
        } catch (KafkaException failed) {
            throw new Agent.Failed(failed.getClass().getSimpleName());
        }
        return answer;
    }

    static byte[] bytes(JsonNode node) throws IOException {
        return node.isNull() ? null : node.binaryValue();
    }
}
