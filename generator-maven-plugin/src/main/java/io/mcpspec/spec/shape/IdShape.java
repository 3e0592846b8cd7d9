package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import java.util.Optional;
import java.util.regex.Pattern;

/** A name of letters, digits, {@code _}, {@code -} and {@code .}, so that references and file names can hold it. */
record IdShape() implements Shape<Scalar> {

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
