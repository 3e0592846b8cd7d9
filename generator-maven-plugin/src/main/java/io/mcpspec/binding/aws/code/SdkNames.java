package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.ClassName;
import io.mcpspec.binding.aws.model.Operation;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.model.Shape;

/**
 * How the AWS SDK for Java names what AWS's model holds.
 *
 * @param client the SDK's client of the service
 */
record SdkNames(ClassName client) {

  ClassName request(Operation operation) {
    return inModel(operation.name() + "Request");
  }

  ClassName response(Operation operation) {
    return inModel(operation.name() + "Response");
  }

  /** The class of a structure. */
  ClassName structure(Shape shape) {
    return inModel(shape.name());
  }

  private ClassName inModel(String name) {
    return ClassName.get(client.packageName() + ".model", name);
  }

  /** The client's method: {@code getItem}. */
  static String method(Operation operation) {
    return decapitalized(operation.name());
  }

  /** The method of a builder that sets a member; one that takes a list of enums as strings says so. */
  static String setter(Shape.Member member, Shape shape, ServiceModel model) {
    boolean enums = shape.element().isPresent() && model.element(shape).kind() == Shape.Kind.ENUM;
    return decapitalized(member.name()) + (enums ? "WithStrings" : "");
  }

  /** Lower case up to the last capital of the first word: {@code KMSMasterKeyId} gives {@code kmsMasterKeyId}. */
  static String decapitalized(String name) {
    StringBuilder result = new StringBuilder(name);
    int i = 0;
    do {
      result.setCharAt(i, Character.toLowerCase(name.charAt(i)));
      i++;
    } while (i < name.length() && isWithinAcronym(name, i));
    return result.toString();
  }

  private static boolean isWithinAcronym(String name, int index) {
    boolean wordBegins = index < name.length() - 1 && Character.isLowerCase(name.charAt(index + 1));
    return Character.isUpperCase(name.charAt(index)) && !wordBegins;
  }
}
