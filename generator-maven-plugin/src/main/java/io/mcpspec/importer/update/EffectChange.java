package io.mcpspec.importer.update;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.importer.Effects;
import io.mcpspec.importer.Published;
import io.mcpspec.importer.Remarks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a file says of a tool's effect, before and after its annotations changed. What a person decided stays; what
 * followed from the annotations follows from the new ones.
 */
final class EffectChange {

  private static final Set<String> KEYS = Set.of("effect", "idempotent", "openWorld", "annotations");

  private final Mapping mine;
  private final Optional<Node> before;
  private final Optional<Node> now;
  private final String path;
  private final Remarks remarks;

  EffectChange(Mapping mine, Mapping published, Mapping tool, String path, Remarks remarks) {
    this.mine = mine;
    this.before = published.get("annotations").filter(Mapping.class::isInstance);
    this.now = tool.get("annotations").filter(Mapping.class::isInstance);
    this.path = path;
    this.remarks = remarks;
  }

  /** The members as they are written. */
  Mapping written() {
    return new Mapping(mine.entries().stream().filter(entry -> KEYS.contains(entry.key())).toList(), mine.span());
  }

  /** The members as they have to be. */
  Mapping becomes() {
    if (before.equals(now)) {
      return written();
    }
    String effect = effect();
    MappingBuilder members = new MappingBuilder(mine.span());
    Effects.write(effect, now, members);
    if (now.isEmpty() && !Effects.isUnknown(effect)) {
      members.put("annotations", "none");
    }
    return members.build();
  }

  private String effect() {
    String written = Published.text(mine, "effect");
    String said = Effects.of(now);
    boolean followed = Effects.isUnknown(written) || written.equals(Effects.of(before));
    if (Effects.isUnknown(said) || said.equals(written)) {
      return written;
    }
    if (!followed) {
      remarks.add("the server's annotations say `" + said + "` by now, and the spec `" + written + "`", path);
      return written;
    }
    return said;
  }

  /** What a file says, with these members in place of its own. */
  Mapping with(Mapping file, Mapping members) {
    List<Mapping.Entry> entries = new ArrayList<>();
    for (Mapping.Entry entry : file.entries()) {
      if (entry.key().equals("effect")) {
        entries.addAll(members.entries());
      } else if (!KEYS.contains(entry.key())) {
        entries.add(entry);
      }
    }
    return new Mapping(entries, file.span());
  }
}
