package io.mcpspec.jsonschema.sample;

import com.github.curiousoddman.rgxgen.RgxGen;
import com.github.curiousoddman.rgxgen.config.RgxGenOption;
import com.github.curiousoddman.rgxgen.config.RgxGenProperties;
import com.github.curiousoddman.rgxgen.parsing.dflt.RgxGenParseException;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.pattern.EcmaPattern;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Makes a text of a format, a pattern or a length. */
record TextSampler(SchemaMembers keywords) {

  private static final String WORD = "sample";

  /** So many texts of a pattern are looked at for one of the right length. */
  private static final int TRIES = 200;

  private static final Map<String, String> FORMATS = Map.ofEntries(
      Map.entry("date-time", "2026-01-31T12:00:00Z"), Map.entry("date", "2026-01-31"), Map.entry("time", "12:00:00Z"),
      Map.entry("duration", "P1D"), Map.entry("email", "sample@example.org"),
      Map.entry("idn-email", "sample@example.org"), Map.entry("hostname", "example.org"),
      Map.entry("idn-hostname", "example.org"), Map.entry("ipv4", "192.0.2.1"), Map.entry("ipv6", "2001:db8::1"),
      Map.entry("uri", "https://example.org/sample"), Map.entry("url", "https://example.org/sample"),
      Map.entry("uri-reference", "/sample"), Map.entry("iri", "https://example.org/sample"),
      Map.entry("iri-reference", "/sample"), Map.entry("uri-template", "/sample/{id}"),
      Map.entry("uuid", "00000000-0000-4000-8000-000000000001"), Map.entry("json-pointer", "/sample"),
      Map.entry("relative-json-pointer", "0/sample"), Map.entry("regex", "sample"), Map.entry("byte", "c2FtcGxl"));

  /** A text of no schema. */
  static Node plain(Span span, int variant) {
    return Scalar.string(variant == 0 ? WORD : WORD + (variant + 1), span);
  }

  Optional<Node> sample(int variant) {
    Span span = keywords.schema().span();
    Optional<String> pattern = keywords.text("pattern");
    if (pattern.isPresent()) {
      return matching(pattern.get(), variant).map(text -> Scalar.string(text, span));
    }
    Optional<String> formatted = keywords.text("format").map(FORMATS::get).filter(this::hasFittingLength);
    if (formatted.isPresent() && variant == 0) {
      return formatted.map(text -> Scalar.string(text, span));
    }
    return Optional.of(Scalar.string(ofLength(variant), span));
  }

  private String ofLength(int variant) {
    String ending = variant == 0 ? "" : String.valueOf(variant + 1);
    int least = Math.max(0, Counts.of(keywords, "minLength", 0) - ending.length());
    int most = Math.max(0, Counts.of(keywords, "maxLength", Integer.MAX_VALUE) - ending.length());
    String text = least > WORD.length() ? WORD.repeat(least / WORD.length() + 1).substring(0, least) : WORD;
    return text.substring(0, Math.min(text.length(), most)) + ending;
  }

  private boolean hasFittingLength(String text) {
    int length = text.codePointCount(0, text.length());
    return length >= Counts.of(keywords, "minLength", 0)
        && length <= Counts.of(keywords, "maxLength", Integer.MAX_VALUE);
  }

  /** A pattern is searched for, so a plain word or what is around may do; what is made is the same in every run. */
  private Optional<String> matching(String pattern, int variant) {
    Optional<Pattern> java = EcmaPattern.of(pattern).java();
    String word = ofLength(variant);
    if (java.isEmpty() || java.get().matcher(word).find()) {
      return Optional.of(word);
    }
    try {
      RgxGen texts = RgxGen.parse(repetition(), pattern);
      Random random = new Random(variant);
      return random.ints(TRIES)
          .mapToObj(seed -> texts.generate(new Random(seed)))
          .flatMap(text -> Stream.of(text, text + word, word + text))
          .filter(text -> hasFittingLength(text) && java.get().matcher(text).find())
          .findFirst();
    } catch (RgxGenParseException | IllegalArgumentException unreadable) {
      return Optional.empty(); // no text of it is known
    }
  }

  private RgxGenProperties repetition() {
    int most = Math.max(4, Math.min(Counts.of(keywords, "minLength", 0) * 2, 200));
    RgxGenProperties properties = new RgxGenProperties();
    RgxGenOption.INFINITE_PATTERN_REPETITION.setInProperties(properties, most);
    return properties;
  }
}
