package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.json.Json;
import java.util.Optional;
import software.amazon.awssdk.core.SdkPojo;

/** How structures are written as JSON that have a form of their own. */
@FunctionalInterface
public interface StructureFormat {

  /** Every structure is an object under AWS's own member names. */
  StructureFormat OF_AWS = structure -> Optional.empty();

  /**
   * @return empty for structures that are written as every other one
   */
  Optional<Json> write(SdkPojo structure);
}
