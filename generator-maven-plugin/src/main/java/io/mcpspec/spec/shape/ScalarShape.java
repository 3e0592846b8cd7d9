package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import io.mcpspec.document.yaml.TextLocator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The shapes that read a single scalar. */
sealed interface ScalarShape extends Shape<Scalar> {

  /** A scalar of certain kinds; {@code types} names the same kinds as JSON Schema does. */
  record OfKinds(String expected, List<String> types, Set<Scalar.Kind> kinds) implements ScalarShape {

    private static final Set<String> TRUES = Set.of("true", "yes", "on", "y", "1");
    private static final Set<String> FALSES = Set.of("false", "no", "off", "n", "0");

    @Override
    public Optional<Scalar> read(Node node, Diagnostics diagnostics) {
      if (node instanceof Scalar scalar && kinds.contains(scalar.kind())) {
        return Optional.of(scalar);
      }
      Shape.reportWrongType(node, expected, help(node), diagnostics);
      return isUnquoted(node) ? Optional.of(Scalar.standIn(((Scalar) node).text(), node.span())) : Optional.empty();
    }

    /** Whether quotes alone would make it right. */
    private boolean isUnquoted(Node node) {
      return kinds.contains(Scalar.Kind.STRING) && node instanceof Scalar scalar && scalar.kind() != Scalar.Kind.NULL;
    }

    private String help(Node node) {
      if (node instanceof Scalar scalar && scalar.isString() && meant(scalar.text()).isPresent()) {
        String meant = meant(scalar.text()).get();
        return "write " + meant + (meant.equals(scalar.text()) ? " without quotes" : "");
      }
      return isUnquoted(node) ? "quote it: \"" + TextLocator.written((Scalar) node) + "\"" : "write " + expected;
    }

    /** The value that a text stands for elsewhere: {@code yes}, or a number in quotes. */
    private Optional<String> meant(String text) {
      String lower = text.toLowerCase(Locale.ROOT);
      if (kinds.equals(Set.of(Scalar.Kind.BOOLEAN))) {
        return TRUES.contains(lower) ? Optional.of("true") : Optional.of("false").filter(no -> FALSES.contains(lower));
      }
      return Optional.of(text).filter(digits -> kinds.equals(Set.of(Scalar.Kind.INTEGER)) && digits.matches("\\d+"));
    }

    @Override
    public Node schema(Span place) {
      MappingBuilder schema = new MappingBuilder(place);
      return (types.size() == 1 ? schema.put("type", types.get(0)) : schema.put("type", types)).build();
    }
  }

  /** A version or date: {@code 1.10} and {@code .5} are numbers to YAML, and come through as they are written. */
  record Version() implements ScalarShape {

    private static final OfKinds KINDS = new OfKinds(
        "a version", List.of("string", "number"), Set.of(Scalar.Kind.STRING, Scalar.Kind.INTEGER, Scalar.Kind.NUMBER));

    @Override
    public Optional<Scalar> read(Node node, Diagnostics diagnostics) {
      return KINDS.read(node, diagnostics)
          .map(scalar -> scalar.isNumber() ? Scalar.string(TextLocator.written(scalar), scalar.span()) : scalar);
    }

    @Override
    public Node schema(Span place) {
      return KINDS.schema(place);
    }
  }

  /** A text, number or boolean that texts can quote, so it has to be written as JSON writes it. */
  record Value() implements ScalarShape {

    private static final OfKinds KINDS = new OfKinds(
        "a string, number or boolean",
        List.of("string", "number", "boolean"),
        Set.of(Scalar.Kind.STRING, Scalar.Kind.INTEGER, Scalar.Kind.NUMBER, Scalar.Kind.BOOLEAN));

    @Override
    public Optional<Scalar> read(Node node, Diagnostics diagnostics) {
      Optional<Scalar> read = KINDS.read(node, diagnostics);
      read.filter(scalar -> !scalar.isString() && !scalar.isStandIn())
          .filter(scalar -> !scalar.text().equals(TextLocator.written(scalar)))
          .ifPresent(scalar -> reportSpelling(scalar, diagnostics));
      return read;
    }

    private static void reportSpelling(Scalar scalar, Diagnostics diagnostics) {
      if (!diagnostics.hasErrorAt(scalar.span())) {
        String written = TextLocator.written(scalar);
        diagnostics.report(
            Code.WRONG_TYPE,
            scalar.span(),
            "`" + written + "` is " + scalar.describe() + ", and texts would show it as `" + scalar.text() + "`",
            "write " + scalar.text() + ", or quote it: \"" + written + "\"");
      }
    }

    @Override
    public Node schema(Span place) {
      return KINDS.schema(place);
    }
  }

  /** One of a few words; {@code noun} says what they are, as in {@code effect}. */
  record Choice(String noun, List<String> words) implements ScalarShape {

    @Override
    public Optional<Scalar> read(Node node, Diagnostics diagnostics) {
      Optional<Scalar> text = Shapes.text().read(node, diagnostics);
      if (text.isEmpty() || words.contains(text.get().text())) {
        return text;
      }
      if (!text.get().isStandIn()) {
        report(text.get(), diagnostics);
      }
      return ClosestName.of(text.get().text(), words).map(word -> Scalar.standIn(word, node.span()));
    }

    private void report(Scalar written, Diagnostics diagnostics) {
      String all = words.stream().map(word -> "`" + word + "`").collect(Collectors.joining(", "));
      String known = words.size() == 1 ? "the only " + noun + " here is " + all : plural() + " are " + all;
      String help =
          ClosestName.of(written.text(), words).map(name -> "did you mean `" + name + "`? " + known).orElse(known);
      diagnostics.report(Code.UNKNOWN_VALUE, written.span(), "unknown " + noun + " `" + written.text() + "`", help);
    }

    private String plural() {
      return noun.endsWith("s") ? noun : noun + "s";
    }

    @Override
    public Node schema(Span place) {
      return new MappingBuilder(place).put("enum", words).build();
    }
  }

  /** A switch that is on where it is written. */
  record Yes() implements ScalarShape {

    @Override
    public Optional<Scalar> read(Node node, Diagnostics diagnostics) {
      Optional<Scalar> flag = Shapes.flag().read(node, diagnostics);
      if (flag.isPresent() && flag.get().text().equals("false")) {
        diagnostics.report(
            Code.UNKNOWN_VALUE, node.span(), "`false` has no effect here", "remove the key; `true` is its only value");
        return Optional.empty();
      }
      return flag;
    }

    @Override
    public Node schema(Span place) {
      return new MappingBuilder(place).put("const", true).build();
    }
  }

  /** A name of letters, digits, {@code _}, {@code -} and {@code .}, so that references and file names can hold it. */
  record Id() implements ScalarShape {

    private static final Pattern ID = Pattern.compile("^[A-Za-z0-9][A-Za-z0-9_.-]*$");

    @Override
    public Optional<Scalar> read(Node node, Diagnostics diagnostics) {
      Optional<Scalar> text = Shapes.text().read(node, diagnostics);
      text.filter(Scalar::isString).ifPresent(name -> check(name, diagnostics));
      return text;
    }

    /** Reports a string that is no id; it is taken all the same. */
    static void check(Scalar name, Diagnostics diagnostics) {
      if (!ID.matcher(name.text()).matches()) {
        diagnostics.report(
            Code.BAD_NAME,
            name.span(),
            "`" + name.text() + "` cannot be a name here",
            "begin with a letter or digit; use letters, digits, `_`, `-` and `.`");
      }
    }

    @Override
    public Node schema(Span place) {
      return new MappingBuilder(place).put("type", "string").put("pattern", ID.pattern()).build();
    }
  }
}
