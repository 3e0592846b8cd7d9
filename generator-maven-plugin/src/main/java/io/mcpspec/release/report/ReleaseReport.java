package io.mcpspec.release.report;

import io.mcpspec.document.text.Visible;
import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.release.report.view.PackageText;
import io.mcpspec.release.report.view.StatusWords;
import io.mcpspec.release.report.view.Titles;
import io.mcpspec.release.review.Review;
import io.mcpspec.release.review.Review.FileDiff;
import io.mcpspec.release.review.UnifiedDiff;
import java.util.List;
import java.util.Optional;

/**
 * The page that compares two published packages: both artifacts, then each file with its hunks, the package's metadata,
 * and the RECORD of either side. It differs in one thing: what the change means stands before the files.
 */
final class ReleaseReport implements Report {

  @Override
  public String of(Review review) {
    StringBuilder out = new StringBuilder(Titles.both(review)).append("\n\n");
    out.append(Visible.line(review.verdict())).append("\nstatus: ").append(StatusWords.of(review)).append('\n');
    review.files().forEach(file -> DiffLines.write(out, DiffLines.title(file), file));
    Optional<Packaged> before = review.before().packaged();
    Optional<Packaged> after = review.after().packaged();
    FileDiff metadata = UnifiedDiff.plain("{" + Titles.both(review) + "}/METADATA",
        before.map(PackageText::metadata).orElse(""), after.map(PackageText::metadata).orElse(""));
    if (!metadata.hunks().isEmpty()) {
      DiffLines.write(out, DiffLines.title(metadata), metadata);
    }
    after.ifPresent(side -> record(out, Titles.newArtifact(review), '+', PackageText.record(side)));
    before.ifPresent(side -> record(out, Titles.oldArtifact(review), '-', PackageText.record(side)));
    return out.toString();
  }

  private static void record(StringBuilder out, String artifact, char sign, List<String> lines) {
    out.append('\n').append(artifact).append("/RECORD\n\n");
    String all = lines.isEmpty() ? "0,0" : "1," + lines.size();
    out.append(sign == '+' ? "@@ -0,0 +" + all : "@@ -" + all + " +0,0").append(" @@\n");
    lines.forEach(line -> out.append(sign).append(Visible.line(line)).append('\n'));
  }
}
