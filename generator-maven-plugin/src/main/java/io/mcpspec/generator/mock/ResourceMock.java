package io.mcpspec.generator.mock;

import io.mcpspec.generator.model.Resource;
import io.mcpspec.generator.tree.JsonWriter;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
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
      Pattern.compile("text/.*|application/(.*\\+)?(xml|yaml|x-yaml|javascript|toml|sql|graphql)");
  private static final Pattern JSON = Pattern.compile("application/(.*\\+)?json");
  private static final Pattern IMAGE = Pattern.compile("image/(png|jpeg|gif|bmp)");

  private ResourceMock() {}

  static Mapping line(Resource resource) {
    MappingBuilder line = new MappingBuilder(resource.span())
        .put("resource", resource.uri())
        .putText("mimeType", resource.mimeType());
    String type = resource.mimeType().orElse("text/plain").replaceFirst(";.*", "").strip().toLowerCase(Locale.ROOT);
    String words = "Mock content of the resource " + resource.uri();
    Optional<byte[]> image = IMAGE.matcher(type).matches() ? image(type.substring("image/".length())) : Optional.empty();
    if (JSON.matcher(type).matches()) {
      return line.put("text", JsonWriter.compact(new MappingBuilder(resource.span()).put("mock", words).build())).build();
    }
    if (type.endsWith("svg+xml")) {
      return line.put("text", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>").build();
    }
    if (type.endsWith("html")) {
      return line.put("text", "<!doctype html>\n<p>" + words.replace("&", "&amp;").replace("<", "&lt;") + "</p>\n")
          .build();
    }
    if (type.endsWith("xml")) {
      return line.put("text", "<mock/>\n").build();
    }
    byte[] bytes = image.orElseGet(() -> words.getBytes(StandardCharsets.UTF_8));
    return TEXT.matcher(type).matches()
        ? line.put("text", words + "\n").build()
        : line.put("blob", Base64.getEncoder().encodeToString(bytes)).build();
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
