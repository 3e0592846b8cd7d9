package io.mcpspec.mock;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.spec.model.Resource;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Content of the type that a resource says it has. */
final class ResourceMock {

  private static final Pattern TEXT =
      Pattern.compile("text/.*|application/(.*\\+)?(xml|xhtml|yaml|x-yaml|javascript|toml|sql|graphql)");
  private static final Pattern JSON = Pattern.compile("application/(.*\\+)?json");
  private static final Pattern IMAGE = Pattern.compile("image/(png|jpeg|gif|bmp)");

  private static final Span NOWHERE = Span.of(new SourceFile("", ""));

  private ResourceMock() {}

  static Mapping line(Resource resource) {
    MappingBuilder line = new MappingBuilder(resource.span())
        .put("resource", resource.uri())
        .putText("mimeType", resource.mimeType());
    String type = resource.mimeType().orElse("text/plain").replaceFirst(";.*", "").strip().toLowerCase(Locale.ROOT);
    String words = "Mock content of the resource " + resource.uri();
    return text(type, words)
        .map(text -> line.put("text", text))
        .orElseGet(() -> line.put("blob", Base64.getEncoder().encodeToString(bytes(type, words))))
        .build();
  }

  private static Optional<String> text(String type, String words) {
    if (JSON.matcher(type).matches()) {
      return Optional.of(JsonWriter.compact(new MappingBuilder(NOWHERE).put("mock", words).build()));
    }
    if (type.equals("image/svg+xml")) {
      return Optional.of("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>\n");
    }
    if (!TEXT.matcher(type).matches()) {
      return Optional.empty();
    }
    String escaped = words.replace("&", "&amp;").replace("<", "&lt;");
    if (type.endsWith("html")) {
      return Optional.of("<!doctype html>\n<p>" + escaped + "</p>\n");
    }
    return Optional.of(type.endsWith("xml") ? "<mock>" + escaped + "</mock>\n" : words + "\n");
  }

  private static byte[] bytes(String type, String words) {
    return IMAGE.matcher(type).matches()
        ? image(type.substring("image/".length()))
        : words.getBytes(StandardCharsets.UTF_8);
  }

  /** One black dot, from a file: the classes that write images are half of a Java runtime. */
  private static byte[] image(String format) {
    try (InputStream in = ResourceMock.class.getResourceAsStream("dot." + format)) {
      return in.readAllBytes();
    } catch (IOException unreadable) {
      throw new UncheckedIOException("the jar lacks dot." + format, unreadable);
    }
  }
}
