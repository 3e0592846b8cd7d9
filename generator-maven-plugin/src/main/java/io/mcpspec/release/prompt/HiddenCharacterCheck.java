package io.mcpspec.release.prompt;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.text.HiddenCharacter;
import io.mcpspec.document.text.HiddenCharacter.Kind;
import io.mcpspec.document.text.HiddenCharacters;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.prompt.content.PromptFindings;
import io.mcpspec.release.prompt.match.PromptChange;
import io.mcpspec.release.prompt.match.SectionChange;
import io.mcpspec.release.prompt.name.ServedTexts;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** K05: finds hidden characters that were not there before, in everything that is served. */
public final class HiddenCharacterCheck {

  private static final int SHOWN = 3;

  /** From here on characters without width can spell a letter. */
  private static final int FEWEST_FOR_A_MESSAGE = 8;

  private HiddenCharacterCheck() {}

  /** Everything but the prompts' texts. */
  public static void check(ServedTexts before, ServedTexts after, Findings findings) {
    Map<String, Mapping> old = before.items();
    after.items().forEach((subject, item) -> {
      Mapping was = old.get(subject);
      Map<Kind, List<HiddenCharacter>> hidden = item.equals(was) ? Map.of() : in(texts(item));
      Map<Kind, List<HiddenCharacter>> known = was == null || hidden.isEmpty() ? Map.of() : in(texts(was));
      hidden.forEach((kind, found) -> {
        int more = found.size() - known.getOrDefault(kind, List.of()).size();
        if (more > 0) {
          findings.add(Rule.HIDDEN_CHARACTER_INTRODUCED, level(kind, found), subject,
              subject + ": " + message(kind, found), "characters", names(found));
        }
      });
    });
  }

  /** A prompt's text; what only moved from one section to another was there before. */
  public static void check(PromptFindings findings) {
    PromptChange change = findings.change();
    Map<Kind, List<HiddenCharacter>> old = in(change.before().text());
    Map<Kind, List<HiddenCharacter>> now = in(change.after().text());
    now.keySet().removeIf(kind -> now.get(kind).size() <= old.getOrDefault(kind, List.of()).size());
    if (now.isEmpty()) {
      return;
    }
    for (SectionChange section : change.sections()) {
      Map<Kind, List<HiddenCharacter>> was = in(section.before().map(PromptSection::text).orElse(""));
      in(section.after().map(PromptSection::text).orElse("")).forEach((kind, found) -> {
        int more = found.size() - was.getOrDefault(kind, List.of()).size();
        if (more > 0 && now.containsKey(kind)) {
          findings.add(Rule.HIDDEN_CHARACTER_INTRODUCED, level(kind, found), section,
              message(kind, found), "characters", names(found));
        }
      });
    }
  }

  /** What can carry or act as another text breaks trust in this one; typography and a stray blank deserve a look. */
  private static Level level(Kind kind, List<HiddenCharacter> found) {
    boolean stray = kind == Kind.LOOK_ALIKE || kind == Kind.INVISIBLE && found.size() < FEWEST_FOR_A_MESSAGE;
    return stray ? Level.RISKY : Level.BREAKING;
  }

  private static String message(Kind kind, List<HiddenCharacter> found) {
    return "new hidden character " + names(found) + ": " + kind.why();
  }

  private static String names(List<HiddenCharacter> found) {
    List<String> names = found.stream().map(HiddenCharacter::name).distinct().toList();
    String shown = String.join(", ", names.subList(0, Math.min(SHOWN, names.size())));
    return names.size() <= SHOWN ? shown : shown + " and " + (names.size() - SHOWN) + " more";
  }

  private static Map<Kind, List<HiddenCharacter>> in(String text) {
    Map<Kind, List<HiddenCharacter>> byCharacter = new EnumMap<>(Kind.class);
    for (HiddenCharacter found : HiddenCharacters.in(text)) {
      byCharacter.computeIfAbsent(found.kind(), key -> new ArrayList<>()).add(found);
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
