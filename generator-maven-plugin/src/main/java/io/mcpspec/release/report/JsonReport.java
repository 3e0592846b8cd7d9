package io.mcpspec.release.report;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Audience;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.report.view.LevelCounts;
import io.mcpspec.release.report.view.PackageChange;
import io.mcpspec.release.review.PromptReview;
import io.mcpspec.release.review.PromptReview.SectionReview;
import io.mcpspec.release.review.Review;
import io.mcpspec.report.JsonValues;
import java.util.List;
import java.util.Locale;

/** For programs, by the schema {@code review.schema.json}. Texts are as they are: nothing is made visible here. */
final class JsonReport implements Report {

  /** Counts up when a program that reads the form would have to change. */
  private static final String FORMAT = "review/1";

  @Override
  public String of(Review review) {
    MappingBuilder root = JsonValues.object()
        .put("format", FORMAT)
        .put("status", review.status().name())
        .putText("failOn", review.failOn().map(LevelCounts::word))
        .put("verdict", review.verdict())
        .put("before", side(review.before()))
        .put("after", side(review.after()))
        .put("counts", counts(review.findings()))
        .put("findings", JsonValues.list(review.findings(), finding -> finding(finding).build()))
        .put("accepted", JsonValues.list(review.accepted(), JsonReport::accepted))
        .put("prompts", JsonValues.list(review.prompts(), JsonReport::prompt))
        .put("files", JsonValues.list(review.files(), JsonReport::file))
        .put("package", JsonValues.list(PackageChange.of(review), JsonReport::packaged));
    return JsonValues.file(root);
  }

  private static Mapping side(Snapshot side) {
    return JsonValues.object().put("label", side.label()).putText("version", side.version()).build();
  }

  private static Mapping counts(List<Finding> findings) {
    MappingBuilder counts = JsonValues.object();
    LevelCounts.of(findings).byLevel().forEach((level, count) -> counts.put(level.name(), count));
    return counts.build();
  }

  private static MappingBuilder finding(Finding finding) {
    MappingBuilder args = JsonValues.object();
    finding.args().forEach(args::put);
    return JsonValues.object()
        .put("rule", finding.rule().id())
        .put("name", finding.rule().slug())
        .put("level", finding.level().name())
        .put("subject", finding.subject())
        .put("victims", finding.audiences().stream().sorted().map(Audience::id).toList())
        .put("message", finding.message())
        .put("fingerprint", finding.fingerprint())
        .put("security", finding.rule().isSecurityRelevant())
        .put("args", args.build())
        .putNode("before", finding.before().map(JsonReport::place))
        .putNode("after", finding.after().map(JsonReport::place));
  }

  private static Mapping place(Place place) {
    return JsonValues.object().put("file", place.file()).put("line", place.line()).build();
  }

  private static Mapping accepted(Review.Accepted accepted) {
    return finding(accepted.finding()).put("reason", accepted.reason()).build();
  }

  private static Mapping prompt(PromptReview prompt) {
    return JsonValues.object()
        .put("prompt", prompt.prompt())
        .put("tokens", tokens(prompt.before(), prompt.after()))
        .put("sections", JsonValues.list(prompt.sections(), JsonReport::section))
        .build();
  }

  private static Mapping section(SectionReview section) {
    return JsonValues.object()
        .put("id", section.id())
        .put("heading", section.heading())
        .put("level", section.level())
        .put("change", section.change().name())
        .putText("movedFrom", section.movedFrom())
        .putText("oldHeading", section.oldHeading())
        .put("tokens", tokens(section.before(), section.after()))
        .build();
  }

  private static Node tokens(int before, int after) {
    return JsonValues.object().put("before", before).put("after", after).build();
  }

  private static Mapping file(Review.FileDiff file) {
    return JsonValues.object()
        .put("path", file.path())
        .put("formatOnly", file.formatOnly())
        .put("hunks", JsonValues.list(file.hunks(), JsonReport::hunk))
        .build();
  }

  private static Mapping hunk(Review.Hunk hunk) {
    return JsonValues.object().put("header", hunk.header()).put("lines", hunk.lines()).build();
  }

  private static Mapping packaged(PackageChange change) {
    return JsonValues.object()
        .put("kind", change.kind().name().toLowerCase(Locale.ROOT))
        .put("name", change.name())
        .putText("before", change.before())
        .putText("after", change.after())
        .build();
  }
}
