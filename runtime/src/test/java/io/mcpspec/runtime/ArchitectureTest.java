package io.mcpspec.runtime;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "io.mcpspec.runtime", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule JSON_KNOWS_NOTHING_OF_OURS = noClasses().that().resideInAPackage("..runtime.json..")
      .should().dependOnClassesThat(resideInAPackage("io.mcpspec..").and(
          not(resideInAPackage("..runtime.json.."))));

  @ArchTest
  static final ArchRule JACKSON_STAYS_OUT = noClasses()
      .should().dependOnClassesThat(resideInAnyPackage("tools.jackson..", "com.fasterxml.jackson.."));

  @ArchTest
  static final ArchRule THE_MCP_SDK_STAYS_IN_SDK = noClasses().that().resideOutsideOfPackage("..runtime.sdk..")
      .should().dependOnClassesThat(resideInAnyPackage("io.modelcontextprotocol..", "reactor.."));

  @ArchTest
  static final ArchRule AWS_STAYS_IN_AWS = noClasses().that().resideOutsideOfPackage("..runtime.aws..")
      .should().dependOnClassesThat(resideInAnyPackage("software.amazon..", "..runtime.aws.."));

  @ArchTest
  static final ArchRule DYNAMODB_STAYS_IN_DYNAMODB = noClasses()
      .that().resideOutsideOfPackage("..runtime.aws.dynamodb..")
      .should().dependOnClassesThat(resideInAnyPackage(
          "software.amazon.awssdk.services..", "..runtime.aws.dynamodb.."))
      .orShould().haveNameMatching(".*\\.[^.]*(Dynamo|Tables?|Partiql|Attribute)[^.]*");

  /** What users write against: nothing of how a call gets to it may show. */
  @ArchTest
  static final ArchRule LASTING_INTERFACES_KNOW_NO_MACHINERY = noClasses()
      .that().resideInAnyPackage("..runtime.call..", "..runtime.tool..", "..runtime.prompt..", "..runtime.resource..",
          "..runtime.completion..", "..runtime.decode..", "..runtime.server..", "..runtime.text..")
      .should().dependOnClassesThat(resideInAnyPackage(
          "..runtime.surface..", "..runtime.rpc..", "..runtime.route..", "..runtime.intercept..",
          "..runtime.protocol..", "..runtime.execution..", "..runtime.dispatch..", "..runtime.sdk..",
          "..runtime.stdio..", "..runtime.http..", "..runtime.cli.."));

  @ArchTest
  static final ArchRule HANDLERS_KNOW_NO_SERVER = noClasses()
      .that().resideInAnyPackage("..runtime.call..", "..runtime.tool..", "..runtime.prompt..", "..runtime.resource..",
          "..runtime.completion..", "..runtime.decode..")
      .should().dependOnClassesThat(resideInAPackage("..runtime.server.."));

  @ArchTest
  static final ArchRule NOTHING_BUT_THE_COMMAND_LINE_KNOWS_A_TRANSPORT = noClasses()
      .that().resideOutsideOfPackages("..runtime.cli..", "..runtime.sdk..", "..runtime.stdio..", "..runtime.http..")
      .should().dependOnClassesThat(resideInAnyPackage(
          "..runtime.sdk..", "..runtime.stdio..", "..runtime.http..", "..runtime.cli.."));

  @ArchTest
  static final ArchRule TRANSPORTS_KNOW_NO_OTHER = slices().matching("io.mcpspec.runtime.(stdio|http)..")
      .should().notDependOnEachOther();

  @ArchTest
  static final ArchRule PACKAGES_FORM_NO_CYCLE =
      slices().matching("io.mcpspec.runtime.(*)..").should().beFreeOfCycles();

  /** Each package by itself, at any depth. {@link PackagesTest} reads the sources for what bytecode does not show. */
  @ArchTest
  static final ArchRule NESTED_PACKAGES_FORM_NO_CYCLE =
      slices().matching("io.mcpspec.runtime.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule NO_STATE_IS_SHARED =
      fields().that().areStatic().and().doNotHaveModifier(
          JavaModifier.SYNTHETIC).should().beFinal();

  @ArchTest
  static final ArchRule NAMES_SAY_WHAT_A_CLASS_IS = classes()
      .should().haveNameNotMatching(".*(Util|Utils|Helper|Manager|Impl)")
      .andShould().haveNameNotMatching(".*Abstract.*");
}
