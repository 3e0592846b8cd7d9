package io.mcpspec.release;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.RuleIndex.Entry;
import io.mcpspec.release.finding.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Each rule has one class that reports it, which the index and the class's Javadoc both name. */
class RuleIndexTest {

  private static final Path SOURCES = Path.of("src/main/java");
  private static final Pattern NAMED = Pattern.compile("\\bRule\\.([A-Z][A-Z_]+)\\b");
  private static final Pattern IDS = Pattern.compile("/\\*\\*\\s+(?:\\* )?((?:[A-Z]\\d\\d, )*[A-Z]\\d\\d): ");

  /** Reviews and reports read findings that others reported. */
  private static final List<String> READERS = List.of("io/mcpspec/release/review", "io/mcpspec/release/report");

  @Test
  void theIndexListsEachRuleOnce() {
    List<String> listed = RuleIndex.ENTRIES.stream().flatMap(entry -> entry.rules().stream()).toList();
    assertThat(listed).containsExactlyInAnyOrderElementsOf(Arrays.stream(Rule.values()).map(Rule::id).toList());
    for (Rule rule : Rule.values()) {
      assertThat(source(RuleIndex.reporterOf(rule))).as(rule.id()).exists();
    }
  }

  @TestFactory
  Stream<DynamicTest> aClassNamesItsRulesInItsCodeAndItsJavadoc() {
    return RuleIndex.ENTRIES.stream()
        .map(entry -> DynamicTest.dynamicTest(entry.type().getSimpleName(), () -> check(entry)));
  }

  private static void check(Entry entry) throws IOException {
    Path source = source(entry.type());
    assertThat(named(source)).containsExactlyInAnyOrderElementsOf(entry.rules());
    Matcher ids = IDS.matcher(Files.readString(source));
    assertThat(ids.find()).as("Javadoc that begins with ids").isTrue();
    assertThat(List.of(ids.group(1).split(", "))).isEqualTo(entry.rules());
  }

  @Test
  void noOtherClassNamesARule() throws IOException {
    List<Path> reporters = RuleIndex.ENTRIES.stream().map(entry -> source(entry.type())).toList();
    List<String> others = new ArrayList<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
        boolean reads = READERS.stream().anyMatch(reader -> file.startsWith(SOURCES.resolve(reader)));
        if (!reporters.contains(file) && !reads && !named(file).isEmpty()) {
          others.add(file + " names " + named(file));
        }
      }
    }
    assertThat(others).isEmpty();
  }

  private static Path source(Class<?> type) {
    return SOURCES.resolve(type.getName().replace('.', '/') + ".java");
  }

  /** The ids of the rules that a file names as constants. */
  private static Set<String> named(Path file) throws IOException {
    Set<String> ids = new TreeSet<>();
    Matcher names = NAMED.matcher(Files.readString(file));
    while (names.find()) {
      Arrays.stream(Rule.values()).filter(rule -> rule.name().equals(names.group(1))).map(Rule::id).forEach(ids::add);
    }
    return ids;
  }
}
