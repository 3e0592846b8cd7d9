package io.mcpspec.publish.surface;

import io.mcpspec.document.node.CanonicalJson;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.node.Sha256;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Builds {@code mcp.lock.json}. A hash is {@code sha256:} and hexadecimal digits: of a value's canonical JSON (RFC
 * 8785) without digests, or of a text's UTF-8. Hashes are split, so that whoever compares can take a change of words
 * and refuse one of schemas, and can say which section of a prompt changed. {@code root} is the hash of what is served
 * alone, of all members but itself, {@code version}, {@code draft}, {@code package} and {@code files}: two releases
 * that serve the same have the same root, and a name that comes, goes or changes changes it.
 */
public final class LockJson {

  private static final Span SPAN = Span.of(new SourceFile("mcp.lock.json", ""));
  private static final int FORM = 1;

  private LockJson() {}

  /** The lock's text: canonical JSON, without a final newline. */
  public static String text(LockContent content) {
    return CanonicalJson.of(of(content));
  }

  /** The lock. */
  public static Mapping of(LockContent content) {
    Mapping served = served(content);
    MappingBuilder lock = new MappingBuilder(SPAN).putAll(served).put("version", content.version());
    if (content.draft()) {
      lock.put("draft", true);
    }
    content.packaged().ifPresent(packaged -> lock.put("package", packaged));
    return lock
        .put("files", new Sequence(content.files().stream().map(LockJson::file).toList(), SPAN))
        .put("root", hash(served))
        .build();
  }

  private static Mapping served(LockContent content) {
    Mapping surface = content.surface();
    Optional<Mapping> initialize = surface.mapping("initialize");
    MappingBuilder tools = new MappingBuilder(SPAN);
    content.tools().forEach(tool -> tools.put(tool.text("name").orElse(""), tool(tool)));
    return new MappingBuilder(SPAN)
        .put("lockVersion", FORM)
        .put("server", content.server())
        .put("protocol", initialize.map(answer -> answer.text("protocolVersion").stream().toList()).orElse(List.of()))
        .putText("instructions", initialize.flatMap(answer -> answer.text("instructions")).map(LockJson::hash))
        .put("tools", tools.build())
        .put("prompts", prompts(content))
        .put("resources", items(surface, "resources", "uri"))
        .put("resourceTemplates", items(surface, "resourceTemplates", "uriTemplate"))
        .build();
  }

  private static Mapping tool(Mapping item) {
    Mapping text = new MappingBuilder(SPAN)
        .putNode("title", item.get("title")).putNode("description", item.get("description")).build();
    return new MappingBuilder(SPAN)
        .put("all", hash(ItemDigest.left(item)))
        .putText("input", item.get("inputSchema").map(LockJson::hash))
        .putText("output", item.get("outputSchema").map(LockJson::hash))
        .putText("annotations", item.get("annotations").map(LockJson::hash))
        .put("text", hash(text))
        .build();
  }

  /** Every prompt that is listed or has a text; those with a handler have none. */
  private static Mapping prompts(LockContent content) {
    MappingBuilder prompts = new MappingBuilder(SPAN);
    for (Mapping item : content.surface().mappings("prompts")) {
      Node arguments = item.get("arguments").orElse(new Sequence(List.of(), SPAN));
      prompts.put(item.text("name").orElse(""), new MappingBuilder(SPAN)
          .put("all", hash(ItemDigest.left(item))).put("args", hash(arguments)).build());
    }
    Mapping listed = prompts.build();
    for (LockContent.Text prompt : content.prompts()) {
      Mapping known = listed.mapping(prompt.name()).orElse(new Mapping(List.of(), SPAN));
      MappingBuilder sections = new MappingBuilder(SPAN);
      prompt.sections().forEach((id, text) -> sections.put(id, hash(text)));
      prompts.put(prompt.name(), new MappingBuilder(SPAN)
          .putAll(known).put("text", hash(prompt.text())).put("sections", sections.build()).build());
    }
    return prompts.build();
  }

  private static Mapping items(Mapping surface, String list, String key) {
    Mapping contents = surface.mapping("resourceContents").orElse(new Mapping(List.of(), SPAN));
    MappingBuilder items = new MappingBuilder(SPAN);
    for (Mapping item : surface.mappings(list)) {
      String address = item.text(key).orElse("");
      items.put(address, new MappingBuilder(SPAN)
          .put("all", hash(ItemDigest.left(item)))
          .putText("content", contents.get(address).map(LockJson::hash))
          .build());
    }
    return items.build();
  }

  private static Node file(LockContent.File file) {
    return new MappingBuilder(SPAN)
        .put("path", file.path())
        .put("sha256", Sha256.base64Url(file.content()))
        .put("size", file.content().length)
        .build();
  }

  private static String hash(Node json) {
    return "sha256:" + Sha256.hex(Sha256.bytes(json));
  }

  private static String hash(String text) {
    return "sha256:" + Sha256.hex(text.getBytes(StandardCharsets.UTF_8));
  }
}
