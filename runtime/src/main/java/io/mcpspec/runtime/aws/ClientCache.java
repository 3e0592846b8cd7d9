package io.mcpspec.runtime.aws;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.awscore.AwsClient;
import software.amazon.awssdk.regions.Region;

/**
 * The clients used last, by region. One that falls out is not closed, since a call may be using it; it owns nothing, as
 * the connections, threads and credentials are shared.
 */
final class ClientCache<C extends AwsClient> implements AutoCloseable {

  private static final int MOST = 16;

  private final Map<Region, C> clients = new LinkedHashMap<>(MOST, 0.75f, true);
  private final Function<Region, C> make;

  ClientCache(Function<Region, C> make) {
    this.make = make;
  }

  synchronized C get(Region region) {
    C client = clients.computeIfAbsent(region, make);
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
    clients.values().forEach(AwsClient::close);
    clients.clear();
  }
}
