package io.mcpspec.runtime.aws;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The clients used last, by region. One that falls out is not closed, since a call may be using it; it owns nothing, as
 * the connections, threads and credentials are shared.
 */
final class ClientCache implements AutoCloseable {

  private static final int MOST = 16;

  private final Map<Region, DynamoDbClient> clients = new LinkedHashMap<>(MOST, 0.75f, true);
  private final Function<Region, DynamoDbClient> make;

  ClientCache(Function<Region, DynamoDbClient> make) {
    this.make = make;
  }

  synchronized DynamoDbClient get(Region region) {
    DynamoDbClient client = clients.computeIfAbsent(region, make);
    if (clients.size() > MOST) {
      clients.remove(clients.keySet().iterator().next());
    }
    return client;
  }

  synchronized int size() {
    return clients.size();
  }

  @Override
  public synchronized void close() {
    clients.values().forEach(DynamoDbClient::close);
    clients.clear();
  }
}
