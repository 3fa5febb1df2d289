package conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.record.TimestampType;
import org.apache.kafka.common.record.internal.CompressionType;
import org.apache.kafka.common.record.internal.MemoryRecords;
import org.apache.kafka.common.record.internal.MemoryRecordsBuilder;
import org.apache.kafka.common.record.internal.Record;
import org.apache.kafka.common.record.internal.RecordBatch;
import org.apache.kafka.common.record.internal.Records;
import org.apache.kafka.common.utils.internals.Crc32C;

/** Record batches from and to JSON; a batch can be damaged on purpose. */
final class Batches {
    private Batches() {}

    /**
     * Builds {"batches": [{"magic", "codec", "producerId", "producerEpoch", "baseSequence", "transactional", "records": [{"key", "value",
     * "timestamp", "headers"}], "flip": [byte positions to invert], "fixCrc", "cut": bytes to leave off the end}]}, or {"base64"} as it is.
     */
    static MemoryRecords build(JsonNode json) throws Exception {
        if (json.has("base64")) {
            return MemoryRecords.readableRecords(ByteBuffer.wrap(json.get("base64").binaryValue()));
        }
        ByteBuffer all = ByteBuffer.allocate(1 << 20);
        for (JsonNode batch : json.get("batches")) {
            all.put(one(batch));
        }
        return MemoryRecords.readableRecords(all.flip());
    }

    private static byte[] one(JsonNode json) throws Exception {
        byte magic = (byte) json.path("magic").asInt(2);
        Compression codec = Compression.of(CompressionType.forName(json.path("codec").asText("none"))).build();
        MemoryRecordsBuilder builder = new MemoryRecordsBuilder(
            ByteBuffer.allocate(4096), magic, codec, TimestampType.CREATE_TIME, json.path("baseOffset").asLong(0), -1,
            json.path("producerId").asLong(-1), (short) json.path("producerEpoch").asInt(-1), json.path("baseSequence").asInt(-1),
            json.path("transactional").asBoolean(false), false, -1, 1 << 20);
        for (JsonNode record : json.get("records")) {
            byte[] key = record.has("key") ? record.get("key").asText().getBytes() : null;
            byte[] value = record.has("value") ? record.get("value").asText().getBytes() : null;
            builder.append(record.path("timestamp").asLong(1_700_000_000_000L), key, value);
        }
        ByteBuffer built = builder.build().buffer();
        byte[] bytes = new byte[built.remaining()];
        built.get(bytes);
        for (JsonNode position : json.path("flip")) {
            bytes[position.asInt()] ^= (byte) 0xff;
        }
        if (json.path("fixCrc").asBoolean(false)) {
            ByteBuffer.wrap(bytes).putInt(17, (int) Crc32C.compute(bytes, 21, bytes.length - 21));
        }
        return Arrays.copyOf(bytes, bytes.length - json.path("cut").asInt(0));
    }

    static JsonNode describe(Records records) {
        if (records == null) {
            return NullNode.instance;
        }
        ArrayNode batches = JsonNodeFactory.instance.arrayNode();
        for (RecordBatch batch : records.batches()) {
            ObjectNode one = batches.addObject();
            one.put("baseOffset", batch.baseOffset()).put("lastOffset", batch.lastOffset()).put("magic", batch.magic())
                .put("codec", batch.compressionType().name).put("timestampType", batch.timestampType().name)
                .put("maxTimestamp", batch.maxTimestamp()).put("partitionLeaderEpoch", batch.partitionLeaderEpoch())
                .put("producerId", batch.producerId()).put("producerEpoch", batch.producerEpoch())
                .put("baseSequence", batch.baseSequence()).put("sizeInBytes", batch.sizeInBytes()).put("valid", batch.isValid());
            ArrayNode rows = one.putArray("records");
            for (Record record : batch) {
                ObjectNode row = rows.addObject();
                row.put("offset", record.offset()).put("timestamp", record.timestamp());
                row.put("key", text(record.hasKey() ? record.key() : null)).put("value", text(record.hasValue() ? record.value() : null));
                for (Header header : record.headers()) {
                    row.withArray("headers").addArray().add(header.key()).add(header.value());
                }
            }
        }
        return batches;
    }

    private static String text(ByteBuffer data) {
        if (data == null) {
            return null;
        }
        byte[] bytes = new byte[data.remaining()];
        data.duplicate().get(bytes);
        return new String(bytes);
    }
}
