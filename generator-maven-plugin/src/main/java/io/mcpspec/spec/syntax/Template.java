package io.mcpspec.spec.syntax;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.source.LocatedText;
import io.mcpspec.document.source.Span;
import java.util.List;

/**
 * A text cut at its references. {@code @{kind.name}} is a reference. A backslash directly in front of it makes it text
 * and is dropped itself, so that two backslashes stand for one and the reference's text. Every other character is text.
 *
 * @param parts literals and references in order
 */
public record Template(List<Part> parts) {

  /** A piece of a template. */
  public sealed interface Part {}

  /** Text as it is served. */
  public record Literal(String text) implements Part {}

  /**
   * A reference.
   *
   * @param kind what stands before the first dot, such as {@code fact}; all of it where there is no dot
   * @param name what stands behind the first dot; empty where there is none
   * @param offset where it begins in the text, in UTF-16 units
   * @param span the reference with its delimiters
   */
  public record Reference(String kind, String name, int offset, Span span) implements Part {

    /** The reference as it is written. */
    public String source() {
      return "@{" + kind + (name.isEmpty() ? "" : "." + name) + "}";
    }
  }

  public Template {
    parts = List.copyOf(parts);
  }

  /** The text as it has to be written to be served as {@code text}: what would be a reference is escaped. */
  public static String escaped(String text) {
    return text.replace("@{", "\\@{");
  }

  /** Cuts {@code text}; a reference that does not end on its line or names nothing is reported and left as text. */
  public static Template parse(LocatedText text, Diagnostics diagnostics) {
    return new Template(new TemplateParser(text, diagnostics).parse());
  }
}
