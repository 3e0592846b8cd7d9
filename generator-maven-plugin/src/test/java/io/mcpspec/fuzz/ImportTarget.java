package io.mcpspec.fuzz;

import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.importer.ImportFailedException;
import io.mcpspec.importer.SurfaceFile;
import io.mcpspec.importer.SurfaceImport;
import io.mcpspec.importer.update.SurfaceUpdate;
import io.mcpspec.importer.update.Updated;
import io.mcpspec.maven.MavenStyle;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Any surface is imported without loss, or refused; and so is the next one, the text behind the first empty line. */
public final class ImportTarget {

  private static final String BETWEEN = "\n\n";

  private ImportTarget() {}

  public static void fuzzerTestOneInput(byte[] input) {
    String text = new String(input, StandardCharsets.UTF_8);
    int end = text.indexOf(BETWEEN);
    try {
      List<InputFile> spec =
          new SurfaceImport(Optional.empty(), new MavenStyle())
              .run(surface(end < 0 ? text : text.substring(0, end))).files();
      SurfaceUpdate update = new SurfaceUpdate(new SpecSources("spec", spec), new MavenStyle());
      Updated updated = update.run(surface(end < 0 ? text : text.substring(end + BETWEEN.length())));
      if (end < 0 && !updated.isUnchanged()) {
        throw new IllegalStateException("the same surface changes " + updated.written());
      }
    } catch (ImportFailedException refused) {
      if (refused.getMessage().isBlank()) {
        throw new IllegalStateException("refused without a word", refused);
      }
    }
  }

  private static SurfaceFile surface(String text) {
    return new SurfaceFile(new InputFile("surface.json", text.getBytes(StandardCharsets.UTF_8)), new MavenStyle());
  }
}
