package io.mcpspec.binding.aws.check;

import io.mcpspec.binding.aws.model.MemberPath;
import io.mcpspec.binding.aws.model.Operation;
import io.mcpspec.binding.aws.model.SchemaView;
import io.mcpspec.document.source.Span;

/**
 * A value of a tool's input that is held against AWS's model.
 *
 * @param name what the spec calls it, such as {@code import_arn}
 * @param span where it is declared
 * @param operation the operation
 * @param path the member that it sets
 */
record Place(String name, Span span, Operation operation, MemberPath path) {

  /** The same place, for what is declared inside it. */
  Place member(SchemaView.Property property) {
    return new Place(property.name(), property.entry().keySpan(), operation, path.member(property.name()));
  }

  /** The items of a list or the values of a map. */
  Place element(String keyword, SchemaView schema) {
    return new Place(keyword + "` of `" + name, schema.span(), operation, path);
  }

  /** AWS's name for it: {@code DescribeImport.ImportArn}. */
  String awsName() {
    return operation.name() + "." + path;
  }
}
