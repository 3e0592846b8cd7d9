package io.mcpspec.jsonschema.sound;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.Subschemas;
import io.mcpspec.jsonschema.check.SchemaPart;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Checks schemas and all schemas inside them. */
public final class SoundSchemas {

  private static final int ALL_TYPES = Keyword.TYPE_NAMES.size();

  private final Map<String, Node> types;
  private final Diagnostics diagnostics;

  /**
   * @param types the shared types that schemas may use, by name
   */
  public SoundSchemas(Map<String, Node> types, Diagnostics diagnostics) {
    this.types = types;
    this.diagnostics = diagnostics;
  }

  /**
   * Reports what is wrong in a schema.
   *
   * @param finite whether the schema never applies itself to the same value without end
   * @return whether there was no error
   */
  public boolean check(Node schema, boolean finite) {
    Diagnostics found = diagnostics.part();
    new KeywordCheck(found).check(schema);
    if (finite) {
      checkMeaning(SchemaPart.whole(schema), found);
    }
    List<Diagnostic> findings = found.sorted().stream().filter(finding -> !isConsequence(finding)).toList();
    findings.forEach(diagnostics::report);
    return findings.stream().noneMatch(finding -> finding.severity() == Severity.ERROR);
  }

  /** Whether a finding is about a value that has an error already, or that refers to what was left out. */
  private boolean isConsequence(Diagnostic finding) {
    return diagnostics.hasErrorAt(finding.span()) || diagnostics.leftOut().uses().anyMatch(finding.span()::covers);
  }

  private void checkMeaning(SchemaPart part, Diagnostics found) {
    if (part.schema() instanceof Mapping schema) {
      Conjunction all = Conjunction.of(part, types);
      boolean listed = new FixedValues(all, found).check();
      if (listed) {
        reportConflicts(all, found);
      }
      new IdleKeywords(all, found).check();
      new OverlappingSchemas(all, found).check();
      Subschemas.of(schema).forEach(inside -> checkMeaning(inside(part, inside), found));
    }
  }

  /** References below an identity are relative to it. */
  private static SchemaPart inside(SchemaPart part, Node inside) {
    return SchemaMembers.of(inside).has(Keyword.ID.word()) ? SchemaPart.whole(inside) : part.with(inside);
  }

  private static void reportConflicts(Conjunction all, Diagnostics found) {
    Conflicts conflicts = Conflicts.of(all);
    boolean nothing = conflicts.leaveNothing();
    for (Conflict conflict : conflicts.find()) {
      Set<String> concerned = new TreeSet<>(conflict.types());
      concerned.retainAll(conflicts.types().names());
      boolean reported = conflict.isInside() || concerned.isEmpty() && conflict.types().size() < ALL_TYPES;
      boolean rounded = !nothing && concerned.equals(Set.of("integer"));
      if (!reported && !rounded) {
        report(conflict, nothing ? Set.of() : concerned, found);
      }
    }
  }

  private static void report(Conflict conflict, Set<String> refused, Diagnostics found) {
    String subject = refused.isEmpty() ? "nothing" : "no " + String.join(" and no ", refused);
    found.report(new Diagnostic(
        Code.NOTHING_FITS,
        conflict.place(),
        subject + " fits this schema: " + conflict.reason(),
        List.of(),
        List.of(conflict.help()),
        refused.isEmpty() ? Severity.ERROR : Severity.WARNING));
  }
}
