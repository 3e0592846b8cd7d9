package io.mcpspec.runtime.aws.paging;

import io.mcpspec.runtime.aws.AwsCall;
import io.mcpspec.runtime.aws.CallClock;
import io.mcpspec.runtime.aws.SdkMembers;
import io.mcpspec.runtime.aws.TimeLeft;
import io.mcpspec.runtime.aws.ValueFormat;
import java.util.Optional;
import java.util.function.BiFunction;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** Where the pages of one call come from. */
record PageSource<Q extends DynamoDbRequest, R extends DynamoDbResponse>(
    PagedOperation operation,
    AwsCall call,
    BiFunction<DynamoDbClient, Q, R> send,
    ValueFormat format,
    CallClock clock) {

  Page read(Q request) {
    return Page.of(call.send(client -> send.apply(client, request)), operation, format);
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
    return operation.byKey() ? new KeyNames(call).key(page, index, request, start(request)) : Optional.empty();
  }
}
