package io.mcpspec.runtime.aws.client;

import io.mcpspec.runtime.call.Cancellation;
import java.io.IOException;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;

/** Cuts the connection of a request as soon as its call is cancelled. */
public final class CancellableHttpClient implements SdkHttpClient {

  private final SdkHttpClient target;
  private final CurrentCall current;

  public CancellableHttpClient(SdkHttpClient target, CurrentCall current) {
    this.target = target;
    this.current = current;
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    ExecutableHttpRequest prepared = target.prepareRequest(request);
    return current.context()
        .<ExecutableHttpRequest>map(call -> new CancellableRequest(prepared, call.cancellation()))
        .orElse(prepared);
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
