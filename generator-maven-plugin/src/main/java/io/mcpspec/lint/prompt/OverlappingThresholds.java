package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** PL08: the bands of one measure overlap, so one value leads to two decisions. */
public final class OverlappingThresholds extends PromptRule {

  private static final Pattern BAND = Pattern.compile(
      "(?:([<>≤≥])\\s*(\\d{1,3})|(\\d{1,3})\\s*[-–]\\s*(\\d{1,3}))\\s*%\\s+(?:of\\s+)?((?:[a-z]+\\s?){1,3})");
  private static final List<String> MEASURES = List.of(
      "correlation", "overlap", "together", "similarity", "confidence", "coverage", "utilization", "usage", "match");
  private static final int ALL = 100;

  private record Band(PromptLine line, int column, int from, int to, String shown) {
    boolean cuts(Band other) {
      boolean apart = to <= other.from || other.to <= from;
      return !apart && !(from == other.from && to == other.to);
    }
  }

  public OverlappingThresholds() {
    super("PL08", "threshold-family", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    Map<String, List<Band>> bands = new LinkedHashMap<>();
    for (PromptLine line : lines.written()) {
      Matcher found = BAND.matcher(line.bare());
      while (found.find()) {
        Band band = band(line, found);
        MEASURES.stream().filter(found.group(5)::contains).findFirst().ifPresent(
            measure -> bands.computeIfAbsent(measure, first -> new ArrayList<>()).add(band));
      }
    }
    bands.forEach((measure, all) -> {
      List<Band> cut = all.stream().filter(band -> all.get(0).cuts(band)).toList();
      if (!cut.isEmpty()) {
        report.at(cut.get(0).line(), cut.get(0).column(),
            "bands of " + measure + " overlap: " + all.stream().map(Band::shown).distinct().toList(),
            "write all bands of the measure once, in one table, so that each value is in one");
      }
    });
  }

  private static Band band(PromptLine line, Matcher found) {
    String shown = found.group().substring(0, found.group().indexOf('%') + 1);
    if (found.group(1) == null) {
      return new Band(line, found.start(), Integer.parseInt(found.group(3)), Integer.parseInt(found.group(4)), shown);
    }
    int limit = Integer.parseInt(found.group(2));
    boolean above = ">≥".contains(found.group(1));
    return new Band(line, found.start(), above ? limit : 0, above ? ALL : limit, shown);
  }
}
