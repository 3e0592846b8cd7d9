package io.mcpspec.client;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What a client can say that it does for servers. Some servers list certain tools only to clients that say so. */
public enum Capability {
  ROOTS,
  SAMPLING,
  ELICITATION;

  /** The word of the protocol. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The capability of this name. */
  public static Optional<Capability> of(String id) {
    return Arrays.stream(values()).filter(capability -> capability.id().equals(id)).findFirst();
  }

  /** All names. */
  public static List<String> ids() {
    return Arrays.stream(values()).map(Capability::id).toList();
  }

  /** The member {@code capabilities} of {@code initialize}. */
  static Mapping declared(Set<Capability> capabilities) {
    MappingBuilder members = new MappingBuilder(Messages.SPAN);
    Arrays.stream(values()).filter(capabilities::contains)
        .forEach(capability -> members.put(capability.id(), new MappingBuilder(Messages.SPAN).build()));
    return members.build();
  }
}
