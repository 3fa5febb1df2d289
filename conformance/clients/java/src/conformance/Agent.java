package conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** The loop: one JSON request a line on stdin, one JSON answer a line on stdout. Arguments: the bootstrap address. */
public final class Agent {
    static final ObjectMapper JSON = new ObjectMapper();

    private Agent() {}

    /** What a client reported, under its own name for it. */
    static final class Failed extends Exception {
        Failed(String message) {
            super(message);
        }
    }

    public static void main(String[] arguments) throws Exception {
        PrintStream answers = System.out;
        System.setOut(System.err);
        String bootstrap = arguments[0];
        Clients clients = new Clients(bootstrap);
        Wire wire = new Wire(bootstrap);
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8), 1 << 20);
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            ObjectNode answer = JsonNodeFactory.instance.objectNode();
            try {
                answer.set("ok", answer(JSON.readTree(line), clients, wire));
            } catch (Failed failed) {
                answer.put("error", failed.getMessage());
            } catch (Exception failed) {
                failed.printStackTrace();
                answer.put("error", failed.getClass().getSimpleName() + ": " + failed.getMessage());
            }
            answers.println(JSON.writeValueAsString(answer));
            answers.flush();
        }
        Runtime.getRuntime().halt(0);
    }

    private static JsonNode answer(JsonNode request, Clients clients, Wire wire) throws Exception {
        return switch (request.get("op").asText()) {
            case "produce" -> clients.produce(request);
            case "consume" -> clients.consume(request);
            case "offsets" -> clients.offsets(request);
            case "tool" -> Tools.run(request);
            case "wire" -> wire.exchange(request);
            case "frame" -> wire.frame(request);
            default -> throw new Failed("no such operation");
        };
    }
}
