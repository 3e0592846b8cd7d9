package io.mcpspec.binding.aws.model;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import java.util.Collection;
import java.util.List;

/** A service of AWS that tools can be bound to: its model, and the classes of the runtime that are made for it. */
public interface BoundService {

  /** The service in {@code bindings: { aws: { service: … } }}, such as {@code sqs}. */
  String id();

  /** The service in messages and comments, such as {@code SQS}. */
  String title();

  /** The environment variable that holds the service's endpoint, such as {@code AWS_ENDPOINT_URL_SQS}. */
  String endpointVariable();

  /** What AWS publishes about the service. Implementations load it on first use and keep it. */
  ServiceModel model();

  /** The SDK's client. The SDK's requests and responses are in the package {@code model} beside it. */
  ClassName client();

  /** The runtime's clients: {@code of(List<String> readOperations)} makes them, {@code close()} closes them. */
  ClassName clients();

  /** The runtime's description of the arguments that generated classes cannot check alone. */
  ClassName arguments();

  /** The runtime's conversion of arguments to values of requests. */
  ClassName values();

  /** The parameter that chooses how values are written. */
  FormatParameter format();

  /**
   * The method of {@link #arguments} and {@link #values} that reads a map of opaque values.
   *
   * @param map a shape whose elements are {@linkplain ServiceModel#isOpaque opaque}
   */
  String mapMethod(Shape map);

  /** The runtime's reader of failures that a response reports for each of its entries. */
  ClassName entryErrors();

  /** Operations that the runtime may call on its own to join pages. */
  List<String> pagingOperations();

  /**
   * Expressions of the runtime's {@code ResourceScope}: what limits a server to some of the service's resources.
   *
   * @param clients the method of the server's class that returns its clients
   * @param tools the tools that are bound to the service
   */
  List<CodeBlock> scopes(String clients, Collection<String> tools);

  /** The runtime's {@code Rehearsal}, which takes a list of its nested record {@code Sample}. */
  ClassName rehearsal();
}
