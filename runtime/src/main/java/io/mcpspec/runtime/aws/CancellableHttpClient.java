package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.call.Cancellation;
import java.io.IOException;
import java.util.function.Supplier;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;

/**
 * Cuts the connection of a request as soon as its call is cancelled. The SDK sends a request on the thread of its call.
 */
final class CancellableHttpClient implements SdkHttpClient {

  private final SdkHttpClient target;
  private final ThreadLocal<Cancellation> current = new ThreadLocal<>();

  CancellableHttpClient(SdkHttpClient target) {
    this.target = target;
  }

  /** Runs a call; what it sends is cut off when {@code cancellation} says so. */
  <T> T during(Cancellation cancellation, Supplier<T> call) {
    current.set(cancellation);
    try {
      return call.get();
    } finally {
      current.remove();
    }
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    ExecutableHttpRequest prepared = target.prepareRequest(request);
    Cancellation cancellation = current.get();
    return cancellation == null ? prepared : new CancellableRequest(prepared, cancellation);
  }

  @Override
  public String clientName() {
    return target.clientName();
  }

  @Override
  public void close() {
    target.close();
  }

  private record CancellableRequest(ExecutableHttpRequest target, Cancellation cancellation)
      implements ExecutableHttpRequest {

    @Override
    public HttpExecuteResponse call() throws IOException {
      cancellation.throwIfCancelled();
      cancellation.onCancel(target::abort);
      return target.call();
    }

    @Override
    public void abort() {
      target.abort();
    }
  }
}
