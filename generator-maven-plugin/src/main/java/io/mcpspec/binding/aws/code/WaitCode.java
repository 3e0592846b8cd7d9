package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import io.mcpspec.binding.aws.model.MemberPath;
import io.mcpspec.binding.aws.model.Operation;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.binding.aws.model.WaitSetting;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The code of a handler that can wait. */
record WaitCode(ServiceModel model, Map<String, String> readers) {

  FieldSpec constant(WaitSetting wait) {
    CodeBlock states = wait.states().stream()
        .map(state -> CodeBlock.of("new $T($>$>\n$S,\n$L,\n$L$<$<)", AwsRuntime.AWAITED_STATE, state.path().key(),
            list(state.until()), list(state.during())))
        .collect(CodeBlock.joining(",\n"));
    CodeBlock missing = wait.missing()
        .map(code -> CodeBlock.of("$T.of($S)", Optional.class, code.text()))
        .orElseGet(() -> CodeBlock.of("$T.empty()", Optional.class));
    return AnswerCode.constant(AwsRuntime.WAITING, "WAITING", CodeBlock.of(
        "new $T($>$>\n$S, $S,\n$T.of($>$>\n$L$<$<),\n$L, $S$<$<)", AwsRuntime.AWAITED_THING, wait.result(),
        wait.description(), List.class, states, missing, readers.get(wait.poll().text())));
  }

  private static CodeBlock list(List<Scalar> texts) {
    return CodeBlock.of("$T.of($L)", List.class, texts.stream()
        .map(text -> CodeBlock.of("$S", text.text()))
        .collect(CodeBlock.joining(", ")));
  }

  /** {@code client.describeTable(poll -> poll.tableName(response.tableDescription().tableName()))}. */
  CodeBlock poll(WaitSetting wait) {
    Operation polled = model.operation(wait.poll().text()).orElseThrow();
    CodeBlock.Builder setters = CodeBlock.builder();
    for (Mapping.Entry pair : wait.with()) {
      Shape.Member member = polled.input().members().get(pair.key());
      String setter = SdkNames.setter(member, model.shape(member.target()), model);
      setters.add(".$N(response$L)", setter, getters(((Scalar) pair.value()).text()));
    }
    return CodeBlock.of("client.$N(\npoll -> poll$L)", SdkNames.method(polled), setters.build());
  }

  private static CodeBlock getters(String path) {
    return MemberPath.of(path).steps().stream()
        .map(step -> CodeBlock.of(".$N()", SdkNames.decapitalized(step)))
        .collect(CodeBlock.joining(""));
  }
}
