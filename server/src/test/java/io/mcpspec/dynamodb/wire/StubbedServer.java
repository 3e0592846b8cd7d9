package io.mcpspec.dynamodb.wire;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** The packaged server and a client of it for all tests of a class, and the stub that it takes for AWS. */
public final class StubbedServer implements BeforeAllCallback, BeforeEachCallback, AfterAllCallback {

  private final String[] arguments;
  private WireStub stub;
  private McpClient client;

  private StubbedServer(String... arguments) {
    this.arguments = arguments.clone();
  }

  /** A server with these arguments. */
  public static StubbedServer with(String... arguments) {
    return new StubbedServer(arguments);
  }

  /** The stub; it forgets what was before each test. */
  public WireStub stub() {
    return stub;
  }

  public McpClient client() {
    return client;
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    stub = WireStub.start();
    client = McpClient.open(Launch.packaged(arguments).endpoint(stub.endpoint()));
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    stub.reset();
  }

  @Override
  public void afterAll(ExtensionContext context) {
    client.close();
    stub.close();
  }
}
