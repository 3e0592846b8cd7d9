package io.mcpspec.release.prompt;

import io.mcpspec.document.text.NormalForm;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.release.prompt.match.PromptChange;
import io.mcpspec.release.prompt.match.SectionChange;
import io.mcpspec.release.prompt.match.Unit;
import io.mcpspec.release.prompt.match.UnitRow;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds what in the new text still points at a section by its old heading: the heading in quotes, a link to it, its
 * name beside a word such as "see" or "section", or a checklist item about it. Mere use of the same words is no
 * reference.
 */
public final class SectionReferences {

  private static final Pattern CHECK = Pattern.compile("^\\[[ xX]?\\].*");

  private record Reference(String section, Unit unit, String lower) {

    Reference(String section, Unit unit) {
      this(section, unit, unit.raw().toLowerCase(Locale.ROOT));
    }
  }

  private final Set<String> headings = new HashSet<>();
  private final List<Reference> texts = new ArrayList<>();

  public SectionReferences(PromptChange change) {
    change.after().sections().forEach(section -> headings.add(NormalForm.ofHeading(section.heading())));
    for (SectionChange section : change.sections()) {
      for (UnitRow row : section.rows()) {
        row.right()
            .filter(Unit::isText)
            .ifPresent(unit -> texts.add(new Reference(section.section().id(), unit)));
      }
    }
  }

  /** The section that still names this one, in words; none while another section has its heading. */
  public Optional<String> to(PromptSection section) {
    String name = NormalForm.ofHeading(section.heading());
    if (NormalForm.substance(name) < 3 || headings.contains(name)) {
      return Optional.empty();
    }
    List<Pattern> forms = forms(section.heading(), name);
    String lower = section.heading().replaceFirst(":$", "").toLowerCase(Locale.ROOT);
    String slug = slug(name);
    boolean several = name.indexOf(' ') > 0;
    return texts.stream()
        .filter(text -> text.lower().contains(lower) || text.lower().contains(slug) || text.lower().contains(name))
        .filter(text -> forms.stream().anyMatch(form -> form.matcher(text.unit().raw()).find())
            || several && isChecked(text.unit(), name))
        .findFirst()
        .map(text -> "section `" + text.section() + "`");
  }

  private static List<Pattern> forms(String heading, String name) {
    String title = Pattern.quote(heading.replaceFirst(":$", ""));
    String slug = Pattern.quote(slug(name));
    return List.of(
        Pattern.compile("[\"\u201C'\u2018]" + title + "[\"\u201D'\u2019]", Pattern.CASE_INSENSITIVE),
        Pattern.compile("\\]\\(#" + slug + "\\)", Pattern.CASE_INSENSITIVE),
        Pattern.compile("(?i:\\b(?:see|under|section|per|following)\\b)(?:\\s+the)?\\s+[*_`]*" + title + "\\b"),
        Pattern.compile("\\b" + title + "[*_`]*\\s+(?i:section|chapter)\\b"));
  }

  private static String slug(String name) {
    return name.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
  }

  private static boolean isChecked(Unit unit, String name) {
    String text = unit.normal().toLowerCase(Locale.ROOT);
    return CHECK.matcher(text).matches() && text.contains(name);
  }
}
