package io.mcpspec.catalog;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.emit.InstallClient;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;

/** Links that add a server to the clients that have such links, by the templates of {@code clients.json}. */
final class InstallLinks {

  private InstallLinks() {}

  /**
   * The links by the clients' titles.
   *
   * @param name the name under which the server is added
   * @param entry how a client starts or reaches it, as in its configuration
   */
  static Map<String, String> of(String name, Mapping entry) {
    String written = JsonWriter.compact(entry);
    String named = JsonWriter.compact(new MappingBuilder(entry.span())
        .put("name", Scalar.string(name, entry.span())).putAll(entry).build());
    Map<String, String> links = new LinkedHashMap<>();
    InstallClient.all().forEach(client -> client.link().ifPresent(template -> links.put(client.title(), template
        .replace("${name:uri}", encoded(name))
        .replace("${entry:base64}", encoded(base64(written)))
        .replace("${named:uri}", encoded(named)))));
    return links;
  }

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
