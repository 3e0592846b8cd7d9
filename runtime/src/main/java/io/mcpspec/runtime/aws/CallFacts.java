package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.call.ReadContext;
import io.mcpspec.runtime.json.JsonObject;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What is known of a call that failed.
 *
 * @param clients the clients that it used
 * @param requestedRegion the region that the caller asked for
 * @param arguments the tool's arguments
 * @param writes whether it may have changed something
 * @param time how long its request could take
 */
record CallFacts(
    AwsClients<?> clients,
    Optional<String> requestedRegion,
    Supplier<JsonObject> arguments,
    boolean writes,
    Duration time) {

  CallFacts(
      AwsClients<?> clients, Optional<String> requestedRegion, Supplier<JsonObject> arguments, boolean writes) {
    this(clients, requestedRegion, arguments, writes, clients.factory().time().most());
  }

  /** The same of a request that is sent now: later ones of a call have less time. */
  CallFacts at(ReadContext context) {
    return new CallFacts(clients, requestedRegion, arguments, writes, clients.factory().time().of(context));
  }

  /** The same of a request that only reads. */
  CallFacts reading() {
    return new CallFacts(clients, requestedRegion, arguments, false, time);
  }

  /** The service's name. */
  String service() {
    return clients.service().name();
  }

  String region() {
    return clients.choose(requestedRegion).region().id();
  }

  String profile() {
    return clients.environment().profile();
  }

  boolean hasOwnEndpoint() {
    return clients.endpoint(requestedRegion).isOwn();
  }
}
