package io.mcpspec.publish.portable;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects what one published schema does not say. */
final class Losses {

  private final Set<Loss> found = new LinkedHashSet<>();

  void add(Loss.Reason reason, String keyword, Node value) {
    found.add(new Loss(reason, keyword, value.span()));
  }

  /** Adds keywords that could not be joined with others. */
  void addLeftOver(List<Mapping.Entry> keywords) {
    keywords.forEach(entry -> add(
        PortableKeywords.isLeftOut(entry.key()) ? Loss.Reason.REFUSED : Loss.Reason.UNJOINED,
        entry.key(),
        entry.value()));
  }

  List<Loss> all() {
    return new ArrayList<>(found);
  }
}
