package io.mcpspec.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.mcpspec.importer.ProjectFile;
import io.mcpspec.importer.SpecDirectory;
import java.util.Arrays;

/** Which packages may use which library, files and the standard streams. */
@AnalyzeClasses(packages = "io.mcpspec", importOptions = LibrariesTest.CompilerClasses.class)
class LibrariesTest {

  /** The classes of this module: in a build of all modules, the runtime's classes are a directory, too. */
  static final class CompilerClasses implements ImportOption {

    @Override
    public boolean includes(Location location) {
      return location.contains("generator-maven-plugin/target/classes/");
    }
  }

  @ArchTest
  static final ArchRule YAML = only("org.yaml.snakeyaml..", "document.yaml", "document.edit");

  @ArchTest
  static final ArchRule JSON = only("tools.jackson..", "document.node");

  @ArchTest
  static final ArchRule MARKDOWN = only("org.commonmark..", "document.markdown");

  @ArchTest
  static final ArchRule DIFFERENCES = only("com.github.difflib..", "document.text", "release.review");

  @ArchTest
  static final ArchRule JAVAPOET = only("com.squareup.javapoet..", "emit.java..", "binding..");

  @ArchTest
  static final ArchRule MAVEN = only("org.apache.maven..", "maven");

  @ArchTest
  static final ArchRule REPOSITORIES = only("org.eclipse.aether..", "maven");

  @ArchTest
  static final ArchRule PATTERNS = only("com.github.curiousoddman..", "jsonschema.sample");

  @ArchTest
  static final ArchRule FILES = only("java.nio.file..", "document.source", "client", "compiler", "importer",
      "release.load", "release.lock", "pin", "command", "cli..", "maven");

  /** A spec is made, compiled and compared in memory; two classes of the importer write. */
  @ArchTest
  static final ArchRule FILES_OF_THE_IMPORTER = noClasses()
      .that().resideInAPackage("io.mcpspec.importer").and().doNotBelongToAnyOf(SpecDirectory.class, ProjectFile.class)
      .should().dependOnClassesThat().resideInAPackage("java.nio.file..");

  @ArchTest
  static final ArchRule NEVER_THE_RUNTIME = only("io.mcpspec.runtime..");

  @ArchTest
  static final ArchRule NO_STANDARD_STREAMS = noClasses()
      .that().haveNameNotMatching(".*\\.maven\\.MavenOutput")
      .should(ACCESS_STANDARD_STREAMS);

  @ArchTest
  static final ArchRule STATIC_FIELDS_ARE_FINAL = fields().that().areStatic().should().beFinal();

  /** Of our packages only the named ones use a library. */
  private static ArchRule only(String library, String... users) {
    String[] allowed = Arrays.stream(users).map(name -> "io.mcpspec." + name).toArray(String[]::new);
    return noClasses()
        .that().resideInAPackage("io.mcpspec..").and().resideOutsideOfPackages(allowed)
        .should().dependOnClassesThat().resideInAPackage(library);
  }
}
