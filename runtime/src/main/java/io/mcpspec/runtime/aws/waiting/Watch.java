package io.mcpspec.runtime.aws.waiting;

import io.mcpspec.runtime.aws.AwsCall;
import io.mcpspec.runtime.aws.CallClock;
import io.mcpspec.runtime.aws.NotedResult;
import io.mcpspec.runtime.aws.SdkJson;
import io.mcpspec.runtime.aws.TimeLeft;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.tool.ToolException;
import io.mcpspec.runtime.tool.ToolResult;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.awscore.AwsClient;
import software.amazon.awssdk.core.SdkPojo;

/** One wait. */
final class Watch<C extends AwsClient> {

  private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(10);
  /** What was just begun may not be found yet, and a network may fail for a moment. */
  private static final int FAILURES = 5;

  private final AwaitedThing awaited;
  private final AwsCall<C> reading;
  private final CallClock clock;
  private final Function<C, ? extends SdkPojo> ask;
  private final Instant begin;
  private JsonObject seen = JsonObject.EMPTY;
  private boolean wasSeen;
  private int failures;

  Watch(AwaitedThing awaited, AwsCall<C> call, CallClock clock, Function<C, ? extends SdkPojo> ask) {
    this.awaited = awaited;
    this.reading = call.reading();
    this.clock = clock;
    this.ask = ask;
    this.begin = clock.now();
  }

  ToolResult until(JsonObject started) {
    TimeLeft left = TimeLeft.of(reading, clock);
    Optional<String> end = Optional.empty();
    for (Duration pause = FIRST_PAUSE; end.isEmpty(); pause = longer(pause)) {
      if (left.isOverAfter(pause)) {
        end = Optional.of("Still " + standing() + " after " + seconds() + " s. It goes on by itself: " + callLater());
      } else {
        clock.pause(pause, reading.context().cancellation());
        end = look();
        if (end.isEmpty()) {
          report();
        }
      }
    }
    return NotedResult.of(wasSeen ? awaited.renewed(started, seen) : started, end.get());
  }

  /** Looks once; what it found, when that ends the waiting. */
  private Optional<String> look() {
    try {
      seen = SdkJson.toJson(reading.send(ask));
      wasSeen = true;
      failures = 0;
    } catch (ToolException failure) {
      return failed(failure);
    }
    if (awaited.isReached(seen)) {
      return Optional.of("Waited " + seconds() + " s until " + awaited.wanted() + ".");
    }
    return awaited.lost(seen).map(state -> "It will not become " + awaited.wanted() + ": " + state + " after "
        + seconds() + " s. " + capital(callLater()));
  }

  private Optional<String> failed(ToolException failure) {
    boolean isMissing = awaited.missingCode().isPresent() && AwsCall.code(failure).equals(awaited.missingCode());
    if (isMissing && awaited.isToGo()) {
      return Optional.of("Waited " + seconds() + " s until it was gone.");
    }
    if (isMissing && wasSeen) {
      return Optional.of("It disappeared after " + seconds() + " s, and was " + standing() + " before.");
    }
    return ++failures < FAILURES
        ? Optional.empty()
        : Optional.of("It was begun, but how it stands cannot be seen: " + failure.getMessage());
  }

  private void report() {
    reading.context().progress().report(
        seconds(), 0, "waiting until " + awaited.wanted() + ": " + standing() + ", " + seconds() + " s");
  }

  private String standing() {
    return wasSeen ? awaited.standing(seen) : "begun";
  }

  private String callLater() {
    return "call " + awaited.tool() + " later.";
  }

  private static String capital(String sentence) {
    return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
  }

  private long seconds() {
    return Duration.between(begin, clock.now()).toSeconds();
  }

  private static Duration longer(Duration pause) {
    Duration longer = pause.multipliedBy(3).dividedBy(2);
    return longer.compareTo(LONGEST_PAUSE) < 0 ? longer : LONGEST_PAUSE;
  }
}
