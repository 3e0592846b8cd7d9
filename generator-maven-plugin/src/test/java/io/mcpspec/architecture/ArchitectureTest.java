package io.mcpspec.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The plan of the house, {@code architecture/rooms.txt}: which package may depend on which. */
class ArchitectureTest {

  private static final String ROOT = "io.mcpspec.";
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Path PLAN = Path.of("src/test/resources/architecture/rooms.txt");
  private static final int DEEPEST = 5;

  private final Map<String, SortedSet<String>> plan = plan();
  private final Map<String, SortedSet<String>> imports = Imports.of(SOURCES);
  private final Map<String, SortedSet<String>> bytecode = bytecode();

  ArchitectureTest() throws IOException {}

  @Test
  void packagesDependOnWhatThePlanSays() {
    Map<String, SortedSet<String>> known = new TreeMap<>();
    imports.forEach((room, imported) -> known.put(room, new TreeSet<>(imported)));
    bytecode.forEach((room, used) -> known.get(room).addAll(used));
    assertThat(known.keySet()).as("packages").containsExactlyInAnyOrderElementsOf(plan.keySet());
    assertThat(missing(known, plan)).as("dependencies that the plan does not allow").isEmpty();
    assertThat(missing(plan, known)).as("dependencies that the plan allows without need").isEmpty();
  }

  @Test
  void packagesDependOnEarlierOnesOnly() {
    List<String> order = List.copyOf(plan.keySet());
    plan.forEach((room, known) ->
        assertThat(order.subList(0, order.indexOf(room))).as("before %s", room).containsAll(known));
  }

  @Test
  void packagesFormNoCircleAtAnyDepth() {
    for (int depth = 1; depth <= DEEPEST; depth++) {
      assertThat(Circles.in(Circles.atDepth(depth, imports))).as("imports at depth %s", depth).isEmpty();
      assertThat(Circles.in(Circles.atDepth(depth, bytecode))).as("classes at depth %s", depth).isEmpty();
    }
  }

  @Test
  void everyPackageSaysWhatLivesInIt() {
    assertThat(plan.keySet()).allSatisfy(room ->
        assertThat(SOURCES.resolve((ROOT + room).replace('.', '/')).resolve("package-info.java")).exists());
  }

  /** The dependencies of the first graph that the second one lacks. */
  private static List<String> missing(Map<String, SortedSet<String>> graph, Map<String, SortedSet<String>> other) {
    return graph.entrySet().stream().flatMap(entry -> entry.getValue().stream()
        .filter(name -> !other.get(entry.getKey()).contains(name))
        .map(name -> entry.getKey() + " -> " + name)).toList();
  }

  private static Map<String, SortedSet<String>> plan() throws IOException {
    Map<String, SortedSet<String>> rooms = new LinkedHashMap<>();
    for (String line : Files.readAllLines(PLAN)) {
      if (!line.startsWith("#")) {
        String[] parts = line.split(":", 2);
        rooms.put(parts[0], Arrays.stream(parts[1].trim().split(" ")).filter(name -> !name.isEmpty())
            .collect(Collectors.toCollection(TreeSet::new)));
      }
    }
    return rooms;
  }

  private static Map<String, SortedSet<String>> bytecode() {
    Map<String, SortedSet<String>> graph = new TreeMap<>();
    for (JavaClass type : new ClassFileImporter().importPath(Path.of("target/classes"))) {
      if (type.getPackageName().startsWith(ROOT)) {
        SortedSet<String> known = graph.computeIfAbsent(shortened(type), first -> new TreeSet<>());
        type.getDirectDependenciesFromSelf().stream().map(Dependency::getTargetClass)
            .filter(target -> target.getPackageName().startsWith(ROOT))
            .map(ArchitectureTest::shortened)
            .filter(name -> !name.equals(shortened(type)))
            .forEach(known::add);
      }
    }
    return graph;
  }

  private static String shortened(JavaClass type) {
    return type.getPackageName().substring(ROOT.length());
  }
}
