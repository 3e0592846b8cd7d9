package io.mcpspec.spec.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.spec.prompt.CompiledPrompt.CompiledSection;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The architect prompt: what the source map says of it is true, and a fact reaches every place that uses it. */
class OwnSpecTest {

  private static final Pattern REFERENCE = Pattern.compile("(?<!\\\\)@\\{[^}]*}");
  private static final Pattern HEADING = Pattern.compile("heading: \"([^\"]*)\"");

  private final OwnSpec spec = OwnSpec.read();

  @Test
  void raisesNoFinding() {
    assertThat(spec.findings()).isEmpty();
  }

  @Test
  void everyRangeIsWhatItsLineSays() throws IOException {
    for (CompiledPrompt prompt : spec.prompts()) {
      byte[] bytes = prompt.text().getBytes(StandardCharsets.UTF_8);
      int to = 0;
      for (SourceMap.Range range : prompt.sources().ranges()) {
        assertThat(range.from()).isEqualTo(to);
        to = range.to();
        String text = new String(bytes, range.from(), to - range.from(), StandardCharsets.UTF_8);
        List<String> lines = Files.readAllLines(OwnSpec.ROOT.resolve(range.origin().file()));
        assertThat(text).matches(claimed(range.origin(), lines.get(range.origin().line() - 1)));
      }
      assertThat(to).isEqualTo(bytes.length);
    }
  }

  /** What a line claims to give: its own text where a reference is not, anything where one is. */
  private static Pattern claimed(Origin origin, String line) {
    return switch (origin.part()) {
      case TEXT -> template(line);
      case HEADING -> {
        Matcher heading = HEADING.matcher(line);
        assertThat(heading.find()).as(line).isTrue();
        yield template(heading.group(1));
      }
      case JOIN, FENCE -> {
        assertThat(line).contains("id: " + origin.section());
        yield Pattern.compile("\\n*(```[a-z]*)?\\n*");
      }
    };
  }

  private static Pattern template(String line) {
    String fixed = REFERENCE.splitAsStream(line + " ").map(part -> part.replace("\\@{", "@{"))
        .map(Pattern::quote).collect(Collectors.joining(".*"));
    String last = Pattern.quote(" ");
    return Pattern.compile(fixed.replaceFirst(" \\\\E$", "\\\\E").replace(last, "") + "\\n?");
  }

  @Test
  void aChangedFactShowsInEverySectionThatUsesItAndNowhereElse() {
    List<CompiledPrompt> before = spec.prompts();
    Set<String> used = new TreeSet<>();
    before.forEach(prompt -> prompt.sources().ranges().forEach(range -> used.addAll(range.facts())));
    assertThat(used).hasSizeGreaterThan(20);
    for (String fact : used) {
      List<CompiledPrompt> after = spec.with(fact, "CHANGED").prompts();
      for (int i = 0; i < before.size(); i++) {
        assertThat(changed(before.get(i), after.get(i))).as(fact).isEqualTo(users(fact, before.get(i)));
      }
    }
  }

  private static Set<String> users(String fact, CompiledPrompt prompt) {
    return prompt.sources().ranges().stream().filter(range -> range.facts().contains(fact))
        .map(range -> range.origin().section()).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static Set<String> changed(CompiledPrompt before, CompiledPrompt after) {
    Set<String> changed = new LinkedHashSet<>();
    for (int i = 0; i < before.sections().size(); i++) {
      CompiledSection section = before.sections().get(i);
      if (!section.own().equals(after.sections().get(i).own())) {
        changed.add(section.id());
      }
    }
    return changed;
  }
}
