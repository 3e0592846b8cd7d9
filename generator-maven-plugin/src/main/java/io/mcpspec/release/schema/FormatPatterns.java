package io.mcpspec.release.schema;

import io.mcpspec.release.schema.shape.Answer;
import io.mcpspec.release.schema.shape.Size;
import io.mcpspec.release.schema.shape.StringFacet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Knows patterns that only say again what a format says: some generators write both, and others one of them. */
final class FormatPatterns {

  /** Texts of each format that differ as much as its texts do: who takes them all takes the format. */
  private static final Map<String, List<String>> TEXTS = Map.of(
      "email", List.of("sample@example.org", "first.last@mail.example.com", "a1@b2.net"),
      "uuid", List.of("123e4567-e89b-12d3-a456-426614174000", "9f2a1b3c-0d4e-4f5a-8b6c-7d8e9f0a1b2c"),
      "date-time", List.of("2026-01-31T12:00:00Z", "1999-12-31T23:59:59.123Z"),
      "date", List.of("2026-01-31", "1999-12-31", "2000-02-29"),
      "time", List.of("12:00:00", "23:59:59"),
      "duration", List.of("P1D", "PT1H30M", "P2W"),
      "ipv4", List.of("192.0.2.1", "10.0.0.255"),
      "ipv6", List.of("2001:db8::1", "::1"),
      "uri", List.of("https://example.org/sample?a=1#b", "ftp://example.org", "urn:isbn:0451450523"),
      "hostname", List.of("example.org", "a-b.example.com"));

  private FormatPatterns() {}

  /** The same without patterns that take every text of a format. */
  static StringFacet without(StringFacet strings) {
    Set<String> asking = new LinkedHashSet<>(strings.patterns());
    for (String format : strings.formats()) {
      List<String> texts = TEXTS.getOrDefault(format, List.of());
      asking.removeIf(pattern -> !texts.isEmpty() && texts.stream().allMatch(text -> fits(pattern, text)));
    }
    return new StringFacet(strings.length(), asking, strings.formats());
  }

  private static boolean fits(String pattern, String text) {
    return new StringFacet(Size.ANY, Set.of(pattern), Set.of()).accepts(text) == Answer.YES;
  }
}
