package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.CanonicalJson;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;

/** Whether one value fits, as far as that is seen without looking at members, items and conditions. */
public final class Acceptance {

  private Acceptance() {}

  /** Whether the form takes the value, which is of its type. */
  public static Answer of(Form form, Node value) {
    Answer fits = ofFacet(form.facet(), value).and(ofListed(form, value));
    return form.conditions().isEmpty() ? fits : fits.and(Answer.UNDECIDABLE);
  }

  /** Whether the value is among those that the form lists, or the form lists none. */
  public static Answer ofListed(Form form, Node value) {
    return Answer.of(form.values().isEmpty() || form.values().get().containsKey(CanonicalJson.of(value)));
  }

  /** Whether the facet takes the value; of lists and objects that is not worked out. */
  public static Answer ofFacet(Facet facet, Node value) {
    if (facet.asksNothing()) {
      return Answer.YES;
    }
    if (facet instanceof StringFacet strings) {
      return strings.accepts(((Scalar) value).text());
    }
    if (facet instanceof NumberFacet numbers) {
      return Decimals.of(value).map(number -> Answer.of(numbers.accepts(number))).orElse(Answer.UNDECIDABLE);
    }
    return Answer.UNDECIDABLE;
  }
}
