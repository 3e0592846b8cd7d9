package io.mcpspec.release.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.review.Review;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class GithubReportTest {

  @Test
  void nothingInATextEndsACommandOrBeginsAnother() {
    Finding finding = new Finding(Rule.FIGURE_CHANGED, Level.RISKY, "prompt/a", Rule.FIGURE_CHANGED.audiences(),
        new TreeMap<>(), "50% → 60%\n::error::forged", Optional.empty(), Optional.of(new Place("a,b:c%.md", 7)));
    Review review = new Review(Snapshot.unread("a"), Snapshot.unread("b"), Status.OK, Optional.empty(), "One\r\nthing.",
        List.of(finding), List.of(), List.of(), List.of());

    assertThat(new GithubReport().of(review)).isEqualTo("""
        ::notice title=status%%3A OK%%2C not gated::a → b: One⟨U+000D⟩⟨U+000A⟩thing.\s\
        (0 breaking, 1 risky, 0 compatible, 0 docs)
        ::warning file=a%%2Cb%%3Ac%%25.md,line=7,title=P16 figure-changed\
        ::50%%25 → 60%%25⟨U+000A⟩::error::forged (prompt/a %s)
        """.formatted(finding.fingerprint()));
  }
}
