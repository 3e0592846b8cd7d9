package io.mcpspec.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Only the Maven goals know how Maven's users write commands; only they and the command line use the commands. */
@AnalyzeClasses(packages = "io.mcpspec", importOptions = ImportOption.DoNotIncludeTests.class)
class CommandWordingTest {

  private static final Path SOURCES = Path.of("src/main/java");
  private static final Pattern COMMENT = Pattern.compile("^\\s*(/?\\*|//)");
  /** Options of goals begin with {@code -D} too; the system properties of our own servers are none. */
  private static final Pattern MAVEN_WORDS =
      Pattern.compile("\\bmvn |\\bmcp-spec:[a-z]|[ \"`]-D(?!mcp-spec\\.)[a-zA-Z]|-D\"");

  @ArchTest
  static final ArchRule ONLY_PROGRAMS_USE_COMMANDS = noClasses()
      .that().resideInAPackage("io.mcpspec..")
      .and().resideOutsideOfPackages("io.mcpspec.command", "io.mcpspec.cli..", "io.mcpspec.maven")
      .should().dependOnClassesThat().resideInAPackage("io.mcpspec.command");

  @ArchTest
  static final ArchRule NOTHING_USES_THE_GOALS = noClasses()
      .that().resideInAPackage("io.mcpspec..").and().resideOutsideOfPackage("io.mcpspec.maven")
      .should().dependOnClassesThat().resideInAPackage("io.mcpspec.maven");

  @ArchTest
  static final ArchRule NOTHING_USES_THE_COMMAND_LINE = noClasses()
      .that().resideInAPackage("io.mcpspec..").and().resideOutsideOfPackage("io.mcpspec.cli..")
      .should().dependOnClassesThat().resideInAPackage("io.mcpspec.cli..");

  /** The project that an import writes is a Maven project whatever program writes it. */
  @Test
  void messagesOutsideTheGoalsSpellNoMavenCommand() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path file : Imports.javaFiles(SOURCES)) {
      if (file.startsWith(SOURCES.resolve("io/mcpspec/maven")) || file.endsWith("importer/ProjectFile.java")) {
        continue;
      }
      Files.readAllLines(file).stream()
          .filter(line -> !COMMENT.matcher(line).find() && MAVEN_WORDS.matcher(line).find())
          .forEach(line -> found.add(file + ": " + line.strip()));
    }
    assertThat(found).isEmpty();
  }
}
