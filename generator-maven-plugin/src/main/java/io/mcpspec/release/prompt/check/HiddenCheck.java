package io.mcpspec.release.prompt.check;

import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import io.mcpspec.generator.tree.Sequence;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.prompt.match.PromptChange;
import io.mcpspec.release.prompt.match.SectionChange;
import io.mcpspec.release.rule.Level;
import io.mcpspec.release.rule.Rule;
import io.mcpspec.release.side.PromptSection;
import io.mcpspec.release.text.HiddenCharacter;
import io.mcpspec.release.text.HiddenCharacters;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Hidden characters in what is served that were not there before. */
final class HiddenCheck {

  private HiddenCheck() {}

  /** Everything but the prompts' texts. */
  static void check(ServedTexts before, ServedTexts after, Findings findings) {
    Map<String, Mapping> old = before.items();
    after.items().forEach((subject, item) -> {
      Mapping was = old.get(subject);
      Map<Integer, List<HiddenCharacter>> hidden = item.equals(was) ? Map.of() : in(texts(item));
      Map<Integer, List<HiddenCharacter>> known = was == null || hidden.isEmpty() ? Map.of() : in(texts(was));
      hidden.forEach((character, found) -> {
        int more = found.size() - known.getOrDefault(character, List.of()).size();
        if (more > 0) {
          findings.add(Rule.HIDDEN_CHARACTER_INTRODUCED, Level.BREAKING, subject,
              subject + ": " + message(found.get(0), more), "character", code(character));
        }
      });
    });
  }

  /** A prompt's text; what only moved from one section to another was there before. */
  static void check(PromptFindings findings) {
    PromptChange change = findings.change();
    Map<Integer, List<HiddenCharacter>> old = in(change.before().text());
    Map<Integer, List<HiddenCharacter>> now = in(change.after().text());
    now.keySet().removeIf(c -> now.get(c).size() <= old.getOrDefault(c, List.of()).size());
    if (now.isEmpty()) {
      return;
    }
    for (SectionChange section : change.sections()) {
      Map<Integer, List<HiddenCharacter>> was = in(section.before().map(PromptSection::text).orElse(""));
      in(section.after().map(PromptSection::text).orElse("")).forEach((character, found) -> {
        int more = found.size() - was.getOrDefault(character, List.of()).size();
        if (more > 0 && now.containsKey(character)) {
          findings.add(Rule.HIDDEN_CHARACTER_INTRODUCED, Level.BREAKING, section,
              message(found.get(0), more), "character", code(character));
        }
      });
    }
  }

  private static String message(HiddenCharacter character, int count) {
    return "new hidden character " + character.name() + (count == 1 ? "" : ", " + count + " times") + ": "
        + character.kind().why();
  }

  private static String code(int character) {
    return String.format("U+%04X", character);
  }

  private static Map<Integer, List<HiddenCharacter>> in(String text) {
    Map<Integer, List<HiddenCharacter>> byCharacter = new TreeMap<>();
    for (HiddenCharacter found : HiddenCharacters.in(text)) {
      byCharacter.computeIfAbsent(found.codePoint(), key -> new ArrayList<>()).add(found);
    }
    return byCharacter;
  }

  private static String texts(Node node) {
    StringBuilder texts = new StringBuilder();
    collect(node, texts);
    return texts.toString();
  }

  /** A line end between two texts keeps each at the start of its own. */
  private static void collect(Node node, StringBuilder texts) {
    if (node instanceof Scalar scalar) {
      texts.append(scalar.text()).append('\n');
    } else if (node instanceof Sequence sequence) {
      sequence.items().forEach(item -> collect(item, texts));
    } else if (node instanceof Mapping mapping) {
      mapping.entries().forEach(entry -> {
        texts.append(entry.key()).append('\n');
        collect(entry.value(), texts);
      });
    }
  }
}
