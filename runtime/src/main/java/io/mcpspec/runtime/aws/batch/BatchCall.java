package io.mcpspec.runtime.aws.batch;

import io.mcpspec.runtime.aws.AwsCall;
import io.mcpspec.runtime.aws.CallClock;
import io.mcpspec.runtime.aws.NotedResult;
import io.mcpspec.runtime.aws.SdkJson;
import io.mcpspec.runtime.aws.SdkMembers;
import io.mcpspec.runtime.aws.StructureFormat;
import io.mcpspec.runtime.aws.TimeLeft;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.tool.ToolException;
import io.mcpspec.runtime.tool.ToolResult;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BiFunction;
import software.amazon.awssdk.awscore.AwsClient;
import software.amazon.awssdk.awscore.AwsRequest;
import software.amazon.awssdk.awscore.AwsResponse;

/** One batch, round by round. */
final class BatchCall<C extends AwsClient, Q extends AwsRequest, R extends AwsResponse> {

  private static final int ROUNDS_WITHOUT_PROGRESS = 5;
  private static final long FIRST_PAUSE_MILLIS = 100;
  private static final long LONGEST_PAUSE_MILLIS = 5_000;

  private static final String DONE = "";
  private static final String TOO_LARGE = "more would be too large for one result";

  private final BatchOperation operation;
  private final AwsCall<C> call;
  private final CallClock clock;
  private final BiFunction<C, Q, R> send;
  private final Q request;
  private final StructureFormat format;
  private final int all;
  private final TimeLeft time;
  private final BatchTotal total;
  private final Entries none;
  private Entries asked;
  private Entries postponed;
  private int rounds;
  private int stalled;

  BatchCall(BatchOperation operation, AwsCall<C> call, CallClock clock, BiFunction<C, Q, R> send, Q request,
      StructureFormat format) {
    this.operation = operation;
    this.call = call;
    this.clock = clock;
    this.send = send;
    this.request = request;
    this.format = format;
    this.none = new Entries(call.service().entriesMember(), Map.of());
    this.asked = none.with(SdkMembers.get(request, operation.entries()).orElseThrow());
    this.postponed = none;
    this.all = asked.count();
    this.time = TimeLeft.of(call, clock);
    this.total = new BatchTotal(operation.left(), call.context().resultSize(), call.service().counted());
  }

  ToolResult run() {
    Optional<String> end = Optional.empty();
    while (end.isEmpty()) {
      end = round();
    }
    Entries left = asked.and(postponed);
    JsonObject result = total.result(json(left));
    return NotedResult.of(result, left.count() == 0 ? "" : left.count() + " of " + all + " entries are left in "
        + operation.left() + ": " + end.get() + ". Pass it as " + operation.parameter() + " to go on.");
  }

  private Json json(Entries entries) {
    return SdkJson.toJson(entries.byName(), format);
  }

  /** Sends what is left; why it ends with that, if it does. */
  private Optional<String> round() {
    Q sent = SdkMembers.with(request, operation.entries(), asked.byName());
    R response;
    try {
      response = call.send(client -> send.apply(client, sent));
    } catch (ToolException failure) {
      return failed(failure);
    }
    JsonObject answer = SdkJson.toJson(response, format);
    if (!call.writes() && !total.hasRoomFor(answer, json(postponed)) && !(total.isEmpty() && asked.count() == 1)) {
      return shorter(answer);
    }
    total.add(answer);
    Entries left = SdkMembers.get(response, operation.left()).map(none::with).orElse(none);
    boolean progress = left.count() < asked.count();
    asked = left;
    report();
    if (left.count() == 0) {
      return Optional.of(postponed.count() == 0 ? DONE : TOO_LARGE);
    }
    return pause(progress);
  }

  /** A failure of a later round takes nothing away from those before. */
  private Optional<String> failed(ToolException failure) {
    if (rounds == 0) {
      throw failure;
    }
    return AwsCall.code(failure).filter(call.service().busyCodes()::contains).isPresent()
        ? pause(false)
        : Optional.of(failure.getMessage().strip());
  }

  /** Before the next round, unless there is to be none. */
  private Optional<String> pause(boolean progress) {
    stalled = progress ? 0 : stalled + 1;
    if (stalled == ROUNDS_WITHOUT_PROGRESS) {
      return Optional.of(call.service().name() + " took none of them in " + stalled + " tries; wait some seconds");
    }
    Duration pause = jittered(Math.min(LONGEST_PAUSE_MILLIS, FIRST_PAUSE_MILLIS << Math.min(rounds, 10)));
    if (time.isOverAfter(pause)) {
      return Optional.of("the time of a call is over");
    }
    clock.pause(pause, call.context().cancellation());
    return Optional.empty();
  }

  /** Between the half and the whole, so that clients that were refused together do not come back together. */
  private static Duration jittered(long millis) {
    return Duration.ofMillis(ThreadLocalRandom.current().nextLong(millis / 2, millis + 1));
  }

  /** What was read has no room: ends before it, or reads the first half of it alone. Reading again changes nothing. */
  private Optional<String> shorter(JsonObject answer) {
    total.charge(answer);
    if (!total.isEmpty()) {
      return Optional.of(TOO_LARGE);
    }
    int half = asked.count() / 2;
    postponed = asked.part(half, asked.count()).and(postponed);
    asked = asked.part(0, half);
    return Optional.empty();
  }

  private void report() {
    rounds++;
    int done = all - asked.count() - postponed.count();
    call.context().progress().report(done, all, done + " of " + all + " entries after round " + rounds);
  }
}
