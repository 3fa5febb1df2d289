package conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.common.utils.internals.Exit;

/** Runs the main classes of Kafka's own tools inside this process: a JVM for each would take most of the time. */
final class Tools {
    private Tools() {}

    /** Unwinds a tool that asked to exit. Some tools catch it and go on; what they print or exit with then does not count. */
    private static final class Exited extends RuntimeException {
        Exited() {
            super(null, null, false, false);
        }
    }

    static JsonNode run(JsonNode request) throws Exception {
        List<String> arguments = new ArrayList<>();
        request.get("arguments").forEach(one -> arguments.add(one.asText()));
        InputStream in = System.in;
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        ByteArrayOutputStream complained = new ByteArrayOutputStream();
        AtomicReference<Integer> left = new AtomicReference<>();
        Exit.Procedure leave = (status, message) -> {
            if (message != null) {
                System.err.println(message);
            }
            if (left.compareAndSet(null, status)) {
                System.setOut(new PrintStream(OutputStream.nullOutputStream()));
                System.setErr(new PrintStream(OutputStream.nullOutputStream()));
            }
            throw new Exited();
        };
        Exit.setExitProcedure(leave);
        Exit.setHaltProcedure(leave);
        Exit.setShutdownHookAdder((name, runnable) -> { });
        int status = 0;
        try {
            System.setIn(new ByteArrayInputStream(request.path("stdin").asText("").getBytes(StandardCharsets.UTF_8)));
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            System.setErr(new PrintStream(complained, true, StandardCharsets.UTF_8));
            Class.forName(request.get("class").asText()).getMethod("main", String[].class).invoke(null, (Object) arguments.toArray(new String[0]));
        } catch (InvocationTargetException failed) {
            if (!(failed.getCause() instanceof Exited)) {
                status = 1;
                failed.getCause().printStackTrace();
            }
        } finally {
            System.setIn(in);
            System.setOut(out);
            System.setErr(err);
        }
        return JsonNodeFactory.instance.objectNode()
            .put("status", left.get() == null ? status : left.get())
            .put("out", printed.toString(StandardCharsets.UTF_8))
            .put("err", complained.toString(StandardCharsets.UTF_8));
    }
}
