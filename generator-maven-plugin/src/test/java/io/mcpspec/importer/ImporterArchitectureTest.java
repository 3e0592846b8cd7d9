package io.mcpspec.importer;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The importer knows the compiler; only the goal knows the importer. */
@AnalyzeClasses(packages = "io.mcpspec", importOptions = ImportOption.DoNotIncludeTests.class)
class ImporterArchitectureTest {

  private static final String IMPORTER = "io.mcpspec.importer..";

  @ArchTest
  static final ArchRule ONLY_THE_GOAL_IMPORTS = noClasses()
      .that().resideOutsideOfPackages(IMPORTER, "io.mcpspec.generator.maven")
      .should().dependOnClassesThat().resideInAPackage(IMPORTER);

  @ArchTest
  static final ArchRule NO_LIBRARY_OF_THE_COMPILER = noClasses()
      .that().resideInAPackage(IMPORTER)
      .should().dependOnClassesThat().resideInAnyPackage(
          "org.yaml.snakeyaml..", "tools.jackson..", "com.squareup.javapoet..", "org.apache.maven..",
          "io.mcpspec.runtime..", "io.mcpspec.generator.maven..");

  /** A spec is made, compiled and compared in memory; two classes write. */
  @ArchTest
  static final ArchRule FILES = noClasses()
      .that().resideInAPackage(IMPORTER)
      .and().doNotBelongToAnyOf(SpecDirectory.class, ProjectFile.class)
      .should().dependOnClassesThat().resideInAPackage("java.nio.file..");
}
