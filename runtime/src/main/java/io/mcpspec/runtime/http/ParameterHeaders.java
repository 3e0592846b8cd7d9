package io.mcpspec.runtime.http;

import io.mcpspec.runtime.http.message.Request;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonBoolean;
import io.mcpspec.runtime.json.JsonNull;
import io.mcpspec.runtime.json.JsonNumber;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.surface.ListKind;
import io.mcpspec.runtime.surface.Surface;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The headers that repeat arguments of tools, where a tool's input schema asks for it with {@code x-mcp-header}. */
final class ParameterHeaders {

  private static final String KEYWORD = "x-mcp-header";

  private final Surface surface;
  private Map<String, List<Parameter>> byTool;

  /**
   * A parameter that has a header.
   *
   * @param path the names that lead to it in the arguments
   */
  private record Parameter(List<String> path, String header) {}

  ParameterHeaders(Surface surface) {
    this.surface = surface;
  }

  /**
   * @throws io.mcpspec.runtime.rpc.RpcException when a header says another thing than the argument
   */
  void check(Request request, JsonObject params) {
    JsonObject arguments = params.object("arguments").orElse(JsonObject.EMPTY);
    String asked = params.string("name").orElse("");
    for (Parameter parameter : of(surface.manifest().olderNames().getOrDefault(asked, asked))) {
      Json value = value(arguments, parameter.path());
      boolean same = value == JsonNull.NULL
          ? StatelessHeaders.header(request, parameter.header()).isEmpty()
          : StatelessHeaders.decoded(request, parameter.header()).filter(text -> isSame(value, text)).isPresent();
      if (!same) {
        throw StatelessHeaders.mismatch(request, parameter.header(), value == JsonNull.NULL ? "" : text(value));
      }
    }
  }

  private static Json value(JsonObject arguments, List<String> path) {
    Json value = arguments;
    for (String name : path) {
      value = value.asObject().flatMap(object -> object.get(name)).orElse(JsonNull.NULL);
    }
    return value;
  }

  private static boolean isSame(Json value, String text) {
    if (value instanceof JsonNumber number) {
      try {
        return new BigDecimal(text).compareTo(number.value()) == 0;
      } catch (NumberFormatException e) {
        return false;
      }
    }
    return text(value).equals(text);
  }

  private static String text(Json value) {
    return value instanceof JsonBoolean ? value.toJson() : value.asString().orElseGet(value::toJson);
  }

  private synchronized List<Parameter> of(String tool) {
    if (byTool == null) {
      byTool = new HashMap<>();
      for (JsonObject item : surface.items(ListKind.TOOLS)) {
        List<Parameter> found = new ArrayList<>();
        collect(item.object("inputSchema").orElse(JsonObject.EMPTY), List.of(), found);
        byTool.put(item.string("name").orElse(""), found);
      }
    }
    return byTool.getOrDefault(tool, List.of());
  }

  private static void collect(JsonObject schema, List<String> path, List<Parameter> found) {
    schema.object("properties").orElse(JsonObject.EMPTY).members().forEach((name, value) -> {
      JsonObject property = value.asObject().orElse(JsonObject.EMPTY);
      List<String> longer = new ArrayList<>(path);
      longer.add(name);
      Optional<String> header = property.string(KEYWORD);
      header.ifPresent(text -> found.add(new Parameter(longer, "Mcp-Param-" + text)));
      collect(property, longer, found);
    });
  }
}
