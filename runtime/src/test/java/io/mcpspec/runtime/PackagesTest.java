package io.mcpspec.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What the sources show and the bytecode does not: javac copies constants to where they are used, and no class depends
 * on a string.
 */
class PackagesTest {

  private static final Path SOURCES = Path.of("src/main/java");
  private static final String ROOT = "io.mcpspec.runtime";
  private static final String DYNAMODB = ROOT + ".aws.dynamodb";
  private static final String MODEL = "software.amazon.awssdk.services.dynamodb.model.";

  private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.]+);", Pattern.MULTILINE);
  private static final Pattern NAMED = Pattern.compile("\\bio\\.mcpspec\\.runtime((?:\\.[a-z]\\w*)+)\\.[A-Z]");
  private static final Pattern CODE_WITHOUT_JAVADOC = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
  private static final Pattern NAME_IN_QUOTES = Pattern.compile("\"([A-Z]\\w*[a-z][A-Z]\\w*)\"");

  private final Map<Path, String> sources = new TreeMap<>();

  PackagesTest() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        sources.put(file, Files.readString(file));
      }
    }
    assertThat(sources).isNotEmpty();
  }

  @Test
  void importsFormNoCycle() {
    Map<String, Set<String>> imported = new TreeMap<>();
    sources.values().forEach(source -> {
      String from = name(source);
      Matcher named = NAMED.matcher(CODE_WITHOUT_JAVADOC.matcher(source).replaceAll(""));
      while (named.find()) {
        imported.computeIfAbsent(from, key -> new TreeSet<>()).add(ROOT + named.group(1));
      }
    });
    imported.forEach((from, all) -> all.remove(from));

    assertThat(imported.keySet()).as("packages that depend on themselves").filteredOn(from ->
        reached(from, imported).contains(from)).isEmpty();
  }

  @Test
  void eachLevelOfThePackagesFormsNoCycle() {
    Map<String, Set<String>> levels = new TreeMap<>();
    sources.values().forEach(source -> {
      Matcher named = NAMED.matcher(CODE_WITHOUT_JAVADOC.matcher(source).replaceAll(""));
      while (named.find()) {
        addLevel(name(source), ROOT + named.group(1), levels);
      }
    });
    assertThat(levels.keySet()).as("packages that depend, with what is below them, on themselves").filteredOn(from ->
        reached(from, levels).contains(from)).isEmpty();
  }

  /** Adds the dependency to the level at which both packages part; one within the other is not a dependency here. */
  private static void addLevel(String from, String to, Map<String, Set<String>> levels) {
    String[] steps = from.split("\\.");
    String[] others = to.split("\\.");
    int same = 0;
    while (same < Math.min(steps.length, others.length) && steps[same].equals(others[same])) {
      same++;
    }
    if (same < steps.length && same < others.length) {
      levels.computeIfAbsent(first(steps, same + 1), key -> new TreeSet<>()).add(first(others, same + 1));
    }
  }

  private static String first(String[] steps, int count) {
    return String.join(".", List.of(steps).subList(0, count));
  }

  private static Set<String> reached(String from, Map<String, Set<String>> edges) {
    Set<String> reached = new TreeSet<>();
    Deque<String> next = new ArrayDeque<>(edges.getOrDefault(from, Set.of()));
    while (!next.isEmpty()) {
      String one = next.remove();
      if (reached.add(one)) {
        next.addAll(edges.getOrDefault(one, Set.of()));
      }
    }
    return reached;
  }

  @Test
  void onlyItsOwnPackagesMentionDynamoDb() {
    assertThat(elsewhere()).noneMatch(file -> sources.get(file).toLowerCase().contains("dynamo"));
  }

  /** Operations, structures and errors of DynamoDB, by the names that the SDK has for them. */
  @Test
  void onlyItsOwnPackagesNameWhatDynamoDbHas() {
    List<String> found = new ArrayList<>();
    for (Path file : elsewhere()) {
      Matcher quoted = NAME_IN_QUOTES.matcher(CODE_WITHOUT_JAVADOC.matcher(sources.get(file)).replaceAll(""));
      while (quoted.find()) {
        if (exists(MODEL + quoted.group(1)) || exists(MODEL + quoted.group(1) + "Request")) {
          found.add(file.getFileName() + ": " + quoted.group(1));
        }
      }
    }
    assertThat(found).isEmpty();
  }

  @Test
  void everyPackageSaysWhatItIsFor() {
    Set<Path> folders = new TreeSet<>();
    sources.keySet().forEach(file -> folders.add(file.getParent()));
    assertThat(folders).allSatisfy(folder -> assertThat(folder.resolve("package-info.java")).exists());
  }

  private List<Path> elsewhere() {
    return sources.keySet().stream().filter(file -> !name(sources.get(file)).startsWith(DYNAMODB)).toList();
  }

  private static String name(String source) {
    Matcher matcher = PACKAGE.matcher(source);
    assertThat(matcher.find()).as(source).isTrue();
    return matcher.group(1);
  }

  private static boolean exists(String type) {
    try {
      Class.forName(type, false, PackagesTest.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException none) {
      return false;
    }
  }
}
