package io.mcpspec.jsonschema.check;

import com.networknt.schema.regex.RegularExpression;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.pattern.EcmaPattern;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The patterns of schemas, for validators. What cannot be translated is reported elsewhere and refuses no text. */
public final class SchemaPatterns {

  private static final String ANYTHING = "";

  private SchemaPatterns() {}

  /** A pattern for a validator of this machine. */
  public static RegularExpression expression(String pattern) {
    Optional<Pattern> java = EcmaPattern.of(pattern).java();
    return java.<RegularExpression>map(found -> text -> found.matcher(text).find()).orElse(text -> true);
  }

  /** Java's form of each pattern in a document that is not Java's as it is; what a server's validator looks up. */
  public static Optional<Mapping> forJava(Node document) {
    Set<String> patterns = new TreeSet<>();
    add(document, patterns);
    MappingBuilder table = new MappingBuilder(document.span());
    patterns.forEach(pattern -> {
      String java = EcmaPattern.of(pattern).java().map(Pattern::pattern).orElse(ANYTHING);
      table.putText(pattern, Optional.of(java).filter(form -> !form.equals(pattern)));
    });
    return Optional.of(table.build()).filter(found -> !found.entries().isEmpty());
  }

  /** Anything that looks like a pattern counts: one too many does no harm. */
  private static void add(Node node, Set<String> patterns) {
    if (node instanceof Sequence list) {
      list.items().forEach(item -> add(item, patterns));
    } else if (node instanceof Mapping mapping) {
      mapping.text(Keyword.REGEX.word()).ifPresent(patterns::add);
      mapping.mapping(Keyword.PATTERN_PROPERTIES.word()).ifPresent(map -> patterns.addAll(map.keys()));
      mapping.entries().forEach(entry -> add(entry.value(), patterns));
    }
  }
}
