package io.mcpspec.release.prompt.content;

import io.mcpspec.document.text.Words;
import io.mcpspec.release.prompt.match.SectionChange;
import io.mcpspec.release.prompt.match.Unit;
import io.mcpspec.release.prompt.match.UnitRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A code example of a section: what stands in a fence that is no layout.
 *
 * @param info what is written behind the fence, such as a language
 * @param rows its rows, each with the other side's counterpart
 * @param lines its lines
 */
record CodeBlock(String info, List<UnitRow> rows, List<String> lines) {

  /** Those of one side of a section, in order. */
  static List<CodeBlock> of(SectionChange section, Function<UnitRow, Optional<Unit>> side) {
    Map<Integer, List<UnitRow>> byBlock = new LinkedHashMap<>();
    for (UnitRow row : section.rows()) {
      side.apply(row)
          .filter(unit -> unit.context() == Unit.Context.CODE)
          .ifPresent(unit -> byBlock.computeIfAbsent(unit.block(), key -> new ArrayList<>()).add(row));
    }
    return byBlock.values().stream().map(rows -> of(rows, side)).toList();
  }

  private static CodeBlock of(List<UnitRow> rows, Function<UnitRow, Optional<Unit>> side) {
    List<Unit> units = rows.stream().map(row -> side.apply(row).orElseThrow()).toList();
    String mark = units.get(0).kind() == Unit.Kind.FENCE ? units.get(0).raw() : "";
    List<UnitRow> content = rows.stream().filter(row -> side.apply(row).get().kind() == Unit.Kind.CODE).toList();
    return new CodeBlock(
        mark.replaceFirst("^[`~]+\\s*", ""), content,
        content.stream().map(row -> side.apply(row).get().raw()).toList());
  }

  Words words() {
    return Words.of(lines.stream().collect(Collectors.joining("\n")));
  }

  /** Its first line, by which people know it. */
  String title() {
    return lines.isEmpty() ? "" : lines.get(0).strip();
  }

  /** Whether all of its lines stand in the other example. */
  boolean isPartOf(CodeBlock other) {
    return !lines.isEmpty() && other.lines.containsAll(lines);
  }

  /** Whether most of its lines have a counterpart that is no code. */
  boolean isText(Function<UnitRow, Optional<Unit>> otherSide) {
    long text = rows.stream().filter(row -> otherSide.apply(row).filter(Unit::isText).isPresent()).count();
    return !rows.isEmpty() && 2 * text >= rows.size();
  }
}
