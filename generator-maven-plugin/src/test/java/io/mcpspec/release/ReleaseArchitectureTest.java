package io.mcpspec.release;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.stream.Stream;

/** Which part of a comparison may know which: what is compared knows nothing of how, and nothing of who asked. */
@AnalyzeClasses(packages = "io.mcpspec", importOptions = ImportOption.DoNotIncludeTests.class)
class ReleaseArchitectureTest {

  private static final String ROOT = "io.mcpspec.release";

  @ArchTest
  static final ArchRule RULE = part("rule");

  @ArchTest
  static final ArchRule FINDING = part("finding", "rule");

  @ArchTest
  static final ArchRule SIDE = part("side", "finding", "rule");

  @ArchTest
  static final ArchRule REVIEW = part("review", "side", "finding", "rule");

  @ArchTest
  static final ArchRule TEXT = part("text", "review");

  @ArchTest
  static final ArchRule PROMPT = part("prompt..", "text", "review", "side", "finding", "rule");

  /** Everything that differs is found by one algorithm, in one place. */
  @ArchTest
  static final ArchRule DIFFERENCES = noClasses()
      .that().resideOutsideOfPackage(ROOT + ".text")
      .should().dependOnClassesThat().resideInAPackage("com.github.difflib..");

  @ArchTest
  static final ArchRule INPUT = part("input", "prompt", "side", "finding", "rule");

  @ArchTest
  static final ArchRule LOCK = part("lock", "input", "text", "review", "side", "finding", "rule");

  @ArchTest
  static final ArchRule LOAD = part("load", "lock", "input", "side", "finding", "rule");

  @ArchTest
  static final ArchRule POLICY = part("policy", "review", "side", "finding", "rule");

  @ArchTest
  static final ArchRule PACK = part("pack..", "side", "finding", "rule");

  @ArchTest
  static final ArchRule REPORT = part("report..", "text", "review", "side", "finding", "rule");

  /** What reports show is put into words without knowing their forms. */
  @ArchTest
  static final ArchRule WORDS_OF_REPORTS = noClasses()
      .that().resideInAPackage(ROOT + ".report.view")
      .should().dependOnClassesThat().resideInAnyPackage(ROOT + ".report", ROOT + ".report.html");

  @ArchTest
  static final ArchRule THE_PAGE = noClasses()
      .that().resideInAPackage(ROOT + ".report.html")
      .should().dependOnClassesThat().resideInAPackage(ROOT + ".report");

  @ArchTest
  static final ArchRule NO_CYCLES = slices().matching(ROOT + ".(*)..").should().beFreeOfCycles();

  /** The compiler never looks at releases; its goals call both. */
  @ArchTest
  static final ArchRule ONLY_GOALS_KNOW_RELEASES = noClasses()
      .that(resideInAPackage("io.mcpspec.generator..").and(not(
          resideInAPackage("io.mcpspec.generator.maven"))))
      .should().dependOnClassesThat().resideInAnyPackage(ROOT + "..", "io.mcpspec.client");

  @ArchTest
  static final ArchRule NEVER_MAVEN = noClasses()
      .that().resideInAnyPackage(ROOT + "..", "io.mcpspec.client")
      .should().dependOnClassesThat().resideInAnyPackage("org.apache.maven..", "io.mcpspec.generator.maven",
          "io.mcpspec.runtime..");

  @ArchTest
  static final ArchRule THE_COMPILER_IS_CALLED_TO_LOAD = noClasses()
      .that(resideInAPackage(ROOT + "..").and(not(
          resideInAnyPackage(ROOT + ".load", ROOT + ".lock"))))
      .should().dependOnClassesThat().resideInAPackage("io.mcpspec.generator");

  /** The client can be used for more than comparisons. */
  @ArchTest
  static final ArchRule CLIENT = noClasses()
      .that().resideInAPackage("io.mcpspec.client")
      .should().dependOnClassesThat(resideInAPackage("io.mcpspec..").and(not(resideInAnyPackage(
          "io.mcpspec.client", "io.mcpspec.generator.tree", "io.mcpspec.generator.source",
          "io.mcpspec.generator.diagnostic"))));

  @ArchTest
  static final ArchRule ONLY_LOADING_ASKS_SERVERS = noClasses()
      .that(resideInAPackage(ROOT + "..").and(not(resideInAPackage(ROOT + ".load"))))
      .should().dependOnClassesThat().resideInAPackage("io.mcpspec.client");

  @ArchTest
  static final ArchRule FILES = noClasses()
      .that(resideInAPackage(ROOT + "..").and(not(
          resideInAnyPackage(ROOT + ".input", ROOT + ".load", ROOT + ".lock"))))
      .should().dependOnClassesThat().resideInAPackage("java.nio.file..");

  @ArchTest
  static final ArchRule NO_STANDARD_STREAMS = noClasses()
      .that().resideInAnyPackage(ROOT + "..", "io.mcpspec.client")
      .should(ACCESS_STANDARD_STREAMS);

  @ArchTest
  static final ArchRule STATIC_FIELDS_ARE_FINAL =
      fields().that().areDeclaredInClassesThat().resideInAPackage(ROOT + "..").and().areStatic().should().beFinal();

  /** A part knows, of the comparison, only itself and those named. */
  private static ArchRule part(String name, String... known) {
    String[] allowed = Stream.concat(Stream.of(name), Arrays.stream(known))
        .flatMap(each -> Stream.of(ROOT + "." + each, ROOT + "." + each.replace("..", "") + ".."))
        .toArray(String[]::new);
    return noClasses().that().resideInAPackage(ROOT + "." + name)
        .should().dependOnClassesThat(
            resideInAPackage(ROOT + "..").and(not(resideInAnyPackage(allowed))));
  }
}
