package io.mcpspec.bench.generator;

import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SpecSources;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A spec of as many tools as one likes, each of some 6 KB: records with nested objects, lists of them, enums, maps,
 * shared types, a result, examples and errors. No two tools are the same.
 */
public final class LargeSpec {

  private static final List<String> NOUNS =
      List.of("invoice", "parcel", "ticket", "meeting", "device", "recipe", "branch", "sensor", "lesson", "voucher");
  private static final List<String> VERBS = List.of("search", "update", "create", "archive", "compare", "export");

  private LargeSpec() {}

  /** The files of the spec. */
  public static SpecSources of(int tools) {
    List<InputFile> files = new ArrayList<>();
    for (String name : List.of("server.yaml", "types/page.yaml", "types/money.yaml", "types/contact.yaml")) {
      files.add(file(name, template(name)));
    }
    String tool = template("tool.yaml");
    for (int i = 0; i < tools; i++) {
      String noun = NOUNS.get(i % NOUNS.size());
      String verb = VERBS.get(i / NOUNS.size() % VERBS.size());
      String name = verb + "_" + noun + "_" + i;
      files.add(file("tools/" + name + ".yaml", tool
          .replace("%name%", name).replace("%verb%", verb).replace("%noun%", noun).replace("%number%", "" + i)));
    }
    return new SpecSources("spec", files);
  }

  /** Writes the spec into a directory, and answers its size in bytes. */
  public static long write(int tools, Path directory) throws IOException {
    long size = 0;
    for (InputFile file : of(tools).files()) {
      Path path = directory.resolve(file.path());
      Files.createDirectories(path.getParent());
      Files.write(path, file.content());
      size += file.content().length;
    }
    return size;
  }

  private static InputFile file(String path, String text) {
    return new InputFile(path, text.getBytes(StandardCharsets.UTF_8));
  }

  private static String template(String name) {
    try (InputStream template = LargeSpec.class.getResourceAsStream("large/" + name)) {
      return new String(template.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException("the template `" + name + "` cannot be read", e);
    }
  }
}
