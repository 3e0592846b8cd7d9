package io.mcpspec.release.schema.proof;

import io.mcpspec.document.node.Node;
import io.mcpspec.release.schema.shape.Bound;
import io.mcpspec.release.schema.shape.Form;
import io.mcpspec.release.schema.shape.NumberFacet;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Numbers at and beside the ends of ranges, and multiples there. */
final class NumberCandidates {

  private static final BigDecimal HALF = new BigDecimal("0.5");
  private static final List<BigDecimal> PLAIN = List.of(
      BigDecimal.ONE, BigDecimal.ZERO, new BigDecimal("1.5"), BigDecimal.ONE.negate(), new BigDecimal("1000001"));

  private final Set<BigDecimal> ends = new LinkedHashSet<>(PLAIN);
  private final Set<BigDecimal> steps = new LinkedHashSet<>();

  NumberCandidates(List<Form> own, List<Form> others) {
    for (List<Form> forms : List.of(own, others)) {
      for (Form form : forms) {
        NumberFacet numbers = (NumberFacet) form.facet();
        numbers.lower().map(Bound::value).ifPresent(ends::add);
        numbers.upper().map(Bound::value).ifPresent(ends::add);
        steps.addAll(numbers.multiples());
      }
    }
    for (BigDecimal one : List.copyOf(steps)) {
      for (BigDecimal other : List.copyOf(steps)) {
        steps.add(one.multiply(other));
      }
    }
  }

  void addTo(Set<Node> values) {
    List<BigDecimal> numbers = new ArrayList<>();
    for (BigDecimal end : ends) {
      numbers.addAll(List.of(end, end.add(BigDecimal.ONE), end.subtract(BigDecimal.ONE)));
      numbers.addAll(List.of(end.add(HALF), end.subtract(HALF)));
      for (BigDecimal step : steps) {
        if (step.signum() > 0 && step.scale() > -20 && end.precision() - end.scale() < 40) {
          BigDecimal multiple = end.divide(step, 0, RoundingMode.CEILING).multiply(step);
          numbers.addAll(List.of(multiple, multiple.subtract(step), multiple.add(step)));
        }
      }
    }
    numbers.forEach(number -> values.add(Values.number(number)));
  }
}
