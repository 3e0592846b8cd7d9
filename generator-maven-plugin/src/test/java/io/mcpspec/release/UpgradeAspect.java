package io.mcpspec.release;

import io.mcpspec.release.finding.Finding;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What can change at one place, and the rules of the diff that speak about it. */
enum UpgradeAspect {
  PRESENCE("T01", "T02", "T03", "T04", "I01", "I02", "I03", "I04", "O01", "O02", "O03", "O04", "P01", "P02", "R01",
      "R02", "R04"),
  REQUIRED("I05", "I06", "O05", "O06"),
  SCHEMA("I07", "I08", "I09", "I10", "I11", "I12", "I13", "I14", "I16", "I19", "O07", "O08", "O09", "O10"),
  DEFAULT("I15"),
  TEXT("I17", "O11", "T05", "T07", "T08", "T09", "R05"),
  FORM("T06", "R03"),
  ANNOTATIONS("A"),
  ARGUMENT("P03", "P04", "P05"),
  NAME("S01"),
  PROTOCOL("S02"),
  CAPABILITIES("S03", "S04"),
  INSTRUCTIONS("S05"),
  LICENCE("K06"),
  VERSION("K01"),
  /** The texts of prompts: every other rule with a P. */
  MESSAGES("P");

  private final List<String> rules;

  UpgradeAspect(String... rules) {
    this.rules = List.of(rules);
  }

  static UpgradeAspect of(String written) {
    return valueOf(written.toUpperCase(Locale.ROOT));
  }

  /** Whether it is about what is inside of a schema, where changes can be seen in one way or another. */
  boolean isOfSchemas() {
    return this == PRESENCE || this == REQUIRED || this == DEFAULT;
  }

  /** The aspect that a finding speaks about; the first one that names its rule, or the rule's letter. */
  static UpgradeAspect of(Finding finding) {
    String rule = finding.rule().id();
    return Arrays.stream(values())
        .filter(aspect -> aspect.rules.contains(rule) || aspect.rules.contains(rule.substring(0, 1)))
        .findFirst()
        .orElse(FORM);
  }
}
