package io.mcpspec.release.report.html;

import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.report.view.LevelCounts;
import io.mcpspec.release.review.PromptReview.Piece;
import io.mcpspec.release.review.Review;
import io.mcpspec.release.review.WordDiff;
import io.mcpspec.report.Markup;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The changed tools, each with what it says before and after at the places that changed. */
final class ToolsPart {

  private final Markup page;
  private final ToolValues before;
  private final ToolValues after;
  private final FindingLinks links;

  private ToolsPart(Markup page, Review review, FindingLinks links) {
    this.page = page;
    this.before = new ToolValues(review.before());
    this.after = new ToolValues(review.after());
    this.links = links;
  }

  static void write(Markup page, Review review, FindingLinks links) {
    List<ToolChanges> tools = ToolChanges.of(review);
    if (!tools.isEmpty()) {
      page.block("section", "id", "tools").block("h2").text("Tools").close();
      ToolsPart part = new ToolsPart(page, review, links);
      tools.forEach(part::tool);
      page.close();
    }
  }

  private void tool(ToolChanges tool) {
    String worst = LevelCounts.word(tool.findings().get(0).level());
    page.block("details", "class", "entry tool " + worst, "open", "");
    page.open("summary").element("code", tool.name(), "class", "heading").text(" ");
    page.element("span", LevelCounts.of(tool.findings()).present(), "class", "quiet").close();
    page.block("div", "class", "body", "id", Anchors.tool(tool.name()));
    Set<String> pointers = new LinkedHashSet<>();
    tool.findings().stream().map(ToolChanges::pointer).forEach(pointers::add);
    pointers.forEach(pointer -> place(tool, pointer));
    page.close(2);
  }

  private void place(ToolChanges tool, String pointer) {
    page.block("h3", "class", "pointer").text(pointer.isEmpty() ? "the tool" : pointer).close();
    tool.findings().stream().filter(finding -> ToolChanges.pointer(finding).equals(pointer))
        .map(Finding::subject).distinct().forEach(subject -> links.write(page, subject));
    Optional<String> old = before.atLike(tool.name(), pointer, after);
    Optional<String> now = after.at(tool.name(), pointer);
    if (!old.equals(now)) {
      page.block("div", "class", pointer.isEmpty() ? "row values prose" : "row values");
      if (old.isPresent() && now.isPresent()) {
        WordDiff words = WordDiff.ofForm(old.get(), now.get());
        cell("old", "del", words.left());
        cell("new", "ins", words.right());
      } else {
        cell("old", "del", old.map(WordDiff::plain).orElse(List.of()));
        cell("new", "ins", now.map(WordDiff::plain).orElse(List.of()));
      }
      page.close();
    }
  }

  private void cell(String side, String mark, List<Piece> pieces) {
    page.open("div", "class", pieces.isEmpty() ? side + " empty" : side);
    if (!pieces.isEmpty()) {
      page.open("pre");
      pieces.forEach(piece -> RowsWriter.piece(page, piece, mark));
      page.close();
    }
    page.close();
  }
}
