package io.mcpspec.document.markdown;

import java.util.List;
import java.util.Random;

/** Random Markdown made of what readers of Markdown get wrong. */
public final class HostileMarkdown {

  private static final List<String> FRAGMENTS = List.of(
      "# A", "## B ##", "###### F #", "#", "##", "# #", "#tag", "####### G", "   ## C", "    # code", "\t# tab", "#\tT",
      "# \\# \\", "> # quoted", "> text", ">", "- # item", "- ", "  - deeper", "1. one", "2) two", "   continued",
      "Title", "Title  ", "=====", "---", "--", "-", "- - -", "***", "___", "  ===  ", "    ---", "text", "*two*",
      "```", "````", "```markdown", "``` `a` ```", "~~~", "~~~~ md x", "   ```json", "    ```", "\t~~~",
      "<!--", "-->", "<!-- ## x -->", "<pre>", "</pre>", "<script>", "</script>", "<style", "</style>", "<textarea>",
      "<?php", "?>", "<!X", ">", "<![CDATA[", "]]>", "<div>", "</div>", "<custom a=\"b\">", "</custom>", "<a b='c",
      "[a]: /b", "[a]: /b 'title", "title'", "[a]:", "[a", "]: /x", "| a | b |", "|---|:-:|", "a | b", "--- | ---",
      "name: x", "# comment", "...", "+++", "@{fact.x}", "\\@{y}", "\f", "\u000B", "\u0000", "\u2028", "\u0085# x",
      "\u00A0", "\uFEFF", "\uFEFF# A", "😀", "> > > - - > # deep", "", " ", "   ", "\t");
  private static final List<String> ENDS = List.of("\n", "\n", "\n", "\n\n", "\r\n", "\r", "\n \n", "\n\n\n", "");
  private static final List<String> STARTS = List.of(
      "", "", "", "", "---\n", "---\nname: x\n# no\n", "---\nname: x\n# no\n---\n", "--- \r\nname: x\r\n...\r\n");

  private final Random random;

  public HostileMarkdown(long seed) {
    this.random = new Random(seed);
  }

  /** A text of up to {@code most} lines; it need not begin or end as texts do. */
  public String text(int most) {
    StringBuilder text = new StringBuilder(random.nextInt(6) == 0 ? "\uFEFF" : "");
    text.append(one(STARTS));
    for (int i = random.nextInt(most); i >= 0; i--) {
      text.append(one(FRAGMENTS)).append(one(ENDS));
    }
    return text.toString();
  }

  /** The same with half a character somewhere. */
  public String withLoneSurrogate(String text) {
    int at = random.nextInt(text.length() + 1);
    return text.substring(0, at) + (random.nextBoolean() ? '\uD83D' : '\uDE00') + text.substring(at);
  }

  private String one(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
