package io.mcpspec.spec.resolve;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.yaml.TextLocator;
import io.mcpspec.spec.model.PromptBody;
import io.mcpspec.spec.syntax.PromptDecl;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/** Turns written messages into resolved ones; files that content blocks name are put in as base64. */
final class MessageResolver {

  private static final String FILE = "file";

  private final Scope scope;

  MessageResolver(Scope scope) {
    this.scope = scope;
  }

  PromptBody.Messages resolve(List<PromptDecl.Message> messages) {
    return new PromptBody.Messages(messages.stream().flatMap(message -> message(message).stream()).toList());
  }

  private Optional<PromptBody.Message> message(PromptDecl.Message message) {
    boolean single = OneOf.of("a message", "text", FILE, "content").check(message.written(), scope.diagnostics());
    return single
        ? content(message).map(content -> new PromptBody.Message(message.role().text(), content))
        : Optional.empty();
  }

  private Optional<PromptBody.Content> content(PromptDecl.Message message) {
    if (message.text().isPresent()) {
      return message.text().map(text -> new PromptBody.TextContent(TextLocator.inScalar(text)));
    }
    if (message.file().isPresent()) {
      return scope.files().text(message.file().get())
          .map(file -> TextLocator.inFile(file, file.text().replaceFirst("\\r?\\n\\z", "")))
          .map(PromptBody.TextContent::new);
    }
    return message.content().map(block -> new PromptBody.Block(block(block, "data")));
  }

  /** An image or audio block has its bytes in {@code data}, an embedded resource in {@code blob}. */
  private Mapping block(Mapping written, String dataKey) {
    MappingBuilder block = new MappingBuilder(written.span());
    for (Mapping.Entry entry : written.entries()) {
      if (entry.key().equals(FILE) && entry.value() instanceof Scalar file) {
        scope.files().bytes(file)
            .ifPresent(bytes -> block.put(dataKey, Base64.getEncoder().encodeToString(bytes)));
      } else if (entry.key().equals("resource") && entry.value() instanceof Mapping resource) {
        block.put(entry.key(), block(resource, "blob"));
      } else {
        block.put(entry.key(), entry.value());
      }
    }
    return block.build();
  }
}
