package io.mcpspec.release.prompt.content;

import io.mcpspec.release.prompt.match.Unit;
import io.mcpspec.release.prompt.match.Unit.Context;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of a layout that people and programs find again in what was written by it.
 *
 * @param kind what it is
 * @param names how it is called; the columns' names of a table's head
 */
public record LayoutPart(Kind kind, List<String> names) {

  enum Kind {
    HEADING("heading"),
    COLUMN("column"),
    FIELD("field"),
    CHECK("checklist item");

    private final String shown;

    Kind(String shown) {
      this.shown = shown;
    }

    @Override
    public String toString() {
      return shown;
    }
  }

  private static final Pattern CHECK = Pattern.compile("^\\[[ xX]?\\]\\s*(.*?)[\\s\u2705\u274C\u2713\u2714]*$");

  /** The part that a unit of a layout is, if it is one. */
  public static Optional<LayoutPart> of(Unit unit) {
    if (unit.context() != Context.TEMPLATE) {
      return Optional.empty();
    }
    return switch (unit.kind()) {
      case HEADING, INNER_HEADING -> Optional.of(new LayoutPart(Kind.HEADING, List.of(unit.normal())));
      case HEAD -> Optional.of(new LayoutPart(Kind.COLUMN, columns(unit.normal())));
      case ITEM -> item(unit);
      default -> Optional.empty();
    };
  }

  private static Optional<LayoutPart> item(Unit unit) {
    Matcher check = CHECK.matcher(unit.normal());
    if (check.matches()) {
      return Optional.of(new LayoutPart(Kind.CHECK, List.of(check.group(1))));
    }
    return unit.label().map(name -> new LayoutPart(Kind.FIELD, List.of(name)));
  }

  private static List<String> columns(String row) {
    return List.of(row.replaceFirst("^\\|", "").replaceFirst("\\|$", "").split("\\|", -1));
  }

  /** What the unit's text says besides its name. */
  public String without(String text) {
    return kind == Kind.FIELD ? text.substring(names.get(0).length()) : "";
  }
}
