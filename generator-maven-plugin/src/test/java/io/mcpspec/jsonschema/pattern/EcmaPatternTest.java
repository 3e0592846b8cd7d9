package io.mcpspec.jsonschema.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EcmaPatternTest {

  @ParameterizedTest
  @CsvSource(delimiter = '§', quoteCharacter = '~', textBlock = """
      [a-z§0§the `[` is not closed§close it with `]`, or write `\\[` for a bracket
      (a§0§the `(` is not closed§close it with `)`, or write `\\(` for a parenthesis
      a)§1§the `)` closes nothing§write `\\)` for a parenthesis
      *a§0§there is nothing for `*` to repeat§write `\\*`
      a++§2§there is nothing for `+` to repeat§leave it out; ECMA-262 has no possessive quantifiers
      \\Aa§0§ECMA-262 has no `\\A`§write `^`
      a\\Z§1§ECMA-262 has no `\\Z`§write `$`
      \\h§0§ECMA-262 has no `\\h`§write `[ \\t]`
      \\Qa\\E§0§ECMA-262 has no `\\Q`§escape each character with `\\`
      (?i)a§0§ECMA-262 has no such group§ECMA-262 has no inline flags; write `[Aa]` for a letter in either case
      (?P<n>a)§0§ECMA-262 has no such group§write `(?<name>…)`
      (?>a)§0§ECMA-262 has no such group§write `(?:…)`
      a{2,1}§1§the least number of repetitions is above the most§swap the numbers
      [b-a]§1§the range ends before it begins§swap its ends
      [\\d-a]§1§a set of characters cannot be the end of a range§write `\\-` for a hyphen
      \\012§0§ECMA-262 has no octal escapes§write `\\xHH` with two hexadecimal digits
      \\u12§0§`\\u` is incomplete§write `\\uHHHH`, or `\\u{H…}` up to 10FFFF
      (?<n>a)(?<n>b)§7§two groups have the name `n`§rename one of them
      \\k<n>§0§no group has the name `n`§name the group: `(?<n>…)`
      """)
  void saysWhatIsWrongAndWhatToWrite(String pattern, int offset, String message, String help) {
    EcmaPattern read = EcmaPattern.of(pattern);
    assertThat(read.java()).isEmpty();
    assertThat(read.fault()).contains(new PatternFault(offset, message, help));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '§', quoteCharacter = '~', textBlock = """
      ^a\\-b$§a-b§write `-` without the backslash
      ^\\_a$§_a§write `_` without the backslash
      ^{a}$§{a}§write `\\{`
      ^a]$§a]§write `\\]`
      """)
  void whatIsClearIsSearchedForAllTheSame(String pattern, String text, String help) {
    EcmaPattern read = EcmaPattern.of(pattern);
    assertThat(read.fault()).map(PatternFault::help).contains(help);
    assertThat(read.finds(text)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '§', quoteCharacter = '~', textBlock = """
      ^a$§a\\n§false
      ^.$§NEL§true
      ^.$§😀§true
      ^\\s$§BOM§true
      ^\\d$§٣§false
      \\bé§aé§true
      [^]§\\n§true
      []§a§false
      ^[a&&b]$§&§true
      ^[a[b]$§[§true
      ^\\cJ$§\\n§true
      ^\\u{1F600}$§😀§true
      ^\\p{Script=Greek}$§Ω§true
      ^(?<first>a)\\k<first>$§aa§true
      (?<!a)b§ab§false
      \\/§/§true
      """)
  void meansWhatEcmaScriptMeans(String pattern, String text, boolean found) {
    String searched = text.replace("NEL", "\u0085").replace("BOM", "\uFEFF").translateEscapes();
    assertThat(EcmaPattern.of(pattern).fault()).isEmpty();
    assertThat(EcmaPattern.of(pattern).finds(searched)).isEqualTo(found);
  }

  @Test
  void refusesWhatJavaCannotRun() {
    assertThat(EcmaPattern.of("(?<=(?:ab)+)c").fault()).contains(new PatternFault(
        0, "servers cannot run this pattern",
        "give what is repeated inside a lookbehind a greatest number, such as `{0,9}`"));
  }

  @Test
  void namesPropertiesAsUnicodeDoes() {
    assertThat(EcmaPattern.of("\\p{IsLatin}").fault()).contains(new PatternFault(
        0, "`IsLatin` is not a Unicode property that servers know",
        "use a category such as `\\p{Lu}` or a script such as `\\p{Script=Greek}`"));
  }

  @Test
  void knowsHowLongItsTextsAre() {
    assertThat(EcmaPattern.of("^[A-Z]{2,5}\\d?$").length()).isEqualTo(new MatchLength(2, 6));
    assertThat(EcmaPattern.of("^a+$").length()).isEqualTo(new MatchLength(1, MatchLength.ENDLESS));
    assertThat(EcmaPattern.of("abc|d").length()).isEqualTo(new MatchLength(1, MatchLength.ENDLESS));
    assertThat(EcmaPattern.of("^a(?=bc)").length().least()).isEqualTo(1);
    assertThat(EcmaPattern.of("/^a$/").length().isNever()).isTrue();
    assertThat(EcmaPattern.of("a?^b|(?:a^b)?").length().isNever()).isFalse();
  }
}
