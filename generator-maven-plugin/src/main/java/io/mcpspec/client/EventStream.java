package io.mcpspec.client;

import io.mcpspec.document.node.Mapping;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Reads the messages of a stream of server-sent events: the lines {@code data:} of one event are one message. */
final class EventStream {

  private static final String DATA = "data:";

  private final BufferedReader lines;

  EventStream(InputStream body) {
    this.lines = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8));
  }

  /** The next message; empty at the end of the stream. Events that are no messages are passed over. */
  Optional<Mapping> next() throws IOException {
    StringBuilder data = new StringBuilder();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.startsWith(DATA)) {
        data.append(data.isEmpty() ? "" : "\n").append(line.substring(DATA.length()).stripLeading());
      } else if (line.isEmpty()) {
        Optional<Mapping> message = Messages.read(data.toString());
        if (message.isPresent()) {
          return message;
        }
        data.setLength(0);
      }
    }
    return Messages.read(data.toString());
  }
}
