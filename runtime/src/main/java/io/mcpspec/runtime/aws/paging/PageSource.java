package io.mcpspec.runtime.aws.paging;

import io.mcpspec.runtime.aws.AwsCall;
import io.mcpspec.runtime.aws.CallClock;
import io.mcpspec.runtime.aws.SdkMembers;
import io.mcpspec.runtime.aws.StructureFormat;
import io.mcpspec.runtime.aws.TimeLeft;
import java.util.Optional;
import java.util.function.BiFunction;
import software.amazon.awssdk.awscore.AwsClient;
import software.amazon.awssdk.awscore.AwsRequest;
import software.amazon.awssdk.awscore.AwsResponse;

/** Where the pages of one call come from. */
record PageSource<C extends AwsClient, Q extends AwsRequest, R extends AwsResponse>(
    PagedOperation operation,
    AwsCall<C> call,
    BiFunction<C, Q, R> send,
    StructureFormat format,
    CallClock clock) {

  Page read(Q request) {
    return Page.of(call.send(client -> send.apply(client, request)), operation, format, call.service().counted());
  }

  TimeLeft timeLeft() {
    return TimeLeft.of(call, clock);
  }

  /** The request of the page that begins at {@code start}. */
  Q from(Q request, Object start) {
    return SdkMembers.with(request, operation.start(), start);
  }

  /** Where the request's page begins; empty for the first one. */
  Optional<Object> start(Q request) {
    return SdkMembers.get(request, operation.start());
  }

  /** The key of one of a page's items, when the item has all of it. */
  Optional<Object> key(Page page, int index, Q request) {
    Optional<Object> known = page.next().or(() -> start(request));
    return operation.byKey()
        ? call.service().startAfter(call, page.sdkItems().get(index), request, known)
        : Optional.empty();
  }
}
