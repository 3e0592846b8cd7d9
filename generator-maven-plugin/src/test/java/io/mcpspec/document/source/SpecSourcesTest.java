package io.mcpspec.document.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpecSourcesTest {

  @TempDir Path directory;

  private void write(String path) throws IOException {
    Path file = directory.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, path);
  }

  @Test
  void readsInPathOrderWithoutSchemasAndHiddenFiles() throws IOException {
    for (String path : List.of("tools/b.yaml", "tools/a.yaml", "server.yaml", "schema/tool.json", ".x", "t/.y/z")) {
      write(path);
    }
    SpecSources sources = SpecSources.read(directory, "spec");
    assertThat(sources.files()).extracting(InputFile::path)
        .containsExactly("server.yaml", "tools/a.yaml", "tools/b.yaml");
    assertThat(sources.shownPath(sources.file("tools/a.yaml").orElseThrow())).isEqualTo("spec/tools/a.yaml");
    assertThat(sources.file("tools/c.yaml")).isEmpty();
  }

  @Test
  void anEmptyRootShowsBarePaths() throws IOException {
    write("server.yaml");
    SpecSources sources = SpecSources.read(directory, "");
    assertThat(sources.shownPath(sources.files().get(0))).isEqualTo("server.yaml");
  }

  @Test
  void followsLinks() throws IOException {
    write("real/tools/a.yaml");
    Path spec = Files.createDirectory(directory.resolve("spec"));
    Files.createSymbolicLink(spec.resolve("tools"), directory.resolve("real/tools"));
    Path link = Files.createSymbolicLink(directory.resolve("link"), spec);
    assertThat(SpecSources.read(link, "spec").files()).extracting(InputFile::path).containsExactly("tools/a.yaml");
  }

  @Test
  void saysWhyAFileCannotBeRead() throws IOException {
    Path nowhere = Files.createSymbolicLink(directory.resolve("tool.yaml"), directory.resolve("no"));
    assertThatThrownBy(() -> SpecSources.read(directory, ""))
        .hasMessage("cannot read `" + nowhere + "`: there is nothing where it points to");
    Files.delete(nowhere);
    Path circle = Files.createSymbolicLink(directory.resolve("tools"), directory);
    assertThatThrownBy(() -> SpecSources.read(directory, ""))
        .hasMessage("cannot read `" + circle + "`: it is a link to a directory that it lies in");
  }

  @Test
  void aMissingDirectoryIsAnError() {
    assertThatThrownBy(() -> SpecSources.read(directory.resolve("no"), "no")).isInstanceOf(UncheckedIOException.class);
  }
}
