package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.aws.dynamodb.DynamoDbClients;
import io.mcpspec.runtime.call.Caller;
import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.call.Progress;
import io.mcpspec.runtime.call.WriteContext;
import java.net.URI;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.profiles.ProfileFile;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Contexts and clients for tests. */
public final class Calls {

  public static final StaticCredentialsProvider FAKE =
      StaticCredentialsProvider.create(AwsBasicCredentials.create("AKIAFAKE", "fake-secret"));

  private Calls() {}

  /** Clients of a stub, in eu-west-1, with fake credentials. */
  public static AwsClients.Builder<DynamoDbClient, DynamoDbClients> clients(URI endpoint) {
    return environment(Map.of("AWS_REGION", "eu-west-1"), "").credentials(FAKE).endpoint(endpoint);
  }

  /** Clients of nothing but the variables and the text of the configuration file given. */
  public static AwsClients.Builder<DynamoDbClient, DynamoDbClients> environment(
      Map<String, String> variables, String configuration) {
    Map<String, String> copy = new LinkedHashMap<>(variables);
    ProfileFile profiles =
        ProfileFile.builder().content(configuration).type(ProfileFile.Type.CONFIGURATION).build();
    return DynamoDbClients.builder().variables(copy::get).profiles(() -> profiles);
  }

  public static WriteContext context() {
    return context(new TestCancellation());
  }

  public static WriteContext context(Cancellation cancellation) {
    return new TestContext(cancellation, Instant.MAX, Integer.MAX_VALUE, new ArrayList<>());
  }

  public static WriteContext context(Instant deadline) {
    return context(new TestCancellation(), deadline, Integer.MAX_VALUE, new ArrayList<>());
  }

  /** The context of a call with a limit of its result, that ends at {@code deadline}. */
  public static WriteContext context(Cancellation cancellation, Instant deadline, int resultSize, List<String> told) {
    return new TestContext(cancellation, deadline, resultSize, told);
  }

  /**
   * A context.
   *
   * @param told takes the messages of progress
   */
  private record TestContext(Cancellation cancellation, Instant deadline, int resultSize, List<String> told)
      implements WriteContext {

    @Override
    public Caller caller() {
      return Caller.UNKNOWN;
    }

    @Override
    public Progress progress() {
      return (done, total, message) -> told.add(message);
    }
  }

  /** A cancellation that a test triggers. */
  public static final class TestCancellation implements Cancellation {

    private final List<Runnable> actions = new ArrayList<>();
    private boolean isCancelled;

    public synchronized void cancel() {
      isCancelled = true;
      actions.forEach(Runnable::run);
    }

    @Override
    public synchronized boolean isCancelled() {
      return isCancelled;
    }

    @Override
    public synchronized void onCancel(Runnable action) {
      if (isCancelled) {
        action.run();
      }
      actions.add(action);
    }

    @Override
    public void throwIfCancelled() {
      if (isCancelled()) {
        throw new CancellationException("cancelled");
      }
    }
  }
}
