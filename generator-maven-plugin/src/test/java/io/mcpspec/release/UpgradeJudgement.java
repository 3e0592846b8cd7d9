package io.mcpspec.release;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.yaml.YamlReader;
import io.mcpspec.release.finding.Level;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What a reviewer says about one change of an upgrade.
 *
 * @param level how much it hurts
 * @param aspect what changed
 * @param places where it changed in the same way, written like subjects of findings
 */
record UpgradeJudgement(Level level, UpgradeAspect aspect, List<String> places) {

  /** The judgements of a folder of upgrades. */
  static List<UpgradeJudgement> of(Path folder) throws IOException {
    return yaml(folder.resolve("judgement.yaml")).mappings("judgements").stream().map(UpgradeJudgement::of).toList();
  }

  private static UpgradeJudgement of(Mapping written) {
    return new UpgradeJudgement(
        Level.valueOf(written.text("level").orElseThrow()),
        UpgradeAspect.of(written.text("aspect").orElseThrow()),
        texts(written, "at"));
  }

  /** The list of texts under a key. */
  static List<String> texts(Mapping written, String key) {
    Sequence list = (Sequence) written.get(key).orElseThrow();
    return list.items().stream().map(item -> ((Scalar) item).text()).toList();
  }

  /** A YAML file without faults. */
  static Mapping yaml(Path file) throws IOException {
    Diagnostics diagnostics = new Diagnostics();
    Node node = new YamlReader(diagnostics)
        .read(new SourceFile(file.toString(), Files.readString(file))).orElseThrow();
    if (!diagnostics.sorted().isEmpty()) {
      throw new IllegalArgumentException(diagnostics.sorted().toString());
    }
    return (Mapping) node;
  }
}
