package io.mcpspec.runtime.aws.paging;

import io.mcpspec.runtime.aws.CountedMembers;
import io.mcpspec.runtime.aws.NotedResult;
import io.mcpspec.runtime.aws.SdkJson;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The pages read so far, as one. */
final class JoinedPages {

  /** Room for the remark and the place to go on. */
  private static final int RESERVE = 1000;

  private final PageSource<?, ?, ?> source;
  private final CountedMembers counted;
  private final List<Json> items = new ArrayList<>();
  private final Map<String, Json> rest = new LinkedHashMap<>();
  private boolean hasItems;
  private int size = RESERVE;
  private int pages;

  JoinedPages(PageSource<?, ?, ?> source) {
    this.source = source;
    this.counted = source.call().service().counted();
  }

  int pages() {
    return pages;
  }

  /** Whether there is any item. */
  boolean isEmpty() {
    return items.isEmpty();
  }

  /** How many of a page's items, from its first, can be added before the result is too large. */
  int fitting(Page page) {
    int room = source.call().context().resultSize() - size - page.rest().toJson().length();
    List<Json> each = page.items().orElse(List.of());
    for (int i = 0; i < each.size(); i++) {
      room -= length(each.get(i));
      if (room < 0) {
        return i;
      }
    }
    return each.size();
  }

  void add(Page page) {
    pages++;
    hasItems |= page.items().isPresent();
    page.items().ifPresent(more -> more.forEach(item -> {
      items.add(item);
      size += length(item);
    }));
    page.rest().members().forEach((name, value) -> rest.merge(name, value, (sum, more) -> counted.isSum(name)
        ? counted.add().apply(sum, more)
        : more));
  }

  /** A page was read that is not part of the result. */
  void charge(Page page) {
    page.rest().get(counted.consumed())
        .ifPresent(more -> rest.merge(counted.consumed(), more, counted.add()));
  }

  void report(int most) {
    source.call().context().progress().report(
        pages, most, "read page " + pages + " of at most " + most + ", " + items.size() + " so far");
  }

  /**
   * The result.
   *
   * @param next where to go on; empty when all was read
   * @param why why it ends there, as the start of a sentence; empty when that needs no word
   */
  ToolResult result(Optional<Object> next, String why) {
    JsonObject.Builder members = JsonObject.builder();
    if (hasItems) {
      members.put(source.operation().items(), Json.array(items));
    }
    rest.forEach(members::put);
    members.put(source.operation().next(), next.map(start -> SdkJson.toJson(start, source.format())));
    return NotedResult.of(members.build(), next.isPresent() && !why.isEmpty() ? why + goOn() : "");
  }

  private String goOn() {
    return ". To go on, pass " + source.operation().next() + " as " + source.operation().startParameter() + ".";
  }

  private static int length(Json item) {
    return item.toJson().length() + 1;
  }
}
