package io.mcpspec.binding.aws.model;

import java.util.List;
import java.util.Optional;

/**
 * An operation of AWS's model.
 *
 * @param name such as {@code GetItem}
 * @param input the structure of the request
 * @param output the structure of the response; empty when it has no members
 * @param errors the codes that it documents, without those that every operation has
 */
public record Operation(String name, Shape input, Optional<Shape> output, List<String> errors) {}
