package io.mcpspec.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.emit.Artifact;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputDirectoryTest {

  @TempDir Path root;
  private OutputDirectory output;

  @BeforeEach
  void open() {
    output = new OutputDirectory(root);
  }

  @Test
  void writesEverythingAtFirst() throws IOException {
    WriteSummary summary = output.write(List.of(artifact("a/b.txt", "one"), artifact("c.txt", "two")), "f1");

    assertThat(summary).isEqualTo(new WriteSummary(2, 2, 0));
    assertThat(root.resolve("a/b.txt")).hasContent("one");
    assertThat(output.isCurrent("f1")).isTrue();
  }

  @Test
  void leavesUnchangedFilesAlone() throws IOException {
    output.write(List.of(artifact("a.txt", "one"), artifact("b.txt", "two")), "f1");
    FileTime old = FileTime.fromMillis(1_000_000);
    Files.setLastModifiedTime(root.resolve("a.txt"), old);

    WriteSummary summary = output.write(List.of(artifact("a.txt", "one"), artifact("b.txt", "2")), "f2");

    assertThat(summary).isEqualTo(new WriteSummary(2, 1, 0));
    assertThat(Files.getLastModifiedTime(root.resolve("a.txt"))).isEqualTo(old);
    assertThat(root.resolve("b.txt")).hasContent("2");
  }

  @Test
  void removesOnlyWhatItWrote() throws IOException {
    output.write(List.of(artifact("x/old.txt", "one"), artifact("b.txt", "two")), "f1");
    Files.writeString(root.resolve("mine.txt"), "kept");

    WriteSummary summary = output.write(List.of(artifact("b.txt", "two")), "f2");

    assertThat(summary).isEqualTo(new WriteSummary(1, 0, 1));
    assertThat(root.resolve("x")).doesNotExist();
    assertThat(root.resolve("mine.txt")).hasContent("kept");
  }

  @Test
  void refusesToReplaceAFileThatItDidNotWrite() throws IOException {
    Files.writeString(root.resolve("a.txt"), "handwritten");

    assertThatThrownBy(() -> output.write(List.of(artifact("b.txt", "new"), artifact("a.txt", "generated")), "f1"))
        .isInstanceOf(ForeignFileException.class)
        .hasMessageContaining("a.txt` was not written by mcp-spec");
    assertThat(root.resolve("a.txt")).hasContent("handwritten");
    assertThat(root.resolve("b.txt")).doesNotExist();
  }

  @Test
  void anEditedOutputIsNotCurrentAndIsWrittenAgain() throws IOException {
    output.write(List.of(artifact("a.txt", "one")), "f1");
    Files.writeString(root.resolve("a.txt"), "edited");

    assertThat(output.isCurrent("f1")).isFalse();
    assertThat(output.edited()).containsExactly("a.txt");
    assertThat(output.drift(List.of(artifact("a.txt", "one"))))
        .containsExactly("a.txt: is not what the spec generates");
    assertThat(output.write(List.of(artifact("a.txt", "one")), "f1").written()).isEqualTo(1);
    assertThat(root.resolve("a.txt")).hasContent("one");
  }

  @Test
  void aMissingOutputIsNotCurrent() throws IOException {
    output.write(List.of(artifact("a.txt", "one")), "f1");
    Files.delete(root.resolve("a.txt"));

    assertThat(output.isCurrent("f1")).isFalse();
    assertThat(output.drift(List.of(artifact("a.txt", "one")))).containsExactly("a.txt: is missing");
  }

  @Test
  void whatTheSpecWouldChangeOrARunLeftUnfinishedIsNotEdited() throws IOException {
    assertThat(output.edited()).isEmpty();
    output.write(List.of(artifact("a.txt", "one")), "f1");
    assertThat(output.drift(List.of(artifact("a.txt", "two")))).hasSize(1);
    assertThat(output.edited()).isEmpty();

    new Manifest(Manifest.UNFINISHED, new TreeMap<>(Map.of("a.txt", "0"))).write(root);
    assertThat(output.edited()).isEmpty();
  }

  @Test
  void driftNamesWhatIsNoLongerGenerated() throws IOException {
    output.write(List.of(artifact("a.txt", "one")), "f1");

    assertThat(output.drift(List.of())).containsExactly("a.txt: is no longer generated");
  }

  @Test
  void aManifestThatCannotBeReadMeansGeneratingAgain() throws IOException {
    output.write(List.of(artifact("a.txt", "one")), "f1");
    Files.writeString(root.resolve(Manifest.NAME), "something else\n");

    assertThat(output.isCurrent("f1")).isFalse();
    assertThat(output.isGenerated()).isFalse();
  }

  @Test
  void aRunThatWasCutShortLeavesNoForeignFiles() throws IOException {
    Path blocked = Files.createDirectories(root.resolve("b.txt/inside"));

    assertThatThrownBy(() -> output.write(List.of(artifact("a.txt", "one"), artifact("b.txt", "two")), "f1"))
        .isInstanceOf(IOException.class);
    Files.delete(blocked);
    Files.delete(root.resolve("b.txt"));

    assertThat(root.resolve("a.txt")).hasContent("one");
    assertThat(output.isCurrent("f1")).isFalse();
    assertThat(output.write(List.of(artifact("a.txt", "other"), artifact("b.txt", "two")), "f2").written())
        .isEqualTo(2);
  }

  @Test
  void makesADirectoryOfAStaleFile() throws IOException {
    output.write(List.of(artifact("a", "one")), "f1");

    assertThat(output.write(List.of(artifact("a/b", "two")), "f2")).isEqualTo(new WriteSummary(1, 1, 1));
    assertThat(root.resolve("a/b")).hasContent("two");
  }

  @Test
  void renamesAFileWhereOnlyTheCaseDiffers() throws IOException {
    output.write(List.of(artifact("a/Tool.java", "one")), "f1");

    assertThat(output.write(List.of(artifact("a/tool.java", "two")), "f2")).isEqualTo(new WriteSummary(1, 1, 1));
    assertThat(root.resolve("a/tool.java")).hasContent("two");
  }

  @Test
  void refusesTwoArtifactsAtOnePath() {
    assertThatThrownBy(() -> output.write(List.of(artifact("a/Tool", "one"), artifact("a/tool", "two")), "f1"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("two artifacts are written to `a/tool`");
    assertThat(root.resolve("a")).doesNotExist();
  }

  @Test
  void neverRemovesWhatLiesOutside() throws IOException {
    Path outside = Files.writeString(root.resolve("outside.txt"), "kept");
    Path inner = Files.createDirectories(root.resolve("inner"));
    Files.writeString(inner.resolve(Manifest.NAME), "mcp-spec f1\nhash ../outside.txt\n");

    new OutputDirectory(inner).write(List.of(), "f2");

    assertThat(outside).hasContent("kept");
  }

  private static Artifact artifact(String path, String text) {
    return Artifact.text(path, text);
  }
}
