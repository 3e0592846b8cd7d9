package io.mcpspec.pin;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An entry as it is written.
 *
 * @param name how it is called in reports
 * @param written its members
 * @param variables fills in values
 */
public record ServerEntry(String name, Mapping written, Variables variables) {

  /** Whether its client leaves it aside. */
  boolean isDisabled() {
    return is("disabled", "true") || is("enabled", "false");
  }

  private boolean is(String key, String value) {
    return written.get(key).filter(node -> node instanceof Scalar scalar && scalar.text().equals(value)).isPresent();
  }

  /** What it says, with values filled in. */
  public ConfiguredServer server() throws PinException {
    List<String> command = new ArrayList<>();
    Optional<String> program = written.text("command");
    if (program.isPresent()) {
      command.add(filled(program.get()));
      for (String argument : texts(written.get("args").orElse(null))) {
        command.add(filled(argument));
      }
    }
    Optional<String> url = Stream.of("url", "serverUrl", "httpUrl").flatMap(key -> written.text(key).stream())
        .findFirst();
    if (command.isEmpty() == url.isEmpty()) {
      throw new PinException(name + " needs either a `command` or a `url`");
    }
    return new ConfiguredServer(name, command, url.isEmpty() ? url : Optional.of(filled(url.get())), pairs("env"),
        headers(), written.text("cwd"));
  }

  private Map<String, String> headers() throws PinException {
    Map<String, String> headers = pairs("headers");
    headers.putAll(pairs("http_headers"));
    Optional<String> token = written.text("bearer_token_env_var");
    if (token.isPresent()) {
      headers.put("Authorization", "Bearer " + filled("${" + token.get() + "}"));
    }
    return headers;
  }

  private Map<String, String> pairs(String key) throws PinException {
    Map<String, String> pairs = new LinkedHashMap<>();
    if (written.get(key).orElse(null) instanceof Mapping named) {
      for (String member : named.keys()) {
        if (named.get(member).orElseThrow() instanceof Scalar scalar) {
          pairs.put(member, filled(scalar.text()));
        }
      }
    }
    return pairs;
  }

  private static List<String> texts(Node node) {
    return node instanceof Sequence list
        ? list.items().stream().filter(Scalar.class::isInstance).map(item -> ((Scalar) item).text()).toList()
        : List.of();
  }

  private String filled(String text) throws PinException {
    return variables.in(text, name);
  }
}
