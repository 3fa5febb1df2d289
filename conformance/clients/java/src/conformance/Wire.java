package conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import org.apache.kafka.common.errors.UnsupportedVersionException;
import org.apache.kafka.common.message.ApiMessageType;
import org.apache.kafka.common.message.RequestHeaderData;
import org.apache.kafka.common.message.ResponseHeaderData;
import org.apache.kafka.common.protocol.ApiMessage;
import org.apache.kafka.common.protocol.ByteBufferAccessor;
import org.apache.kafka.common.protocol.MessageUtil;

/** Single requests on plain sockets: encoded and decoded by Kafka's own classes, with no client's logic between. */
final class Wire {
    private static final int CORRELATION = 77;
    private static final int ANSWER_TIMEOUT_MS = 4_000;
    private final String host;
    private final int port;
    private final Map<String, Socket> sockets = new HashMap<>();

    Wire(String bootstrap) {
        int colon = bootstrap.lastIndexOf(':');
        host = bootstrap.substring(0, colon);
        port = Integer.parseInt(bootstrap.substring(colon + 1));
    }

    /** Sends {"api","version","body"} and returns {"response"}, {"closed"}, {"silent"}, or {"unsendable"} if the version lacks a field. */
    JsonNode exchange(JsonNode request) throws Exception {
        ApiMessageType api = ApiMessageType.valueOf(request.get("api").asText());
        short version = (short) request.get("version").asInt();
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        byte[] frame;
        try {
            frame = encode(api, version, request.get("body"));
        } catch (UnsupportedVersionException lacking) {
            return answer.put("unsendable", lacking.getMessage());
        }
        ByteBuffer found = send(request, frame, answer);
        if (found == null) {
            return answer;
        }
        ResponseHeaderData header = new ResponseHeaderData(new ByteBufferAccessor(found), api.responseHeaderVersion(version));
        if (header.correlationId() != CORRELATION) {
            answer.put("correlation_id", header.correlationId());
        }
        short decodedAt = version;
        if (api == ApiMessageType.API_VERSIONS && (version > api.highestSupportedVersion(true) || version < 0)) {
            decodedAt = 0;
        }
        ApiMessage response = api.newResponse();
        response.read(new ByteBufferAccessor(found), decodedAt);
        answer.set("response", Json.of(response, decodedAt));
        if (found.hasRemaining()) {
            answer.put("trailing_bytes", found.remaining());
        }
        return answer;
    }

    /** Sends {"hex"} as it is and returns {"hex"} of the answer's frame. */
    JsonNode frame(JsonNode request) throws Exception {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ByteBuffer found = send(request, HexFormat.of().parseHex(request.get("hex").asText()), answer);
        if (found != null) {
            byte[] bytes = new byte[found.remaining()];
            found.get(bytes);
            answer.put("hex", HexFormat.of().formatHex(bytes));
        }
        return answer;
    }

    private byte[] encode(ApiMessageType api, short version, JsonNode body) throws Exception {
        ApiMessage message = api.newRequest();
        Json.fill(message, body, version);
        // An API's header at a version that does not exist has the form of the nearest one that does.
        short known = (short) Math.max(api.lowestSupportedVersion(), Math.min(version, api.highestSupportedVersion(true)));
        short headerVersion = api.requestHeaderVersion(known);
        RequestHeaderData header = new RequestHeaderData()
            .setRequestApiKey(api.apiKey()).setRequestApiVersion(version).setCorrelationId(CORRELATION).setClientId("conformance");
        ByteBuffer head = MessageUtil.toByteBufferAccessor(header, headerVersion).buffer();
        ByteBuffer tail = MessageUtil.toByteBufferAccessor(message, known).buffer();
        ByteBuffer all = ByteBuffer.allocate(4 + head.remaining() + tail.remaining());
        all.putInt(head.remaining() + tail.remaining()).put(head).put(tail);
        return all.array();
    }

    private ByteBuffer send(JsonNode request, byte[] frame, ObjectNode answer) throws IOException {
        String name = request.path("connection").asText("main");
        Socket socket = sockets.get(name);
        if (socket == null) {
            socket = new Socket(host, port);
            socket.setTcpNoDelay(true);
            sockets.put(name, socket);
        }
        try {
            socket.setSoTimeout(request.path("silent_after_ms").asInt(ANSWER_TIMEOUT_MS));
            socket.getOutputStream().write(frame);
            DataInputStream in = new DataInputStream(socket.getInputStream());
            byte[] found = new byte[in.readInt()];
            in.readFully(found);
            return ByteBuffer.wrap(found);
        } catch (java.net.SocketTimeoutException silent) {
            answer.put("silent", true);
        } catch (IOException closed) {
            answer.put("closed", true);
        }
        sockets.remove(name).close();
        return null;
    }
}
