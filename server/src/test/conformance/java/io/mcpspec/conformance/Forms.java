package io.mcpspec.conformance;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.util.List;
import java.util.stream.Stream;

/** What is asked of clients. JSON is written with single quotes. */
final class Forms {

  /** A form with a default for each kind of value. */
  static final JsonObject DEFAULTS = elicitation("Please review the defaults", """
      {'name': {'type': 'string', 'description': 'Name', 'default': 'John Doe'},
       'age': {'type': 'integer', 'description': 'Age', 'default': 30},
       'score': {'type': 'number', 'description': 'Score', 'default': 95.5},
       'status': {'type': 'string', 'description': 'Status', 'enum': ['active', 'inactive', 'pending'],
                  'default': 'active'},
       'verified': {'type': 'boolean', 'description': 'Verified', 'default': true}}""");

  /** A form with each form of a choice. */
  static final JsonObject CHOICES = elicitation("Please choose", """
      {'untitledSingle': {'type': 'string', 'enum': ['option1', 'option2', 'option3']},
       'titledSingle': {'type': 'string', 'oneOf': [{'const': 'value1', 'title': 'First Option'},
           {'const': 'value2', 'title': 'Second Option'}, {'const': 'value3', 'title': 'Third Option'}]},
       'legacyEnum': {'type': 'string', 'enum': ['opt1', 'opt2', 'opt3'],
                      'enumNames': ['Option One', 'Option Two', 'Option Three']},
       'untitledMulti': {'type': 'array', 'items': {'type': 'string', 'enum': ['option1', 'option2', 'option3']}},
       'titledMulti': {'type': 'array', 'items': {'anyOf': [{'const': 'value1', 'title': 'First Choice'},
           {'const': 'value2', 'title': 'Second Choice'}, {'const': 'value3', 'title': 'Third Choice'}]}}}""");

  private Forms() {}

  /** Parameters of {@code elicitation/create}. */
  static JsonObject elicitation(String message, String properties, String... required) {
    JsonObject.Builder schema = JsonObject.builder().put("type", "object").put("properties", json(properties));
    if (required.length > 0) {
      schema.put("required", Json.array(Stream.of(required).map(Json::of).toList()));
    }
    return JsonObject.builder().put("message", message).put("requestedSchema", schema.build()).build();
  }

  /** Parameters of {@code sampling/createMessage}. */
  static JsonObject sampling(String prompt) {
    JsonObject content = JsonObject.builder().put("type", "text").put("text", prompt).build();
    JsonObject message = JsonObject.builder().put("role", "user").put("content", content).build();
    return JsonObject.builder().put("messages", Json.array(List.of(message))).put("maxTokens", Json.of(100)).build();
  }

  static JsonObject json(String text) {
    return JsonReader.read(text.replace('\'', '"')).asObject().orElseThrow();
  }
}
