package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.text.Quoted;
import java.util.regex.Pattern;

/**
 * Where in the arguments a value stands, as people write it: {@code key.id}, {@code items[3].name}. Steps are kept as
 * links and joined only for a message, so that decoding what is right costs little.
 */
public final class Path {

  /** The arguments as a whole. */
  public static final Path ROOT = new Path(null, "");

  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_$-]+");

  private final Path parent;
  private final Object step;

  private Path(Path parent, Object step) {
    this.parent = parent;
    this.step = step;
  }

  /** The member {@code name} of the object here. */
  public Path member(String name) {
    return new Path(this, name);
  }

  /** The item of the array here, counted from zero. */
  public Path item(int index) {
    return new Path(this, index);
  }

  boolean isRoot() {
    return parent == null;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    write(text);
    return text.toString();
  }

  private void write(StringBuilder text) {
    if (isRoot()) {
      return;
    }
    parent.write(text);
    if (step instanceof String name && PLAIN.matcher(name).matches()) {
      text.append(text.isEmpty() ? "" : ".").append(Quoted.shortened(name));
    } else {
      text.append('[').append(step instanceof String name ? Shown.quoted(name) : step).append(']');
    }
  }
}
