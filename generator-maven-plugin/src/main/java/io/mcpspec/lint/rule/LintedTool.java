package io.mcpspec.lint.rule;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A tool.
 *
 * @param name its name
 * @param full the list item with the schemas as written
 * @param published the list item that clients get
 * @param effect {@code read}, {@code write}, {@code destroy} or {@code unknown}, where a spec declares it
 */
public record LintedTool(String name, Mapping full, Mapping published, Optional<String> effect) {

  /** A tool of a list. */
  static Optional<LintedTool> listed(Mapping item) {
    return item.text("name").map(name -> new LintedTool(name, item, item, Optional.empty()));
  }

  /** A tool of a catalog. */
  static Optional<LintedTool> catalogued(Mapping entry) {
    Mapping full = entry.mapping("full").orElse(entry);
    return entry.text("name").map(name ->
        new LintedTool(name, full, entry.mapping("published").orElse(full), entry.text("effect")));
  }

  public String subject() {
    return "tool/" + name;
  }

  /** Where the tool is written. */
  public LintPlace place() {
    return LintPlace.of(subject(), full.get("name").orElse(full));
  }

  /** Where a member is written; the tool's place where it has none. */
  public LintPlace place(String member) {
    return full.entry(member)
        .map(entry -> LintPlace.of(subject() + "#/" + member, entry.value()))
        .orElseGet(this::place);
  }

  /** A hint of its annotations, if it is given. */
  public Optional<Boolean> hint(String name) {
    return full.mapping("annotations").flatMap(hints -> hints.get(name))
        .filter(hint -> hint instanceof Scalar scalar && scalar.kind() == Scalar.Kind.BOOLEAN)
        .map(hint -> ((Scalar) hint).isTrue());
  }

  public boolean isReadOnly() {
    return hint("readOnlyHint").orElse(false);
  }

  public String description() {
    return full.text("description").orElse("");
  }

  /** The schemas of its arguments and result, at every depth, as written. */
  public List<LintedSchema> schemas() {
    return schemas(full);
  }

  /** The schemas that clients get, at every depth. */
  public List<LintedSchema> publishedSchemas() {
    return schemas(published);
  }

  private List<LintedSchema> schemas(Mapping item) {
    List<LintedSchema> all = new ArrayList<>();
    for (String member : List.of("inputSchema", "outputSchema")) {
      item.get(member).ifPresent(schema -> new LintedSchema(
          subject() + "#/" + member, schema, Optional.empty(), 0, member.equals("outputSchema")).each(all::add));
    }
    return all;
  }
}
