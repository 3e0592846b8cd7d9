package io.mcpspec.importer;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Severity;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What another server publishes though the compiler would refuse it of an author.
 *
 * @param adopted paths of the files that have to say {@code adopted}
 * @param types names of shared types that would hold a fault; they are left where they were
 */
public record Faults(Set<String> adopted, Set<String> types) {

  private static final Set<Code> OF_ITEMS = Set.of(
      Code.UNKNOWN_SCHEMA_TYPE, Code.UNKNOWN_PROPERTY, Code.BAD_SCHEMA, Code.SCHEMA_NOT_OBJECT, Code.DEFAULT_MISMATCH,
      Code.BROKEN_REF, Code.BAD_URI_TEMPLATE, Code.BAD_PATTERN, Code.NOTHING_FITS, Code.VALUE_MISMATCH);

  public static Faults none() {
    return new Faults(new TreeSet<>(), new TreeSet<>());
  }

  /** Adds what can be adopted; answers whether there was anything new. */
  public boolean addAll(List<Diagnostic> findings) {
    boolean added = false;
    for (Diagnostic finding : findings) {
      String path = finding.span().file().path();
      boolean isTools = finding.code() == Code.BAD_NAME && path.startsWith("tools/");
      if (finding.severity() == Severity.ERROR && (isTools || OF_ITEMS.contains(finding.code()))) {
        added |= add(path);
      }
    }
    return added;
  }

  private boolean add(String path) {
    return path.startsWith("types/")
        ? types.add(path.replaceFirst("^types/", "").replaceFirst("\\.yaml$", ""))
        : adopted.add(path);
  }
}
