package io.mcpspec.release.lock;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.publish.snapshot.Packaged;
import java.util.List;
import java.util.stream.Stream;

/** What a lock says of the package beside files and dependencies, which are in its RECORD. */
final class PackageJson {

  private static final Span SPAN = Span.of(new SourceFile("mcp.lock.json", ""));

  private PackageJson() {}

  /** A locked release is known by its own version, whatever the file in which it was delivered is called. */
  static Mapping write(Packaged packaged, String release) {
    MappingBuilder json = new MappingBuilder(SPAN)
        .put("name", packaged.name())
        .put("version", release)
        .putText("publisher", packaged.publisher())
        .putText("licence", packaged.licence())
        .putText("runtime", packaged.runtime());
    List<Node> launches = packaged.launches().stream()
        .<Node>map(launch -> new MappingBuilder(SPAN)
            .put("client", launch.client()).put("configuration", launch.configuration()).build())
        .toList();
    return launches.isEmpty() ? json.build() : json.put("launches", new Sequence(launches, SPAN)).build();
  }

  static Packaged read(Mapping json, RecordFile files) {
    List<Packaged.Launch> launches = json.mappings("launches").stream()
        .flatMap(launch -> launch.mapping("configuration")
            .map(configuration -> new Packaged.Launch(launch.text("client").orElse(""), configuration))
            .map(Stream::of).orElse(Stream.empty()))
        .toList();
    return new Packaged(
        json.text("name").orElse("server"),
        json.text("version"),
        json.text("publisher"),
        json.text("licence"),
        json.text("runtime"),
        files.dependencies(),
        launches,
        files.files());
  }
}
