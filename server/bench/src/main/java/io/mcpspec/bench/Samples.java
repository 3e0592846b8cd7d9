package io.mcpspec.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Values of one measure. */
public final class Samples {

  private final List<Double> values = new ArrayList<>();

  public void add(double value) {
    values.add(value);
  }

  public int count() {
    return values.size();
  }

  public double median() {
    List<Double> sorted = values.stream().sorted().toList();
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }

  /** The median in whole units. */
  public String text() {
    return String.format(Locale.ROOT, "%.0f", median());
  }

  @Override
  public String toString() {
    return text();
  }

  /** This median as a multiple of another's, such as {@code 0.42}. */
  public String ratio(Samples other) {
    return String.format(Locale.ROOT, "%.2f", median() / other.median());
  }
}
