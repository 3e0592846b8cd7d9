package io.mcpspec.importer.prompt;

import io.mcpspec.document.source.InputFile;
import io.mcpspec.spec.syntax.Template;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The files with the texts of sections. */
final class SectionTexts {

  private final String directory;
  private final List<InputFile> files = new ArrayList<>();

  /**
   * @param directory the prompt's directory, with a slash at the end
   */
  SectionTexts(String directory) {
    this.directory = directory;
  }

  /**
   * Adds a file; the compiler takes one line end off it.
   *
   * @return the path to write in {@code prompt.yaml}
   */
  String add(String name, String body) {
    String path = "sections/" + name + ".md";
    String text = Template.escaped(body) + (body.endsWith("\r") ? "\r\n" : "\n");
    files.add(new InputFile(directory + path, text.getBytes(StandardCharsets.UTF_8)));
    return path;
  }

  List<InputFile> files() {
    return files;
  }
}
