package io.mcpspec.dynamodb.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples are true to AWS's model, so that a test which passes on the stub says something about AWS. */
class WireExampleTest {

  private static final AwsShapes SHAPES = AwsShapes.load();

  static List<WireExample> examples() {
    return WireExample.all();
  }

  @Test
  void everyOperationHasOne() {
    assertThat(examples()).extracting(WireExample::operation).containsExactlyInAnyOrderElementsOf(SHAPES.operations());
  }

  @ParameterizedTest
  @MethodSource("examples")
  void requestAndResponseHaveAwsShapes(WireExample example) {
    assertThat(Stream.concat(
            SHAPES.requestProblems(example.operation(), example.request()).stream(),
            SHAPES.responseProblems(example.operation(), example.response()).stream()))
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void theErrorIsOneThatTheOperationGives(WireExample example) {
    assertThat(example.errorCode())
        .satisfiesAnyOf(
            code -> assertThat(SHAPES.errors(example.operation())).contains(code),
            // Any operation may answer it; it is no part of the model.
            code -> assertThat(code).isEqualTo("AccessDeniedException"));
  }
}
