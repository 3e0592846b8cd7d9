package io.mcpspec.emit.resources;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Span;
import io.mcpspec.spec.prompt.CompiledPrompt;
import io.mcpspec.spec.prompt.Segment;
import java.util.List;

/** A compiled prompt as JSON: for the runtime, with slots for arguments, and as it is answered without any. */
public final class PromptJson {

  private PromptJson() {}

  /** The result of {@code prompts/get} when no argument is given. */
  public static Mapping answer(CompiledPrompt prompt) {
    Mapping members = prompt.prompt().answer().orElseGet(() -> described(prompt));
    return new MappingBuilder(prompt.prompt().span())
        .putAll(members).put("messages", messages(prompt, PromptJson::withoutArguments)).build();
  }

  /** What the runtime reads: text as a list of segments, each section with its children, and a written answer. */
  static Mapping program(CompiledPrompt prompt) {
    Span span = prompt.prompt().span();
    List<Node> sections = prompt.sections().stream()
        .<Node>map(section -> new MappingBuilder(span)
            .put("id", section.id())
            .put("heading", section.heading())
            .put("text", segments(section.text(), span))
            .putNode("fenced", section.fenced().map(inside -> segments(inside, span)))
            .build())
        .toList();
    return new MappingBuilder(span)
        .putAll(prompt.prompt().answer().isPresent() ? new Mapping(List.of(), span) : described(prompt))
        .putNode("answer", prompt.prompt().answer())
        .put("messages", messages(prompt, PromptJson::segments))
        .put("sections", new Sequence(sections, span))
        .build();
  }

  private interface TextForm {
    Node of(List<Segment> segments, Span span);
  }

  private static Mapping described(CompiledPrompt prompt) {
    return new MappingBuilder(prompt.prompt().span())
        .putText("description", prompt.prompt().description()).build();
  }

  private static Node messages(CompiledPrompt prompt, TextForm form) {
    Span span = prompt.prompt().span();
    List<Node> messages = prompt.messages().stream()
        .<Node>map(message -> new MappingBuilder(span)
            .put("role", message.role())
            .put("content", content(message.content(), form, span))
            .build())
        .toList();
    return new Sequence(messages, span);
  }

  private static Node content(CompiledPrompt.Content content, TextForm form, Span span) {
    return content instanceof CompiledPrompt.Text text
        ? new MappingBuilder(span).put("type", "text").put("text", form.of(text.segments(), span)).build()
        : ((CompiledPrompt.Block) content).block();
  }

  private static Node segments(List<Segment> segments, Span span) {
    return new Sequence(segments.stream().map(segment -> segment(segment, span)).toList(), span);
  }

  private static Node segment(Segment segment, Span span) {
    if (segment instanceof Segment.Literal literal) {
      return Scalar.string(literal.text(), span);
    }
    if (segment instanceof Segment.Argument argument) {
      return new MappingBuilder(span).put("arg", argument.name()).build();
    }
    Segment.When when = (Segment.When) segment;
    return new MappingBuilder(span).put("when", when.argument()).put("then", segments(when.then(), span)).build();
  }

  /** The text as it is when no argument is given. */
  static Node withoutArguments(List<Segment> segments, Span span) {
    StringBuilder text = new StringBuilder();
    for (Segment segment : segments) {
      text.append(segment instanceof Segment.Literal literal ? literal.text() : "");
    }
    return Scalar.string(text.toString(), span);
  }
}
