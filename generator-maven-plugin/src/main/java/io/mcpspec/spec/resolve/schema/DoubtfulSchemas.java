package io.mcpspec.spec.resolve.schema;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.Span;
import io.mcpspec.jsonschema.Subschema;
import io.mcpspec.jsonschema.Subschemas;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Tool;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The parts of schemas that are in doubt since something in them is wrong. What a later stage finds there may be no
 * more than a consequence, so it is not shown.
 */
public final class DoubtfulSchemas {

  /** Findings that do not depend on what a tool's schemas say. */
  private static final Set<Code> APART_FROM_SCHEMAS =
      Set.of(Code.UNKNOWN_BINDING, Code.BINDING_UNKNOWN_OPERATION, Code.BINDING_UNKNOWN_ERROR);

  private final SchemaFaults faults;
  private final List<Span> parts = new ArrayList<>();
  private final Set<String> files = new LinkedHashSet<>();

  /** What is in doubt after the stages that report to {@code diagnostics}. */
  public DoubtfulSchemas(Catalog catalog, Diagnostics diagnostics) {
    this.faults = new SchemaFaults(catalog.types(), diagnostics);
    catalog.types().values().forEach(type -> add(type.schema()));
    catalog.tools().forEach(this::add);
  }

  /** Whether a finding stands where its reason may be an earlier fault. */
  public boolean mayExplain(Diagnostic finding) {
    return parts.stream().anyMatch(part -> part.covers(finding.span()))
        || files.contains(finding.span().file().path()) && !APART_FROM_SCHEMAS.contains(finding.code());
  }

  /** A fault inside a property makes that property doubtful, any other the whole of the tool's schemas. */
  private void add(Tool tool) {
    for (Node schema : Stream.concat(Stream.of(tool.input()), tool.output().stream()).toList()) {
      if (add(schema)) {
        files.add(tool.span().file().path());
      }
    }
  }

  /** Whether the schema as a whole is in doubt. */
  private boolean add(Node schema) {
    boolean whole = false;
    for (Span fault : faults.in(schema)) {
      Span part = innermostProperty(schema, fault, schema.span());
      parts.add(part);
      whole |= part == schema.span();
    }
    return whole;
  }

  /** The innermost of the properties that a fault lies in. */
  private static Span innermostProperty(Node node, Span fault, Span otherwise) {
    List<Mapping.Entry> keywords = node instanceof Mapping schema ? schema.entries() : List.of();
    for (Mapping.Entry keyword : keywords) {
      boolean named = keyword.key().equals("properties") && keyword.value() instanceof Mapping;
      List<Mapping.Entry> properties = named ? ((Mapping) keyword.value()).entries() : List.of();
      for (Mapping.Entry property : properties) {
        Span whole = new Span(fault.file(), property.keySpan().start(), property.value().span().end());
        if (whole.covers(fault)) {
          return innermostProperty(property.value(), fault, whole);
        }
      }
      for (Subschema part : Subschemas.under(keyword)) {
        if (part.schema().span().covers(fault)) {
          return innermostProperty(part.schema(), fault, otherwise);
        }
      }
    }
    return otherwise;
  }
}
