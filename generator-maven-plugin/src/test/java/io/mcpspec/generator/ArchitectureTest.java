package io.mcpspec.generator;

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

/** Which package may know which: a stage sees what comes before it, never what comes after. */
@AnalyzeClasses(packages = ArchitectureTest.ROOT, importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  static final String ROOT = "io.mcpspec.generator";

  @ArchTest
  static final ArchRule SOURCE = stage("source");

  @ArchTest
  static final ArchRule DIAGNOSTIC = stage("diagnostic", "source");

  @ArchTest
  static final ArchRule TREE = stage("tree", "source", "diagnostic");

  @ArchTest
  static final ArchRule SYNTAX = stage("syntax", "tree", "source", "diagnostic");

  @ArchTest
  static final ArchRule MODEL = stage("model", "tree", "source");

  @ArchTest
  static final ArchRule TEMPLATE = stage("template", "source", "diagnostic");

  @ArchTest
  static final ArchRule RESOLVE = stage("resolve", "syntax", "model", "template", "tree", "source", "diagnostic");

  @ArchTest
  static final ArchRule SCHEMA = stage("schema", "tree", "source", "diagnostic");

  @ArchTest
  static final ArchRule WIRE = stage("wire", "model", "tree", "source");

  @ArchTest
  static final ArchRule PROMPT = stage("prompt", "model", "template", "tree", "source", "diagnostic");

  @ArchTest
  static final ArchRule SURFACE = stage("surface", "model", "prompt", "wire", "tree", "source");

  @ArchTest
  static final ArchRule LOCK = stage("lock", "surface", "tree", "source");

  /** A binding writes handlers over the stubs, so it sees how these were named. */
  @ArchTest
  static final ArchRule BINDING =
      stage("binding..", "emit", "emit.java.name", "emit.java.print", "emit.java.server",
          "model", "schema", "tree", "source", "diagnostic");

  @ArchTest
  static final ArchRule AWS_MODEL = stage("binding.aws.model", "tree", "source", "diagnostic");

  @ArchTest
  static final ArchRule AWS_SETTING =
      stage("binding.aws.setting", "binding.aws.model", "model", "tree", "source", "diagnostic");

  @ArchTest
  static final ArchRule AWS_CHECK = stage(
      "binding.aws.check", "binding.aws.model", "binding.aws.setting",
      "model", "schema", "tree", "source", "diagnostic");

  @ArchTest
  static final ArchRule AWS_CODE = stage(
      "binding.aws.code", "binding.aws.model", "binding.aws.setting", "binding.aws.check",
      "emit", "emit.java.name", "emit.java.print", "emit.java.server",
      "model", "schema", "tree", "source", "diagnostic");

  @ArchTest
  static final ArchRule LINT =
      stage("lint..", "surface", "prompt", "model", "schema", "wire", "tree", "source", "diagnostic");

  @ArchTest
  static final ArchRule ARTIFACTS = stage("emit");

  @ArchTest
  static final ArchRule EMIT_RESOURCES =
      stage("emit.resources", "emit", "lock", "surface", "prompt", "model", "tree", "source");

  @ArchTest
  static final ArchRule EMIT_INSTALL = stage("emit.install", "emit", "model", "tree", "source", "diagnostic");

  @ArchTest
  static final ArchRule EMIT_JAVA =
      stage("emit.java..", "emit", "surface", "prompt", "model", "schema", "tree", "source");

  @ArchTest
  static final ArchRule JAVA_PRINT = stage("emit.java.print", "emit");

  @ArchTest
  static final ArchRule JAVA_NAME = stage("emit.java.name", "model", "schema", "tree", "source");

  @ArchTest
  static final ArchRule JAVA_DATA =
      stage("emit.java.data", "emit", "emit.java.name", "emit.java.print", "model", "schema", "tree", "source");

  @ArchTest
  static final ArchRule JAVA_SERVER = stage(
      "emit.java.server", "emit", "emit.java.name", "emit.java.print", "surface", "prompt", "model", "schema", "tree",
      "source");

  /** What an editor offers is what the parser takes, so this emitter alone knows the parser's tables. */
  @ArchTest
  static final ArchRule EMIT_EDITOR = stage("emit.editor", "emit", "syntax", "tree", "source");

  @ArchTest
  static final ArchRule SAMPLE = stage("sample", "tree", "source");

  @ArchTest
  static final ArchRule MOCK =
      stage("mock", "emit", "sample", "surface", "resolve", "model", "tree", "source", "diagnostic");

  @ArchTest
  static final ArchRule OUTPUT = stage("output", "emit..", "source");

  @ArchTest
  static final ArchRule ONLY_MAVEN_CALLS_THE_COMPILER = noClasses()
      .that().resideOutsideOfPackages(ROOT, ROOT + ".maven")
      .should().dependOnClassesThat().resideInAnyPackage(ROOT, ROOT + ".maven");

  @ArchTest
  static final ArchRule NO_CYCLES = slices().matching(ROOT + ".(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule YAML = only("org.yaml.snakeyaml..", "tree");

  @ArchTest
  static final ArchRule JSON = only("tools.jackson..", "tree");

  @ArchTest
  static final ArchRule JAVAPOET = only("com.squareup.javapoet..", "emit.java..", "binding..");

  @ArchTest
  static final ArchRule MAVEN = only("org.apache.maven..", "maven");

  @ArchTest
  static final ArchRule REPOSITORIES = only("org.eclipse.aether..", "maven");

  @ArchTest
  static final ArchRule PATTERNS = only("com.github.curiousoddman..", "sample");

  @ArchTest
  static final ArchRule FILES = only("java.nio.file..", "source", "output", "maven");

  @ArchTest
  static final ArchRule NEVER_THE_RUNTIME = only("io.mcpspec.runtime..");

  @ArchTest
  static final ArchRule NO_STANDARD_STREAMS = noClasses()
      .that().haveNameNotMatching(".*\\.maven\\.Console")
      .should(ACCESS_STANDARD_STREAMS);

  @ArchTest
  static final ArchRule STATIC_FIELDS_ARE_FINAL = fields().that().areStatic().should().beFinal();

  /** A package knows, of ours, only itself and those named. */
  private static ArchRule stage(String name, String... known) {
    String[] allowed = Stream.concat(Stream.of(name), Arrays.stream(known)).map(ArchitectureTest::ours)
        .toArray(String[]::new);
    return noClasses().that().resideInAPackage(ours(name))
        .should().dependOnClassesThat(resideInAPackage(ROOT + "..").and(not(resideInAnyPackage(allowed))))
        .allowEmptyShould(true);
  }

  /** Only the named packages of ours know a library. */
  private static ArchRule only(String library, String... users) {
    return noClasses()
        .that().resideOutsideOfPackages(Arrays.stream(users).map(ArchitectureTest::ours).toArray(String[]::new))
        .should().dependOnClassesThat().resideInAPackage(library);
  }

  private static String ours(String name) {
    return ROOT + "." + name;
  }
}
