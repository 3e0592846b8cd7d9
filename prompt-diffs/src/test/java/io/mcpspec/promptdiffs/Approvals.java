package io.mcpspec.promptdiffs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.approvaltests.core.ApprovalFailureReporter;
import org.approvaltests.core.Options;

/**
 * A folder of approved texts. A text that differs is written beside its approved one as {@code .received}, and the test
 * fails with what the difference means and the lines that differ; a person reads it and renames it. Nothing here
 * approves.
 *
 * @param folder the folder
 * @param extension extension of all its files, without the dot
 * @param meaning what the difference between two of its files means
 */
record Approvals(Path folder, String extension, Meaning meaning) {

  private static final String HOW = "what is approved differs from what is generated. Read the .received file beside it"
      + " from end to end; if it is right, rename it to .approved";

  /** Compares {@code text} with the approved one of this name. */
  void verify(String name, String text) {
    Options options = new Options()
        .forFile().withNamer(new ApprovedFile(folder, name))
        .forFile().withExtension("." + extension);
    org.approvaltests.Approvals.verify(text, options.withReporter(differences()));
  }

  /** The approved texts that nothing is generated for any more; someone has to delete them knowingly. */
  List<String> leftOver(Collection<String> generated) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    String end = ".approved." + extension;
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .filter(file -> file.endsWith(end))
          .map(file -> file.substring(0, file.length() - end.length()))
          .filter(name -> !generated.contains(name))
          .sorted()
          .toList();
    }
  }

  /** Fails with what differs, where ApprovalTests alone would only name the two files. */
  private ApprovalFailureReporter differences() {
    return (received, approved) -> {
      assertThat(Path.of(approved)).as("%s is not approved yet: read and rename %s", approved, received).exists();
      assertThat(Path.of(received))
          .as("%s%n%s", HOW, meaning.of(Path.of(approved), Path.of(received)))
          .usingCharset(StandardCharsets.UTF_8)
          .hasSameTextualContentAs(Path.of(approved));
      return true;
    };
  }
}
