package io.mcpspec.spec.syntax;

import io.mcpspec.spec.shape.MappingShape;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/** The kinds of spec files, by where they lie. */
public enum FileKind {
  SERVER("server", "server\\.yaml", ServerKeys.SHAPE),
  RELEASES("releases", "releases\\.yaml", ReleasesDecl.SHAPE),
  EXCEPTIONS("exceptions", "release-exceptions\\.yaml", ExceptionsDecl.SHAPE),
  FACTS("facts", "facts\\.yaml", FactsDecl.SHAPE),
  TYPE("type", "types/[^/]+\\.yaml", TypeDecl.SHAPE),
  TOOL("tool", "tools/[^/]+\\.yaml", ToolKeys.SHAPE),
  PROMPT("prompt", "prompts/[^/]+/prompt\\.yaml", PromptKeys.SHAPE),
  RESOURCE("resource", "resources/[^/]+\\.yaml", ResourceDecl.SHAPE);

  private final String format;
  private final Pattern path;
  private final MappingShape<?> shape;

  FileKind(String format, String path, MappingShape<?> shape) {
    this.format = format;
    this.path = Pattern.compile(path);
    this.shape = shape;
  }

  /** The kind of the file at a path below the spec directory. */
  public static Optional<FileKind> of(String path) {
    return Arrays.stream(values()).filter(kind -> kind.path.matcher(path).matches()).findFirst();
  }

  /** Whether a {@code spec:} key names the format of another kind. */
  static boolean isOther(FileKind kind, String format) {
    return Arrays.stream(values()).anyMatch(other -> other != kind && format.equals(other.format + "/1"));
  }

  /** What a path suggests as the name: that of the file or, for a prompt, of its directory. */
  static String stem(String path) {
    String[] parts = path.replaceFirst("(/prompt)?\\.yaml$", "").split("/");
    return parts[parts.length - 1];
  }

  /** The name in the {@code spec:} key, before the version: {@code tool}. */
  public String format() {
    return format;
  }

  /** What such a file may hold. */
  public MappingShape<?> shape() {
    return shape;
  }
}
