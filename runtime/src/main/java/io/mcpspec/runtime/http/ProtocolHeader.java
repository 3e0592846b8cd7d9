package io.mcpspec.runtime.http;

import io.mcpspec.runtime.http.message.HttpRefusal;
import io.mcpspec.runtime.http.message.Request;
import io.mcpspec.runtime.http.message.Status;
import io.mcpspec.runtime.protocol.ProtocolVersions;
import io.mcpspec.runtime.text.Quoted;
import java.util.Optional;

/** The header by which a client says which protocol it speaks; those of the first versions do not know it. */
final class ProtocolHeader {

  static final String NAME = "MCP-Protocol-Version";

  private ProtocolHeader() {}

  /**
   * @throws HttpRefusal when the version is not known
   */
  static void check(Request request) {
    Optional<String> version = request.header(NAME);
    if (version.isPresent() && !ProtocolVersions.all().contains(version.get())) {
      throw new HttpRefusal(Status.BAD_REQUEST, "header " + NAME + ": " + Quoted.of(version.get())
          + " is not spoken here; expected one of " + String.join(", ", ProtocolVersions.all()));
    }
  }
}
