package io.mcpspec.runtime.resource;

import io.mcpspec.runtime.call.ReadContext;
import java.util.Map;

/** Reads one resource, or one of a template's. */
@FunctionalInterface
public interface ResourceFunction {

  /**
   * @param uri the address as asked for
   * @param variables the template's variables, percent-decoded; empty for a plain resource
   * @throws ResourceNotFoundException when there is no such resource
   */
  ResourceResult read(String uri, Map<String, String> variables, ReadContext context);
}
