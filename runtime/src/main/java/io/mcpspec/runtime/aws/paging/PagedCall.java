package io.mcpspec.runtime.aws.paging;

import io.mcpspec.runtime.aws.SdkMembers;
import io.mcpspec.runtime.tool.ToolException;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.Optional;
import software.amazon.awssdk.awscore.AwsRequest;

/** Reads the pages of one call. */
record PagedCall<Q extends AwsRequest>(PageSource<?, Q, ?> source, JoinedPages joined) {

  private static final String CUT = "Cut, since more would be too large for one result";
  private static final String TIME = "Stopped, since the time of a call is over";

  ToolResult read(Q first, int most) {
    Q request = first;
    Optional<Object> next;
    do {
      Page page;
      try {
        page = source.read(request);
      } catch (ToolException failure) {
        return stopped(request, failure);
      }
      int fitting = joined.fitting(page);
      if (fitting < page.size() && page.items().isPresent()) {
        return cut(page, request, fitting);
      }
      joined.add(page);
      joined.report(most);
      next = page.next();
      request = next.isPresent() ? source.from(first, next.get()) : request;
    } while (next.isPresent() && joined.pages() < most && !source.timeLeft().isOver());
    return joined.result(next, joined.pages() < most ? TIME : "");
  }

  /** A failure of a later page takes nothing away from those before. */
  private ToolResult stopped(Q request, ToolException failure) {
    if (joined.pages() == 0) {
      throw failure;
    }
    return joined.result(source.start(request), source.timeLeft().isOver()
        ? TIME
        : "Stopped, since the next page could not be read: " + failure.getMessage().strip());
  }

  /** Ends within or before a page of which only the first items have room. */
  private ToolResult cut(Page page, Q request, int fitting) {
    if (fitting == 0 && !joined.isEmpty()) {
      return endBefore(page, request);
    }
    int kept = Math.max(1, fitting);
    if (kept == page.size()) {
      joined.add(page);
      return joined.result(page.next(), CUT);
    }
    Optional<Object> key = source.key(page, kept - 1, request);
    if (key.isPresent()) {
      joined.add(page.first(kept, key.get()));
      return joined.result(key, CUT);
    }
    return source.operation().size().isPresent() ? shorter(page, request, kept) : whole(page);
  }

  private ToolResult endBefore(Page page, Q request) {
    joined.charge(page);
    return joined.result(source.start(request), CUT);
  }

  private ToolResult whole(Page page) {
    joined.add(page);
    return joined.result(page.next(), CUT);
  }

  /**
   * Reads the page again, evaluating less until all that comes has room: where the place after an item is known to AWS
   * alone. Only what reads answers several items, so that nothing is done twice. An engine that ignores the size is
   * not asked again.
   */
  private ToolResult shorter(Page page, Q request, int fitting) {
    Page shorter = page;
    int kept = fitting;
    while (kept > 0 && kept < shorter.size()) {
      joined.charge(shorter);
      int before = shorter.size();
      try {
        shorter = source.read(SdkMembers.with(request, source.operation().size().get(), evaluated(shorter, kept)));
      } catch (ToolException failure) {
        return stopped(request, failure);
      }
      if (shorter.size() >= before && shorter.evaluated() >= page.evaluated()) {
        return whole(shorter);
      }
      kept = joined.isEmpty() && shorter.size() > 0 ? Math.max(1, joined.fitting(shorter)) : joined.fitting(shorter);
    }
    return kept < shorter.size() ? endBefore(shorter, request) : whole(shorter);
  }

  /** How much to evaluate for {@code kept} items: exactly as much without a filter, else in proportion. */
  private static int evaluated(Page page, int kept) {
    long share = (long) page.evaluated() * kept / page.size();
    return (int) Math.max(1, Math.min(share, page.evaluated() - 1));
  }
}
