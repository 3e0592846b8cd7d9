package io.mcpspec.emit.java.name;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;

/** Hands out names that differ even when case is ignored, as file systems may do. */
public final class NameScope {

  /** What every generated class or its superclasses declare. */
  private static final Set<String> CLASS_MEMBERS =
      folded(List.of(
          "getClass", "hashCode", "equals", "toString", "notify", "notifyAll", "wait", "clone", "finalize", "builder",
          "build", "decode", "toJson", "additionalMembers", "yield"));

  /** Names that generated code uses for something else. */
  private static final Set<String> USED_TYPES =
      folded(List.of(
          "Object", "String", "Integer", "Long", "Boolean", "Override", "SuppressWarnings", "Objects", "Optional",
          "List", "Map", "BigDecimal", "BigInteger", "Pattern", "Builder", "Json", "JsonArray", "JsonBoolean",
          "JsonNull", "JsonNumber", "JsonObject", "JsonReader", "JsonString", "Path", "Problems", "Decoder", "Decoders",
          "Encoders", "ObjectReader", "Presence", "SchemaBundle", "SchemaCheck", "ToolResult", "ReadContext",
          "WriteContext",
          "Enum", "Record", "Class"));

  private static final Set<String> CONSTANTS = folded(List.of("DECODER", "SCHEMAS", "SCHEMA"));

  private final Set<String> reserved;
  private final Set<String> taken = new HashSet<>();
  private final String suffix;

  private NameScope(String suffix, Set<String> reserved) {
    this.suffix = suffix;
    this.reserved = new HashSet<>(reserved);
  }

  /** For a class's accessors and fields. */
  public static NameScope members() {
    return new NameScope("_", CLASS_MEMBERS);
  }

  /** For constants. */
  public static NameScope constants() {
    return new NameScope("_", CONSTANTS);
  }

  /** For classes of one package or class. */
  public static NameScope types() {
    return new NameScope("Value", USED_TYPES);
  }

  /** Keeps {@code names} for another use. */
  public NameScope reserve(List<String> names) {
    reserved.addAll(folded(names));
    return this;
  }

  /** Whether {@link #unique} would have to change {@code candidate}. */
  boolean has(String candidate) {
    return taken.contains(folded(candidate)) || reserved.contains(folded(candidate));
  }

  /** {@code candidate}, changed where it is taken, reserved or a word of the language. */
  public String unique(String candidate) {
    boolean free = SourceVersion.isName(candidate) && !reserved.contains(folded(candidate));
    String base = free ? candidate : candidate + suffix;
    String name = base;
    for (int number = 2; !taken.add(folded(name)); number++) {
      name = Character.isDigit(base.charAt(base.length() - 1)) ? base + "_" + number : base + number;
    }
    return name;
  }

  private static Set<String> folded(List<String> names) {
    return names.stream().map(NameScope::folded).collect(Collectors.toUnmodifiableSet());
  }

  private static String folded(String name) {
    return name.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }
}
