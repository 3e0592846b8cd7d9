package io.mcpspec.publish.client;

import java.util.Locale;

/** What a client limits in size. */
public enum Limit {
  /** Characters of a tool's name. */
  NAME,
  /** Characters of a name as the model gets it: with the server's name, in the client's own form. */
  SHOWN_NAME,
  /** Characters of a tool's description. */
  DESCRIPTION,
  /** Characters of the server's instructions. */
  INSTRUCTIONS,
  /** Tools of a server. */
  TOOLS;

  /** Its name in the file of profiles. */
  String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
