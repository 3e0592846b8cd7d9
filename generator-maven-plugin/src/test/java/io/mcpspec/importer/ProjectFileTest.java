package io.mcpspec.importer;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.fixture.Nodes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectFileTest {

  private static ProjectFile project(String server) {
    String initialize = "{'initialize':{'serverInfo':{'name':'" + server + "','version':'1'}}}";
    return new ProjectFile(ImportedSpec.of(Nodes.object(initialize)).imported().files(), false);
  }

  @Test
  void isNamedAfterTheServerAndHasEveryVersion() {
    assertThat(project("@scope/My Server").text())
        .contains("<artifactId>scope-my-server</artifactId>", "<mainClass>org.example.scopemyserver.Main</mainClass>")
        .contains("<mock>false</mock>", "<outputDirectory>target/lib</outputDirectory>")
        .doesNotContain("@");
    assertThat(project("服务").text()).contains("<artifactId>server</artifactId>");
  }

  @Test
  void neverReplacesAFile(@TempDir Path directory) throws IOException {
    Path pom = directory.resolve("pom.xml");
    assertThat(project("a").write(directory)).isEmpty();
    assertThat(project("another").write(directory)).isEmpty();
    assertThat(pom).hasContent(project("a").text());
    assertThat(new ProjectFile(project("a").files(), true).write(directory).orElseThrow())
        .contains("`pom.xml` was there", "`<mock>true</mock>`");
    Files.writeString(pom, "mine");
    assertThat(project("a").write(directory).orElseThrow()).contains("left as it is: it needs mcp-spec-maven-plugin");
    assertThat(pom).hasContent("mine");
  }

  @Test
  void aSpecIsReadAsItWasWritten(@TempDir Path directory) throws IOException {
    SpecDirectory spec = new SpecDirectory(directory);
    assertThat(spec.read().files()).isEmpty();
    spec.write(project("a").files());
    assertThat(spec.read().files()).hasSameSizeAs(project("a").files());
    assertThat(spec.holdsSpec()).isTrue();
  }
}
