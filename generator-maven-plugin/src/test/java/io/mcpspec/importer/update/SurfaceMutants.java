package io.mcpspec.importer.update;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.fixture.Mutants;
import io.mcpspec.fixture.Nodes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Surfaces as a server's next versions have them: a few things differ in each. */
final class SurfaceMutants {

  private static final List<String> LISTS = List.of("tools", "prompts", "resources", "resourceTemplates");
  private static final List<String> HINTS = List.of("readOnlyHint", "destructiveHint", "idempotentHint", "title");

  private final Random random;
  private final Mutants mutants;

  SurfaceMutants(long seed) {
    this.random = new Random(seed);
    this.mutants = new Mutants(seed);
  }

  Mapping of(Mapping surface) {
    MappingBuilder changed = new MappingBuilder(Nodes.SPAN).putAll(surface);
    for (String list : LISTS) {
      if (surface.get(list).orElse(null) instanceof Sequence items) {
        changed.put(list, list(items, list.equals("resourceTemplates") ? "uriTemplate" : "uri"));
      }
    }
    Mapping initialize = surface.mapping("initialize").orElseThrow();
    if (random.nextInt(3) == 0) {
      changed.put("initialize", initialize(initialize));
    }
    surface.mapping("promptMessages").ifPresent(answers -> changed.put("promptMessages", answers(answers)));
    return changed.build();
  }

  private Mapping initialize(Mapping initialize) {
    Mapping info = initialize.mapping("serverInfo").orElseThrow();
    MappingBuilder changed = new MappingBuilder(Nodes.SPAN).putAll(initialize);
    changed.put("instructions", initialize.text("instructions").orElse("None.") + " Take care.\nAlways.\n");
    changed.put("capabilities", Nodes.object(random.nextInt(2) == 0 ? "{\"logging\":{}}" : "{}"));
    return changed.put("serverInfo", new MappingBuilder(Nodes.SPAN)
        .putAll(info).put("version", "9." + random.nextInt(9)).put("title", "Another").build()).build();
  }

  private Mapping answers(Mapping answers) {
    MappingBuilder changed = new MappingBuilder(Nodes.SPAN);
    answers.entries().forEach(entry -> changed.put(
        entry.key(), random.nextInt(2) == 0 ? texts(entry.value()) : entry.value()));
    return changed.build();
  }

  /** The texts of messages with a word more. */
  private Node texts(Node node) {
    if (node instanceof Sequence list) {
      return new Sequence(list.items().stream().map(this::texts).toList(), list.span());
    }
    if (!(node instanceof Mapping mapping)) {
      return node;
    }
    MappingBuilder changed = new MappingBuilder(Nodes.SPAN);
    mapping.entries().forEach(entry -> changed.put(entry.key(), entry.key().equals("text")
        ? Scalar.string(((Scalar) entry.value()).text() + " and more", Nodes.SPAN)
        : texts(entry.value())));
    return changed.build();
  }

  private Sequence list(Sequence items, String address) {
    List<Node> changed = new ArrayList<>();
    for (Node item : items.items()) {
      Mapping mapping = (Mapping) item;
      if (random.nextInt(8) == 0) {
        changed.add(another(mapping, address));
      }
      if (random.nextInt(8) > 0) {
        changed.add(random.nextInt(3) == 0 ? item(mapping) : mapping);
      }
    }
    if (changed.size() > 1 && random.nextInt(2) == 0) {
      Collections.swap(changed, random.nextInt(changed.size()), random.nextInt(changed.size()));
    }
    return new Sequence(changed, items.span());
  }

  private Mapping another(Mapping item, String address) {
    String end = "-" + random.nextInt(1_000_000);
    MappingBuilder copy = new MappingBuilder(Nodes.SPAN).putAll(item).put("name", text(item, "name") + end);
    return item.has(address) ? copy.put(address, text(item, address) + end).build() : copy.build();
  }

  private static String text(Mapping item, String key) {
    return item.text(key).orElseThrow();
  }

  private Mapping item(Mapping item) {
    MappingBuilder changed = new MappingBuilder(Nodes.SPAN).putAll(item);
    switch (random.nextInt(5)) {
      case 0 -> changed.put("description", item.text("description").orElse("") + " It has changed.");
      case 1 -> changed.put("title", "Title " + random.nextInt(10));
      case 2 -> item.mapping("inputSchema")
          .ifPresent(schema -> changed.put("inputSchema", mutants.mapping(schema.without("$ref"), 25)));
      case 3 -> item.mapping("outputSchema").ifPresentOrElse(
          schema -> changed.put("outputSchema", mutants.mapping(schema, 25)),
          () -> changed.put("_meta", new MappingBuilder(Nodes.SPAN).put("x", random.nextInt()).build()));
      default -> {
        if (item.has("inputSchema")) {
          changed.put("annotations", hints());
        }
      }
    }
    return changed.build();
  }

  private Mapping hints() {
    MappingBuilder hints = new MappingBuilder(Nodes.SPAN);
    HINTS.forEach(hint -> {
      if (random.nextBoolean()) {
        hints.put(hint, random.nextBoolean());
      }
    });
    return hints.build();
  }
}
