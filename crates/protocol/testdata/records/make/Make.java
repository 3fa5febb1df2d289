import java.util.*; import java.nio.charset.StandardCharsets;
import org.apache.kafka.clients.producer.*; import org.apache.kafka.common.serialization.*; import org.apache.kafka.common.header.internals.RecordHeader;
import org.apache.kafka.common.header.Header;
public class Make { public static void main(String[] a) throws Exception {
  for (String k : List.of("none","gzip","snappy","lz4","zstd")) {
    Properties p = new Properties(); p.put("bootstrap.servers", a[0]); p.put("compression.type", k); p.put("linger.ms", "500");
    p.put("enable.idempotence", String.valueOf(k.equals("gzip") || k.equals("lz4"))); 
    try (Producer<String,String> q = new KafkaProducer<>(p, new StringSerializer(), new StringSerializer())) {
      for (int i = 0; i < 8; i++) { List<Header> h = new ArrayList<>();
        if (i % 2 == 0) { h.add(new RecordHeader("trace", ("" + i).getBytes())); h.add(new RecordHeader("empty", new byte[0])); h.add(new RecordHeader("null", (byte[]) null)); }
        q.send(new ProducerRecord<>("java-" + k, 0, 1700000000000L + i * 10, i == 3 ? null : "key-" + i, i == 5 ? null : ("value " + i + " ").repeat(40), h)); }
      q.flush(); } } } }
