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
import java.util.stream.Collectors;

/** One of a few words; {@code noun} says what they are, as in {@code effect}. */
record ChoiceShape(String noun, List<String> words) implements Shape<Scalar> {

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
