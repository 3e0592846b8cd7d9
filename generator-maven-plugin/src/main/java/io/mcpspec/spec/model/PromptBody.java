package io.mcpspec.spec.model;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.LocatedText;
import java.util.List;

/** Where a prompt's messages come from. */
public sealed interface PromptBody {

  /**
   * One user message, put together from sections.
   *
   * @param join what stands between two entries
   * @param sections the entries in order
   */
  record Outline(String join, List<Section> sections) implements PromptBody {
    public Outline {
      sections = List.copyOf(sections);
    }
  }

  /** Written messages. */
  record Messages(List<Message> messages) implements PromptBody {
    public Messages {
      messages = List.copyOf(messages);
    }
  }

  /** A typed Java interface that the server's author implements. */
  record Handler() implements PromptBody {}

  /**
   * One message.
   *
   * @param role {@code user} or {@code assistant}
   * @param content what it says
   */
  record Message(String role, Content content) {}

  /** A message's content. */
  sealed interface Content {}

  /** Text, its references unresolved. */
  record TextContent(LocatedText text) implements Content {}

  /** Any other content block of MCP, complete: files are already in it as base64. */
  record Block(Mapping block) implements Content {}
}
