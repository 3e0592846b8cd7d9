package io.mcpspec.release.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarkdownTextTest {

  @ParameterizedTest
  @CsvSource(delimiter = '→', quoteCharacter = '"', value = {
      "plain words → plain words",
      "<b>bold</b> → \\<b\\>bold\\</b\\>",
      "*a* _b_ ~c~ → \\*a\\* \\_b\\_ \\~c\\~",
      "table_name stays → table_name stays",
      "[a](b) ![c](d) → \\[a\\](b) !\\[c\\](d)",
      "a | b → a \\| b",
      "&lt; → &amp;lt;",
      "# heading → \\# heading",
      "- item → \\- item",
      "12. item → 12\\. item",
      "1.0.8 → 1.0.8",
      "ask @octocat about #12 → ask @<!-- -->octocat about #<!-- -->12",
      "mail a@b.org → mail a@b.org"})
  void showsTextAsItIs(String text, String markdown) {
    assertThat(MarkdownText.line(text)).isEqualTo(markdown);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '→', quoteCharacter = '"', value = {
      "a → `a`", "a`b → ``a`b``", "`a` → `` `a` ``", "<b> @me → `<b> @me`"})
  void showsCodeAsItIs(String text, String markdown) {
    assertThat(MarkdownText.code(text)).isEqualTo(markdown);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '→', quoteCharacter = '"', value = {
      "`table_name` must be *given* → `table_name` must be \\*given\\*", "a lone ` stays → a lone \\` stays"})
  void showsQuotedWordsOfAMessageAsCode(String message, String markdown) {
    assertThat(MarkdownText.message(message)).isEqualTo(markdown);
  }

  @ParameterizedTest
  @CsvSource({"no fence, ```", "```js, ````", "a `````` b, ```````"})
  void aFenceIsLongerThanAllThatItHolds(String text, String fence) {
    assertThat(MarkdownText.fence(text)).isEqualTo(fence);
  }
}
