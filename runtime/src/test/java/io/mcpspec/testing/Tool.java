package io.mcpspec.testing;

import java.util.Optional;

/** What a test may need beyond a JDK and Maven. */
public enum Tool {
  /** Node 20 or later, with npm. */
  NODE("Node 20 or later with npm", "install it: apt-get install nodejs npm") {
    @Override
    Optional<String> missing() {
      return Node.missing();
    }
  },
  /** Node 22 or later, see {@link Node22}. */
  NODE_22("Node 22 or later", "on Linux `npm ci` in server/ brings it; elsewhere install it") {
    @Override
    Optional<String> missing() {
      return Node22.missing();
    }
  },
  /** Chromium, and the driver that lets a test use it. */
  CHROMIUM("Chromium with its driver", "install it: apt-get install chromium chromium-driver") {
    @Override
    Optional<String> missing() {
      return Chromium.missing();
    }
  },
  /** nginx, in front of replicas of a server. */
  NGINX("nginx", "install it: apt-get install nginx") {
    @Override
    Optional<String> missing() {
      return Nginx.missing();
    }
  },
  /** The corpora of published servers and prompts, see {@link Corpus}. */
  CORPUS("the corpora", "give their directory: -D" + Corpus.PROPERTY + "=DIR") {
    @Override
    Optional<String> missing() {
      return Corpus.missing();
    }
  };

  private final String title;
  private final String remedy;

  Tool(String title, String remedy) {
    this.title = title;
    this.remedy = remedy;
  }

  /** Why the tool cannot be used, or empty when it can. */
  abstract Optional<String> missing();

  /** What is needed and how to get it, for the line of a test that was not run. */
  String need(String why) {
    return "needs " + title + " (" + why + "); " + remedy;
  }
}
