import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import org.apache.kafka.common.protocol.ApiMessage;
import org.apache.kafka.common.protocol.ByteBufferAccessor;
import org.apache.kafka.common.protocol.Message;
import org.apache.kafka.common.protocol.ObjectSerializationCache;

/** Reads "kind name version hex" lines, has Apache Kafka's class of that name read and write each, and prints "name version hex". */
public final class Recode {
    private static final String[] PACKAGES = {
        "org.apache.kafka.common.message.",
        "org.apache.kafka.common.metadata.",
        "org.apache.kafka.coordinator.group.generated.",
        "org.apache.kafka.coordinator.transaction.generated.",
        "org.apache.kafka.coordinator.share.generated.",
        "org.apache.kafka.raft.generated."
    };

    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] parts = line.split(" ");
            String hex = parts.length > 3 ? parts[3] : "";
            short version = Short.parseShort(parts[2]);
            Class<?> type = find(parts[0], parts[1]);
            if (type == null) {
                System.err.println("no class for " + parts[1]);
                continue;
            }
            ByteBuffer buffer = ByteBuffer.wrap(unhex(hex));
            Message message = (Message) type.getDeclaredConstructor().newInstance();
            try {
                message.read(new ByteBufferAccessor(buffer), version);
                if (buffer.hasRemaining()) throw new IllegalStateException(buffer.remaining() + " bytes left");
                ObjectSerializationCache cache = new ObjectSerializationCache();
                ByteBuffer out = ByteBuffer.allocate(message.size(cache, version));
                message.write(new ByteBufferAccessor(out), cache, version);
                System.out.println(parts[1] + " " + version + " " + hex(out.array()));
            } catch (RuntimeException e) {
                System.err.println(parts[1] + " version " + version + ": " + e);
            }
        }
    }

    private static Class<?> find(String kind, String name) {
        boolean isApi = kind.equals("Request") || kind.equals("Response") || kind.equals("Header");
        for (String suffix : isApi ? new String[] {"Data"} : new String[] {"", "Data"}) {
            for (String prefix : PACKAGES) {
                try {
                    Class<?> type = Class.forName(prefix + name + suffix);
                    if (Message.class.isAssignableFrom(type)) return type;
                } catch (ClassNotFoundException e) {
                    // The next package may have it.
                }
            }
        }
        return null;
    }

    private static byte[] unhex(String hex) {
        byte[] out = new byte[hex.length() / 2];
        for (int i = 0; i < out.length; i++) out[i] = (byte) Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16);
        return out;
    }

    private static String hex(byte[] bytes) {
        StringBuilder out = new StringBuilder();
        for (byte b : bytes) out.append(String.format("%02x", b));
        return out.toString();
    }
}
