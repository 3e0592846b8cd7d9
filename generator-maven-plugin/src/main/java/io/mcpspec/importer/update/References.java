package io.mcpspec.importer.update;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.edit.ListMatches;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.document.yaml.TextLocator;
import io.mcpspec.importer.Remarks;
import io.mcpspec.spec.model.Fact;
import io.mcpspec.spec.syntax.Template;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Keeps the references in a text that has changed, as far as what they stand for has not. */
final class References {

  private static final Pattern TOKEN = Pattern.compile("[\\p{L}\\p{N}_]+|.", Pattern.DOTALL);

  private static final Span NOWHERE = Span.of(new SourceFile("", ""));

  private final Map<String, Fact> facts;
  private final Remarks remarks;

  public References(Map<String, Fact> facts, Remarks remarks) {
    this.facts = facts;
    this.remarks = remarks;
  }

  /** The new value; says that the references of the old one are gone. */
  Node lost(Scalar mine, Node theirs) {
    if (mine.isString() && mine.text().contains("@{") && !mine.text().equals(textOf(theirs))) {
      remark(mine);
    }
    return theirs;
  }

  private void remark(Scalar mine) {
    remarks.add("the server's text is other than what a reference stands for, so it is written out",
        mine.span().toString());
  }

  private static String textOf(Node node) {
    return node instanceof Scalar scalar ? scalar.text() : "";
  }

  /**
   * The new text with the references of the old one.
   *
   * @param mine as it was written
   * @param base what it stands for, references escaped
   * @param theirs the new text, references escaped
   */
  Node kept(Scalar mine, Scalar base, Scalar theirs) {
    List<Template.Part> parts = Template.parse(TextLocator.inScalar(mine), new Diagnostics()).parts();
    String old = unescaped(base.text());
    String now = unescaped(theirs.text());
    Matcher ranges = Pattern.compile(pattern(parts), Pattern.DOTALL).matcher(old);
    if (!ranges.matches()) {
      return lost(mine, theirs);
    }
    List<Template.Reference> written = parts.stream()
        .filter(Template.Reference.class::isInstance).map(Template.Reference.class::cast).toList();
    return Scalar.string(text(mine, written, ranges, places(old, now), now), mine.span());
  }

  /** The new text with those references that stand for the same at a place of it. */
  private String text(
      Scalar mine, List<Template.Reference> references, Matcher ranges, int[] places, String now) {
    StringBuilder text = new StringBuilder();
    int at = 0;
    for (int i = 0; i < references.size(); i++) {
      int from = ranges.start(i + 1);
      int to = ranges.end(i + 1);
      int start = place(places, from, to, at);
      if (start >= 0 && !now.substring(0, start).endsWith("\\")) {
        text.append(Template.escaped(now.substring(at, start))).append(references.get(i).source());
        at = start + to - from;
      } else {
        remark(mine);
      }
    }
    return text.append(Template.escaped(now.substring(at))).toString();
  }

  /** The reverse of {@link Template#escaped}. */
  private static String unescaped(String text) {
    return text.replace("\\@{", "@{");
  }

  private String pattern(List<Template.Part> parts) {
    StringBuilder pattern = new StringBuilder();
    for (Template.Part part : parts) {
      pattern.append(part instanceof Template.Literal literal
          ? Pattern.quote(literal.text())
          : "(" + values((Template.Reference) part) + ")");
    }
    return pattern.toString();
  }

  /** What a reference can stand for: a tool's may be to a parameter. */
  private String values(Template.Reference reference) {
    Fact fact = reference.kind().equals("fact") ? facts.get(reference.name()) : null;
    String name = reference.name();
    return fact != null
        ? Pattern.quote(fact.text(fact.newest()))
        : Pattern.quote(name) + "|" + Pattern.quote(name.substring(name.lastIndexOf('.') + 1));
  }

  /** Where each character of the old text is in the new one; -1 for those that are gone. */
  private static int[] places(String old, String now) {
    List<Node> left = tokens(old);
    List<Node> right = tokens(now);
    int[] matches = ListMatches.of(left, right);
    int[] starts = new int[left.size() + 1];
    for (int i = 0; i < left.size(); i++) {
      starts[i + 1] = starts[i] + textOf(left.get(i)).length();
    }
    int[] places = new int[old.length()];
    Arrays.fill(places, -1);
    int at = 0;
    for (int j = 0; j < matches.length; j++) {
      int length = textOf(right.get(j)).length();
      for (int k = 0; matches[j] >= 0 && k < length; k++) {
        places[starts[matches[j]] + k] = at + k;
      }
      at += length;
    }
    return places;
  }

  private static List<Node> tokens(String text) {
    List<Node> tokens = new ArrayList<>();
    TOKEN.matcher(text).results().forEach(match -> tokens.add(Scalar.string(match.group(), NOWHERE)));
    return tokens;
  }

  /** Where a range of the old text begins in the new one; -1 where it is not there in one piece. */
  private static int place(int[] places, int from, int to, int least) {
    for (int i = from; i < to; i++) {
      if (places[i] < 0 || places[i] - places[from] != i - from) {
        return -1;
      }
    }
    return from < to && places[from] >= least ? places[from] : -1;
  }
}
