package io.mcpspec.runtime.dispatch;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Who of all clients wants to hear when a resource has changed. */
final class ResourceUpdates {

  private final Set<Listener> listeners = ConcurrentHashMap.newKeySet();

  /** Hears of every change. */
  interface Listener {

    /**
     * @param uri the resource's address
     */
    void changed(String uri);
  }

  void add(Listener listener) {
    listeners.add(listener);
  }

  void remove(Listener listener) {
    listeners.remove(listener);
  }

  void announce(String uri) {
    for (Listener listener : listeners) {
      listener.changed(uri);
    }
  }
}
