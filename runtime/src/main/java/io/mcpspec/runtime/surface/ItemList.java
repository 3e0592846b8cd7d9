package io.mcpspec.runtime.surface;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The items of one list, each the bytes that the compiler wrote. Choosing items only joins others of them. */
final class ItemList {

  static final ItemList EMPTY = new ItemList(List.of());

  private final List<byte[]> items;

  private ItemList(List<byte[]> items) {
    this.items = List.copyOf(items);
  }

  /**
   * @param file one item a line
   */
  static ItemList ofLines(byte[] file) {
    List<byte[]> items = new ArrayList<>();
    int start = 0;
    int length = file.length;
    for (int end = 0; end < length; end++) {
      if (file[end] == '\n') {
        add(items, file, start, end);
        start = end + 1;
      }
    }
    add(items, file, start, length);
    return new ItemList(items);
  }

  private static void add(List<byte[]> items, byte[] file, int start, int end) {
    if (end > start) {
      items.add(Arrays.copyOfRange(file, start, end));
    }
  }

  /** The items as JSON values. */
  List<JsonObject> parsed() {
    return items.stream().map(ItemList::parse).toList();
  }

  /**
   * The tools that are served, of a list of all.
   *
   * @param tools what the manifest says of each
   * @throws IllegalStateException when it does not speak of these
   */
  ItemList served(List<Manifest.Tool> tools, ToolSelection selection) {
    if (tools.size() != items.size()) {
      throw new IllegalStateException("the list has " + items.size() + " tools and the manifest " + tools.size()
          + "; build the server again with `mvn package`");
    }
    List<byte[]> served = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      if (!isNamed(items.get(i), tools.get(i).name())) {
        throw new IllegalStateException("tool " + (i + 1) + " of the list is not `" + tools.get(i).name()
            + "`, as the manifest says; build the server again with `mvn package`");
      }
      if (selection.serves(tools.get(i))) {
        served.add(items.get(i));
      }
    }
    return new ItemList(served);
  }

  /** The compiler writes the name first, so that an item is read only where that is in doubt. */
  private static boolean isNamed(byte[] item, String name) {
    byte[] begin = ("{\"name\":" + Json.of(name).toJson()).getBytes(StandardCharsets.UTF_8);
    boolean isFirst = item.length > begin.length && Arrays.equals(item, 0, begin.length, begin, 0, begin.length);
    return isFirst || parse(item).string("name").orElse("").equals(name);
  }

  /** The result of the list's method: an object with the one member {@code member}. */
  byte[] result(String member) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(("{\"" + member + "\":[").getBytes(StandardCharsets.UTF_8));
    for (int i = 0; i < items.size(); i++) {
      if (i > 0) {
        out.write(',');
      }
      out.writeBytes(items.get(i));
    }
    out.writeBytes("]}".getBytes(StandardCharsets.UTF_8));
    return out.toByteArray();
  }

  private static JsonObject parse(byte[] item) {
    return JsonReader.read(new String(item, StandardCharsets.UTF_8)).asObject().orElseThrow();
  }
}
