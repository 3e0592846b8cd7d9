package io.mcpspec.client;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Splits a command line into words: at blanks, except between quotes; a backslash inside double quotes escapes. */
public final class CommandWords {

  private CommandWords() {}

  /**
   * The words.
   *
   * @throws ClientException when a quote is not closed or there is no word
   */
  public static List<String> of(String line) throws ClientException {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean inWord = false;
    char quote = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quote == '"' && c == '\\' && i + 1 < line.length() && "\"\\".indexOf(line.charAt(i + 1)) >= 0) {
        word.append(line.charAt(++i));
      } else if (c == quote) {
        quote = 0;
      } else if (quote == 0 && (c == '"' || c == '\'')) {
        quote = c;
        inWord = true;
      } else if (quote == 0 && c == ' ') {
        inWord = end(word, inWord, words);
      } else {
        word.append(c);
        inWord = true;
      }
    }
    end(word, inWord, words);
    return checked(line, words, quote);
  }

  /** The line of these words. */
  public static String line(List<String> words) {
    return words.stream().map(CommandWords::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    return word.matches("[^ '\"]+") ? word : '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private static boolean end(StringBuilder word, boolean inWord, List<String> words) {
    if (inWord) {
      words.add(word.toString());
      word.setLength(0);
    }
    return false;
  }

  private static List<String> checked(String line, List<String> words, char quote) throws ClientException {
    if (quote != 0) {
      throw new ClientException("the quote " + quote + " in `" + line + "` is not closed");
    }
    if (words.isEmpty()) {
      throw new ClientException("there is no command; write it as `stdio:npx -y server`");
    }
    return words;
  }
}
