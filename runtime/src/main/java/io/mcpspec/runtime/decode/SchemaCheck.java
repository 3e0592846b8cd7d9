package io.mcpspec.runtime.decode;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.path.NodePath;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.text.Quoted;

/** Holds values against a JSON Schema that says more than Java types can. The schema is read at the first use. */
public final class SchemaCheck {

  private final SchemaBundle bundle;
  private final String reference;
  private volatile Schema schema;

  SchemaCheck(SchemaBundle bundle, String reference) {
    this.bundle = bundle;
    this.reference = reference;
  }

  /** Adds what the schema finds wrong with {@code json}. */
  public void check(Json json, Path path, Problems problems) {
    for (Error error : schema().validate(json.toJson(), InputFormat.JSON)) {
      String why = Quoted.shortened(error.getMessage());
      problems.add(below(path, error.getInstanceLocation()), "does not fit the schema: " + why);
    }
  }

  private Schema schema() {
    Schema ready = schema;
    if (ready == null) {
      ready = bundle.schema(reference);
      schema = ready;
    }
    return ready;
  }

  private static Path below(Path path, NodePath location) {
    Path at = path;
    for (int i = 0; i < location.getNameCount(); i++) {
      Object step = location.getElement(i);
      at = step instanceof Integer index ? at.item(index) : at.member(String.valueOf(step));
    }
    return at;
  }
}
