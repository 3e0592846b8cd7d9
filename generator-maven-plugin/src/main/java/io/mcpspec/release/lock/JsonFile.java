package io.mcpspec.release.lock;

import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.TextDecoder;
import io.mcpspec.release.finding.StatusException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads files, and says what is wrong with them where they are no text or no JSON object. */
public final class JsonFile {

  private JsonFile() {}

  /** The bytes of a file. */
  public static byte[] bytes(Path file) throws StatusException {
    try {
      return Files.readAllBytes(file);
    } catch (NoSuchFileException e) {
      throw StatusException.load("there is no file `" + file + "`", e);
    } catch (IOException e) {
      throw StatusException.load("cannot read `" + file + "`: " + e.getMessage(), e);
    }
  }

  /** The text of a file; {@code shown} is its name in messages. */
  public static String text(String shown, byte[] content) throws StatusException {
    Diagnostics faults = new Diagnostics();
    Optional<SourceFile> text = new TextDecoder(faults).decode(shown, content);
    return text.orElseThrow(() -> fault(faults)).text();
  }

  /** The JSON object in a file. */
  public static Mapping object(String shown, byte[] content) throws StatusException {
    Diagnostics faults = new Diagnostics();
    Optional<Node> json = new JsonReader(faults).read(new SourceFile(shown, text(shown, content)));
    if (faults.hasErrors()) {
      throw fault(faults);
    }
    if (json.orElse(null) instanceof Mapping object) {
      return object;
    }
    throw StatusException.load(shown + ": expected a JSON object, found "
        + json.map(Node::describe).orElse("nothing"));
  }

  private static StatusException fault(Diagnostics faults) {
    Diagnostic first = faults.sorted().get(0);
    return StatusException.load(first.span() + ": " + first.message());
  }
}
