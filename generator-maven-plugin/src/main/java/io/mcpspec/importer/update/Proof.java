package io.mcpspec.importer.update;

import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.importer.Difference;
import io.mcpspec.importer.Published;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.Resource;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Holds what an attempt compiles to beside what the server publishes. */
final class Proof {

  private final OldSpec spec;
  private final Published now;
  private final Mapping answers;
  private final Published found;

  Proof(Attempt attempt, CompiledSpec compiled) {
    this.spec = new OldSpec(attempt.sources(), compiled);
    this.now = attempt.now();
    this.found = spec.served().beside(now);
    MappingBuilder expected = new MappingBuilder(now.initialize().span());
    attempt.answers().forEach(expected::put);
    this.answers = expected.build();
  }

  /** Where the two differ. */
  List<Difference> differences() {
    MappingBuilder given = new MappingBuilder(answers.span());
    answers.keys().forEach(name -> given.putNode(name, found.promptMessages().get(name)));
    return Difference.between("", Optional.of(now.json(answers)), Optional.of(found.json(given.build())));
  }

  /** The files that say something else than the server. */
  Set<String> files() {
    Set<String> files = new LinkedHashSet<>();
    Map<String, Prompt> prompts = spec.prompts();
    add(files, "name", now.tools(), found.tools(), name -> Optional.ofNullable(spec.tools().get(name)));
    add(files, "name", now.prompts(), found.prompts(),
        name -> Optional.ofNullable(prompts.get(name)).map(prompt -> prompt.span().file().path()));
    for (boolean template : List.of(false, true)) {
      Map<String, Resource> resources = spec.resources(template);
      add(files, template ? "uriTemplate" : "uri", template ? now.templates() : now.resources(),
          template ? found.templates() : found.resources(),
          uri -> Optional.ofNullable(resources.get(uri)).map(resource -> resource.span().file().path()));
    }
    for (Mapping.Entry answer : answers.entries()) {
      Optional<Node> given = found.promptMessages().get(answer.key());
      if (!given.equals(Optional.of(answer.value())) && prompts.containsKey(answer.key())) {
        files.add(prompts.get(answer.key()).span().file().path());
      }
    }
    if (!now.json(answers).get("initialize").equals(found.json(answers).get("initialize"))) {
      files.add("server.yaml");
    }
    return files;
  }

  private interface Paths {
    Optional<String> of(String id);
  }

  private static void add(
      Set<String> files, String key, Optional<List<Mapping>> now, Optional<List<Mapping>> found, Paths paths) {
    Map<String, Mapping> given = Items.by(key, found);
    Items.by(key, now).forEach((id, item) -> {
      if (given.containsKey(id) && !given.get(id).equals(item)) {
        paths.of(id).ifPresent(files::add);
      }
    });
  }
}
