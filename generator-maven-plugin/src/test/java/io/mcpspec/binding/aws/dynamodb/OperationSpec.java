package io.mcpspec.binding.aws.dynamodb;

import io.mcpspec.binding.aws.model.AwsBinding;
import io.mcpspec.binding.aws.model.BoundService;
import io.mcpspec.binding.aws.model.Operation;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** A spec with one tool for every operation of AWS's model, each parameter under its member's name in snake case. */
final class OperationSpec {

  private static final Pattern READS = Pattern.compile("(Get|BatchGet|TransactGet|Describe|List|Query|Scan|Search).*");

  private final BoundService service;
  private final ServiceModel model;
  private final ModelSamples samples;

  OperationSpec(BoundService service) {
    this.service = service;
    this.model = service.model();
    this.samples = new ModelSamples(model);
  }

  List<Operation> operations() {
    return model.operationNames().stream().map(model::operation).flatMap(Optional::stream).toList();
  }

  static String tool(Operation operation) {
    return AwsBinding.parameterName(operation.name());
  }

  /** The parameter for a member; {@code region_name} is the binding's own. */
  private String parameter(String member) {
    String name = AwsBinding.parameterName(member);
    return AwsBinding.isOwn(name, service) ? "member_" + name : name;
  }

  /** The whole spec; JSON is YAML too. */
  SpecSources sources() {
    List<InputFile> files = new ArrayList<>();
    files.add(file("server.yaml", "spec: server/1\nname: every-operation\njava: { package: org.example.aws }\n"));
    files.add(file("releases.yaml", "spec: releases/1\nreleases: [{ id: 1.0.0, state: draft }]\n"));
    operations().forEach(operation ->
        files.add(file("tools/" + tool(operation) + ".yaml", declaration(operation).toJson())));
    return new SpecSources("spec", files);
  }

  private static InputFile file(String path, String text) {
    return new InputFile(path, text.getBytes(StandardCharsets.UTF_8));
  }

  private JsonObject declaration(Operation operation) {
    JsonObject.Builder properties = JsonObject.builder();
    List<Json> required = new ArrayList<>();
    operation.input().members().forEach((name, member) -> {
      properties.put(parameter(name), samples.schema(samples.target(member)));
      if (member.required()) {
        required.add(Json.of(parameter(name)));
      }
    });
    JsonObject input = JsonObject.builder()
        .put("type", "object")
        .put("properties", properties.build())
        .put("required", Json.array(required))
        .put("additionalProperties", Json.of(false))
        .build();
    return JsonObject.builder()
        .put("spec", "tool/1")
        .put("name", tool(operation))
        .put("effect", READS.matcher(operation.name()).matches() ? "read" : "destroy")
        .put("description", "Calls one operation.")
        .put("input", input)
        .put("output", JsonObject.builder().put("type", "object").build())
        .put("binding", binding(operation))
        .build();
  }

  private JsonObject binding(Operation operation) {
    JsonObject.Builder members = JsonObject.builder();
    operation.input().members().keySet().forEach(name -> members.put(parameter(name), name));
    return JsonObject.builder().put("aws", operation.name()).put("members", members.build()).build();
  }

  /** Arguments with every parameter. */
  JsonObject arguments(Operation operation) {
    JsonObject.Builder arguments = JsonObject.builder();
    operation.input().members().forEach((name, member) ->
        arguments.put(parameter(name), samples.value(samples.target(member))));
    return arguments.build();
  }

  /** The request that such arguments become. */
  JsonObject request(Operation operation) {
    return (JsonObject) samples.wire(operation.input());
  }

  /** A response with every member, as AWS sends it. */
  JsonObject response(Operation operation) {
    return operation.output().map(shape -> (JsonObject) samples.wire(shape)).orElse(JsonObject.EMPTY);
  }

  /** What a tool makes of such a response. */
  JsonObject result(Operation operation) {
    return operation.output().map(shape -> (JsonObject) samples.value(shape)).orElse(JsonObject.EMPTY);
  }
}
