package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The shapes that read a single scalar. */
sealed interface ScalarShape extends Shape<Scalar> {

  /** A scalar of certain kinds; {@code types} names the same kinds as JSON Schema does. */
  record OfKinds(String expected, List<String> types, Set<Scalar.Kind> kinds) implements ScalarShape {

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
      return isUnquoted(node) ? "quote it: \"" + ((Scalar) node).text() + "\"" : "write " + expected;
    }

    @Override
    public Node schema(Span place) {
      MappingBuilder schema = new MappingBuilder(place);
      return (types.size() == 1 ? schema.put("type", types.get(0)) : schema.put("type", types)).build();
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
