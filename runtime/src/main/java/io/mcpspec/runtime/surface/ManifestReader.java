package io.mcpspec.runtime.surface;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads of the manifest what is needed before the first answer. It is the compiler's own output: what is missing means
 * a broken build, not a user's mistake.
 *
 * <p>Plain loops, as in all that runs then: the first lambdas of a process cost it tens of milliseconds.
 */
record ManifestReader(JsonObject json) {

  static final String FILE = "server.json";

  List<Manifest.Group> groups() {
    List<Manifest.Group> groups = new ArrayList<>();
    for (JsonObject group : objects(json, "groups")) {
      groups.add(new Manifest.Group(text(group, "id"), text(group, "title"), group.isTrue("default")));
    }
    return groups;
  }

  List<Manifest.Tool> tools() {
    List<Manifest.Tool> tools = new ArrayList<>();
    for (JsonObject tool : objects(json, "tools")) {
      tools.add(new Manifest.Tool(text(tool, "name"), tool.string("group"), tool.isTrue("mutates")));
    }
    return tools;
  }

  List<Manifest.Variable> environment() {
    List<Manifest.Variable> variables = new ArrayList<>();
    for (JsonObject variable : objects(json, "environment")) {
      variables.add(new Manifest.Variable(
          text(variable, "name"), variable.string("description").orElse(""), variable.isTrue("secret")));
    }
    return variables;
  }

  JsonObject object(String member) {
    return present(json.object(member), member);
  }

  /** The items of an array member; none when there is no such member. */
  static List<JsonObject> objects(JsonObject json, String member) {
    List<JsonObject> objects = new ArrayList<>();
    for (Json item : json.items(member)) {
      objects.add(item.asObject().orElse(JsonObject.EMPTY));
    }
    return objects;
  }

  static String text(JsonObject json, String member) {
    return present(json.string(member), member);
  }

  private static <T> T present(Optional<T> value, String member) {
    if (value.isEmpty()) {
      throw new IllegalStateException("`" + FILE + "` has no `" + member + "` where it must");
    }
    return value.get();
  }
}
