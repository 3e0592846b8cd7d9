package io.mcpspec.compiler;

import io.mcpspec.document.source.InputFile;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** One hash of everything that decides what is generated: input closure, configuration and generator. */
public final class Fingerprint {

  /** Raise when the layout of the output or of its manifest changes without a change of classes. */
  private static final String FORMAT = "2";

  private Fingerprint() {}

  /**
   * @param inputs every file of the spec, in path order
   * @param configuration the goal's settings that change the output
   * @param generator the generator's own hash
   */
  public static String of(List<InputFile> inputs, SortedMap<String, String> configuration, String generator) {
    Hashes hashes = new Hashes().add(FORMAT).add(generator).add(Integer.toString(configuration.size()));
    for (Map.Entry<String, String> setting : configuration.entrySet()) {
      hashes.add(setting.getKey()).add(setting.getValue());
    }
    for (InputFile input : inputs) {
      hashes.add(input.path()).add(input.content());
    }
    return hashes.hex();
  }
}
