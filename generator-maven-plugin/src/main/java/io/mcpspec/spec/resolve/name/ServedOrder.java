package io.mcpspec.spec.resolve.name;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.document.node.Scalar;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Checks the order that {@code server.yaml} asks for. */
public final class ServedOrder {

  private final Names names;

  public ServedOrder(Names names) {
    this.names = names;
  }

  /** Reports names that are unknown, or listed more often than there are items of the name. */
  public void check(Code code, String noun, List<Scalar> order, Collection<String> known) {
    List<Scalar> once = new ArrayList<>();
    Map<String, Integer> listed = new HashMap<>();
    for (Scalar name : order) {
      names.check(code, noun, name, known);
      int times = listed.merge(name.text(), 1, Integer::sum);
      if (times == 1 || times > Collections.frequency(known, name.text())) {
        once.add(name);
      }
    }
    names.checkUnique("entry", once);
  }
}
