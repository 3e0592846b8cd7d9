package io.mcpspec.emit.java.data;

import io.mcpspec.emit.java.print.Javadoc;
import io.mcpspec.jsonschema.type.Range;
import io.mcpspec.jsonschema.type.SchemaType;
import io.mcpspec.jsonschema.type.Size;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a type allows, as a sentence for Javadoc: {@code 37 to 1,024 characters.} */
final class BoundsText {

  private BoundsText() {}

  static List<String> of(SchemaType type) {
    List<String> sentences = new ArrayList<>();
    if (type instanceof SchemaType.Text text && text.length().bounded()) {
      sentences.add(size(text.length(), "character"));
    } else if (type instanceof SchemaType.ListOf list && list.size().bounded()) {
      sentences.add(size(list.size(), "item"));
    } else if (type instanceof SchemaType.MapOf map && map.size().bounded()) {
      sentences.add(size(map.size(), "member"));
    } else if (type instanceof SchemaType.Int whole && whole.range().bounded()) {
      sentences.add(range(whole.range()));
    } else if (type instanceof SchemaType.Decimal decimal && decimal.range().bounded()) {
      sentences.add(range(decimal.range()));
    }
    return sentences;
  }

  private static String size(Size size, String unit) {
    int min = size.min().orElse(0);
    if (size.max().isEmpty()) {
      return String.format(Locale.ROOT, "At least %,d %s.", min, plural(unit, min));
    }
    int max = size.max().get();
    if (min == max) {
      return String.format(Locale.ROOT, "Exactly %,d %s.", min, plural(unit, min));
    }
    return min == 0
        ? String.format(Locale.ROOT, "At most %,d %s.", max, plural(unit, max))
        : String.format(Locale.ROOT, "%,d to %,d %s.", min, max, plural(unit, max));
  }

  private static String plural(String unit, int count) {
    return count == 1 ? unit : unit + "s";
  }

  private static String range(Range range) {
    StringBuilder text = new StringBuilder();
    range.low().ifPresent(low -> text.append(low.exclusive() ? "Above " : "From ").append(figure(low.value())));
    range.high().ifPresent(high -> text.append(joint(range, high.exclusive())).append(figure(high.value())));
    String article = text.isEmpty() ? "A" : ", a";
    range.multipleOf().ifPresent(step -> text.append(article).append(" multiple of ").append(figure(step)));
    return text.append('.').toString();
  }

  private static String joint(Range range, boolean exclusive) {
    if (range.low().isEmpty()) {
      return exclusive ? "Below " : "Up to ";
    }
    return exclusive ? " and below " : " to ";
  }

  private static String figure(BigDecimal value) {
    boolean grouped = value.scale() <= 0 && value.abs().compareTo(BigDecimal.valueOf(9999)) > 0;
    return grouped ? String.format(Locale.ROOT, "%,d", value.toBigInteger()) : value.toPlainString();
  }
}
