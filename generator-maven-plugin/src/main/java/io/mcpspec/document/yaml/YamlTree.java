package io.mcpspec.document.yaml;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.node.UniqueEntries;
import io.mcpspec.document.source.LineIndex;
import io.mcpspec.document.source.ReadFault;
import io.mcpspec.document.source.ReadFault.Kind;
import io.mcpspec.document.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.events.SequenceStartEvent;
import org.yaml.snakeyaml.parser.Parser;

/** Builds nodes from the events of one file. */
final class YamlTree {

  private final Parser events;
  private final YamlMarks marks;
  private final YamlRules rules;
  private final ReadFault.Listener faults;
  private int depth;
  private Optional<Event> last = Optional.empty();

  YamlTree(Parser events, LineIndex lines, ReadFault.Listener faults) {
    this.events = events;
    this.marks = new YamlMarks(lines);
    this.rules = new YamlRules(marks, faults);
    this.faults = faults;
  }

  Optional<Node> document() {
    events.getEvent();
    if (!events.checkEvent(Event.ID.StreamEnd)) {
      rules.checkStart(events.getEvent());
    }
    if (events.checkEvent(Event.ID.StreamEnd) || MissingValues.isMissing(events.peekEvent())) {
      faults.report(
          Kind.BAD_YAML,
          marks.startOfFile(),
          "the file is empty",
          "begin with the kind of file, such as `spec: tool/1`");
      return Optional.empty();
    }
    Node root = node();
    events.getEvent();
    if (!events.checkEvent(Event.ID.StreamEnd)) {
      faults.report(
          Kind.SEVERAL_DOCUMENTS,
          marks.span(events.peekEvent()),
          "a second document begins here",
          "a spec file holds one document: move this one into a file of its own");
    }
    return Optional.of(root);
  }

  /** The last thing that could be read. */
  Span last() {
    return last.map(marks::span).orElse(marks.startOfFile());
  }

  private Node node() {
    Event event = events.getEvent();
    last = Optional.of(event);
    if (event instanceof NodeEvent node) {
      rules.checkProperties(node);
    }
    if (event instanceof AliasEvent alias) {
      return Scalar.string("", marks.span(alias));
    }
    if (event instanceof ScalarEvent scalar) {
      return scalar(scalar);
    }
    return collection((CollectionStartEvent) event);
  }

  private Node scalar(ScalarEvent event) {
    Span span = marks.scalarSpan(event);
    if (event.getScalarStyle() != ScalarStyle.PLAIN) {
      return Scalar.string(event.getValue(), span);
    }
    rules.checkPlain(event.getValue(), span);
    return CoreSchema.resolve(event.getValue(), span);
  }

  private Node collection(CollectionStartEvent start) {
    depth++;
    if (depth > YamlReader.MAX_DEPTH) {
      rules.refuseDepth(start);
    }
    Node node = start instanceof SequenceStartEvent ? sequence(start) : mapping((MappingStartEvent) start);
    depth--;
    return node;
  }

  private Node sequence(CollectionStartEvent start) {
    List<Node> items = new ArrayList<>();
    while (!events.checkEvent(Event.ID.SequenceEnd)) {
      Event event = events.peekEvent();
      items.add(node());
      rules.checkItem(event, items.get(items.size() - 1).span());
    }
    Event end = events.getEvent();
    Optional<Span> last = items.isEmpty() ? Optional.empty() : Optional.of(items.get(items.size() - 1).span());
    return new Sequence(items, marks.collectionSpan(start, end, last));
  }

  private Node mapping(MappingStartEvent start) {
    UniqueEntries entries = new UniqueEntries(faults);
    MissingValues missing = new MissingValues(marks, faults, start.isFlow());
    Optional<Span> last = Optional.empty();
    while (!events.checkEvent(Event.ID.MappingEnd)) {
      Event keyEvent = events.peekEvent();
      Node key = node();
      Event valueEvent = events.peekEvent();
      Node value = node();
      last = Optional.of(value.span());
      Node present = missing.value(keyEvent, valueEvent, value);
      rules.checkNumber(valueEvent, value.span());
      if (missing.isRestOfText() ? canBeMeant(key, entries) : rules.acceptsKey(key, keyEvent)) {
        entries.add(((Scalar) key).text(), key.span(), present);
      }
    }
    missing.finish();
    return new Mapping(entries.list(), marks.collectionSpan(start, events.getEvent(), last));
  }

  /** Whether the rest of a text may be a key of which only the value was forgotten. */
  private static boolean canBeMeant(Node key, UniqueEntries entries) {
    return key instanceof Scalar word && word.isString() && word.text().indexOf(' ') < 0 && !entries.has(word.text());
  }
}
