package io.mcpspec.mock;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.spec.model.Resource;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;

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
    return Optional.of(type)
        .filter(name -> IMAGE.matcher(name).matches())
        .flatMap(name -> image(name.substring("image/".length())))
        .orElseGet(() -> words.getBytes(StandardCharsets.UTF_8));
  }

  /** One black dot. */
  private static Optional<byte[]> image(String format) {
    try {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      boolean written = ImageIO.write(new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB), format, out);
      return written ? Optional.of(out.toByteArray()) : Optional.empty();
    } catch (IOException impossible) {
      throw new UncheckedIOException("an image cannot be written to memory", impossible);
    }
  }
}
