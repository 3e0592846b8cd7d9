package io.mcpspec.jsonschema.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Random patterns find in random texts what Node's own {@code RegExp} finds, or are refused. */
@RequiresTool(Tool.NODE)
class PatternsLikeNodeTest {

  private static final int PATTERNS = 4000;

  private static final List<String> TEXTS = List.of(
      "", "a", "b", "ab", "ba", "aab", "abab", "A", "1", "a1_", "_", " ", "\n", "a\n", "\na", "\r", "\u2028", "\u0085",
      "\uFEFF", "\u00A0", "é", "ß", "ü", "Ω", "Ж", "漢", "😀", "😀a", "a😀", "-", "a-b", "[", "]", "&", "&&", "^",
      "$", "a$", "\\", "/", "{", "}", "a{2}", "aa", "aaa", ".", "\t", "\0", "\u0007", "K", "ſ", "٣", "²", "Ⅷ", "a b");

  private static final List<String> ATOMS = List.of(
      "a", "b", "1", "_", " ", "-", "é", "😀", "漢", ".", "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "\\n", "\\t", "\\cJ",
      "\\0", "\\x61", "\\u0061", "\\u{61}", "\\u{1F600}", "\\uD83D\\uDE00", "\\/", "\\.", "\\$", "\\-", "\\_", "\\p{L}",
      "\\P{L}", "\\p{Lu}", "\\p{Script=Greek}", "\\p{sc=Cyrl}", "\\p{gc=Nd}", "\\p{Alphabetic}", "\\p{ASCII}",
      "\\p{So}",
      "\\P{So}", "\\p{Letter}", "\\p{IsLatin}", "\\p{Nope}", "\\A", "\\Z", "\\h", "\\Q", "\\1", "\\2", "\\k<n>", "[]",
      "[^]", "{", "}", "]", "&", "&&", "\\p{Any}", "/", "#", "~");

  private static final List<String> MEMBERS = List.of(
      "a", "b", "a-b", "0-9", "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "-", "\\-", "&", "&&", "[", "^", "\\b",
      "\\]", "😀",
      "é-ü", "\\p{L}", "\\P{L}", "\\n", "\\x61-\\x62", "\\u{1F600}-\\u{1F64F}", ".", "$", "|", "(", "\\/", "b-a",
      "\\d-a",
      " ", "{", "}", "~", "#", "\\0", "\\_", "\\cJ");

  private static final List<String> QUANTIFIERS = List.of(
      "", "", "", "", "*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "{0,1}", "{1,}", "{2,1}", "{,2}", "++", "?+");

  private static final List<String> OPENINGS =
      List.of("(", "(", "(?:", "(?:", "(?=", "(?!", "(?<=", "(?<!", "(?<n>", "(?i)", "(?>", "(?P<n>");

  private static final List<String> ASSERTIONS = List.of("^", "$", "\\b", "\\B");

  private static final String SCRIPT = """
      const fs = require('fs');
      const { patterns, texts } = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
      for (const pattern of patterns) {
        let line = 'refused';
        try {
          const read = new RegExp(pattern, 'u');
          line = texts.map(text => read.test(text) ? '1' : '0').join('');
        } catch (wrong) {
          if (!(wrong instanceof SyntaxError)) throw wrong;
        }
        console.log(line);
      }
      """;

  @Test
  void findTheSameOrAreRefused(@TempDir Path folder) throws IOException {
    Random random = new Random(20);
    List<String> patterns = IntStream.range(0, PATTERNS).mapToObj(i -> pattern(random, 2)).toList();
    List<String> node = node(folder, patterns);
    int both = 0;
    List<String> differences = new ArrayList<>();
    List<String> refused = new ArrayList<>();
    for (int i = 0; i < PATTERNS; i++) {
      EcmaPattern ours = EcmaPattern.of(patterns.get(i));
      boolean sound = ours.fault().isEmpty();
      if (sound && !node.get(i).equals(found(ours))) {
        differences.add(patterns.get(i) + "\n  node " + node.get(i) + "\n  ours " + found(ours) + " " + ours.java());
      }
      if (!sound && !node.get(i).equals("refused")) {
        refused.add(patterns.get(i) + "  " + ours.fault().get());
      }
      both += sound ? 1 : 0;
    }
    assertThat(differences).isEmpty();
    assertThat(both).isGreaterThan(PATTERNS / 5);
    assertThat(refused).hasSizeLessThan(PATTERNS / 20).allMatch(line -> line.contains("servers"));
  }

  private static String found(EcmaPattern pattern) {
    return TEXTS.stream().map(text -> pattern.finds(text) ? "1" : "0").collect(Collectors.joining());
  }

  private static List<String> node(Path folder, List<String> patterns) throws IOException {
    Path input = folder.resolve("input.json");
    Files.writeString(input, "{\"patterns\":" + json(patterns) + ",\"texts\":" + json(TEXTS) + "}");
    Path script = folder.resolve("find.js");
    Files.writeString(script, SCRIPT);
    Path output = folder.resolve("output.txt");
    Process node = new ProcessBuilder("node", script.toString(), input.toString())
        .redirectErrorStream(true).redirectOutput(output.toFile()).start();
    assertThat(node.onExit().join().exitValue()).describedAs(Files.readString(output)).isZero();
    return Files.readAllLines(output);
  }

  private static String json(List<String> texts) {
    return texts.stream()
        .map(PatternsLikeNodeTest::quoted)
        .collect(Collectors.joining(",", "[", "]"));
  }

  private static String quoted(String text) {
    return text.chars().mapToObj(unit -> String.format("\\u%04x", unit)).collect(Collectors.joining("", "\"", "\""));
  }

  private static String pattern(Random random, int depth) {
    StringBuilder pattern = new StringBuilder();
    int terms = random.nextInt(4) + 1;
    for (int i = 0; i < terms; i++) {
      pattern.append(term(random, depth));
      pattern.append(random.nextInt(12) == 0 ? "|" : "");
    }
    return pattern.toString();
  }

  private static String term(Random random, int depth) {
    int kind = random.nextInt(10);
    if (kind == 0) {
      return of(ASSERTIONS, random);
    }
    String quantifier = of(QUANTIFIERS, random);
    if (kind < 4 && depth > 0) {
      return of(OPENINGS, random) + pattern(random, depth - 1) + ")" + quantifier;
    }
    return (kind < 7 ? characters(random) : of(ATOMS, random)) + quantifier;
  }

  private static String characters(Random random) {
    StringBuilder members = new StringBuilder(random.nextInt(3) == 0 ? "[^" : "[");
    for (int i = random.nextInt(3); i >= 0; i--) {
      members.append(of(MEMBERS, random));
    }
    return members.append(']').toString();
  }

  private static String of(List<String> parts, Random random) {
    return parts.get(random.nextInt(parts.size()));
  }
}
