package conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.message.FetchResponseData;
import org.apache.kafka.common.protocol.ApiMessage;
import org.apache.kafka.common.record.internal.BaseRecords;
import org.apache.kafka.common.record.internal.Records;

/** Kafka's generated messages from and to JSON. Fields left out keep their defaults. */
final class Json {
    private Json() {}

    /** Sets the fields named in {@code body}; "name@3-5" and "name@3+" hold for these versions only. */
    static void fill(Object message, JsonNode body, short version) throws Exception {
        for (Iterator<Map.Entry<String, JsonNode>> fields = body.fields(); fields.hasNext();) {
            Map.Entry<String, JsonNode> field = fields.next();
            String[] name = field.getKey().split("@");
            if (name.length == 1 || within(name[1], version)) {
                Method setter = setter(message, name[0]);
                try {
                    setter.invoke(message, value(setter.getGenericParameterTypes()[0], field.getValue(), version));
                } catch (InvocationTargetException failed) {
                    throw new IllegalArgumentException(name[0] + ": " + failed.getCause(), failed.getCause());
                }
            }
        }
    }

    private static boolean within(String range, short version) {
        String[] ends = range.endsWith("+") ? new String[] {range.substring(0, range.length() - 1), "32767"} : range.split("-");
        return version >= Integer.parseInt(ends[0]) && version <= Integer.parseInt(ends[ends.length - 1]);
    }

    private static Method setter(Object message, String name) {
        String wanted = "set" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
        for (Method method : message.getClass().getMethods()) {
            if (method.getName().equals(wanted) && method.getParameterCount() == 1) {
                return method;
            }
        }
        throw new IllegalArgumentException(message.getClass().getSimpleName() + " has no field " + name);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Object value(Type type, JsonNode json, short version) throws Exception {
        Class<?> raw = (Class<?>) (type instanceof ParameterizedType parameterized ? parameterized.getRawType() : type);
        if (json.isNull() && !raw.isPrimitive()) {
            return null;
        }
        if (raw == boolean.class) {
            return json.asBoolean();
        } else if (raw == byte.class || raw == Byte.class) {
            return (byte) json.asInt();
        } else if (raw == short.class || raw == Short.class) {
            return (short) json.asInt();
        } else if (raw == int.class || raw == Integer.class) {
            return json.asInt();
        } else if (raw == long.class || raw == Long.class) {
            return json.asLong();
        } else if (raw == double.class) {
            return json.asDouble();
        } else if (raw == String.class) {
            return json.asText();
        } else if (raw == Uuid.class) {
            return Uuid.fromString(json.asText());
        } else if (raw == byte[].class) {
            return json.binaryValue();
        } else if (raw == ByteBuffer.class) {
            return ByteBuffer.wrap(json.binaryValue());
        } else if (BaseRecords.class.isAssignableFrom(raw)) {
            return Batches.build(json);
        } else if (Collection.class.isAssignableFrom(raw)) {
            Type element = type instanceof ParameterizedType list
                ? list.getActualTypeArguments()[0]
                : ((ParameterizedType) raw.getGenericSuperclass()).getActualTypeArguments()[0];
            Collection values = raw.isInterface() ? new ArrayList<>() : (Collection) raw.getConstructor().newInstance();
            for (JsonNode one : json) {
                values.add(value(element, one, version));
            }
            return values;
        }
        Object nested = raw.getConstructor().newInstance();
        fill(nested, json, version);
        return nested;
    }

    /** A response as JSON, record batches opened. */
    static JsonNode of(ApiMessage message, short version) throws Exception {
        Class<?> converter = Class.forName(message.getClass().getName() + "JsonConverter");
        JsonNode json = (JsonNode) converter.getMethod("write", message.getClass(), short.class).invoke(null, message, version);
        if (message instanceof FetchResponseData fetched) {
            ArrayNode topics = (ArrayNode) json.get("responses");
            for (int t = 0; t < topics.size(); t++) {
                ArrayNode partitions = (ArrayNode) topics.get(t).get("partitions");
                for (int p = 0; p < partitions.size(); p++) {
                    Records records = (Records) fetched.responses().get(t).partitions().get(p).records();
                    ((ObjectNode) partitions.get(p)).set("records", Batches.describe(records));
                }
            }
        }
        return json;
    }
}
