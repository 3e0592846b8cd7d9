package io.mcpspec.binding.aws.model;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A binding that waits, when asked to, until what its operation started has ended.
 *
 * @param parameter the parameter that asks for it
 * @param poll the operation that shows the state
 * @param with members of that operation's request, each with the path of the response's member that is passed in it
 * @param states the states that are awaited
 * @param missing the error code when the thing is not there
 */
public record WaitSetting(
    Scalar parameter, Scalar poll, List<Mapping.Entry> with, List<State> states, Optional<Scalar> missing) {

  /**
   * A state that is awaited.
   *
   * @param path where it stands in the answer of the operation that is asked
   * @param until the wanted ones
   * @param during those on the way
   */
  public record State(Mapping.Entry path, List<Scalar> until, List<Scalar> during) {}

  static final String KEY = "wait";

  private static final String PARAMETER = "parameter";
  private static final String POLL = "poll";
  private static final String WITH = "with";
  private static final String STATES = "states";
  private static final String MISSING = "missing";
  private static final String UNTIL = "until";
  private static final String DURING = "during";

  /** The member of the operation's response that describes what is waited for. */
  public String result() {
    return MemberPath.of(((Scalar) with.get(0).value()).text()).steps().get(0);
  }

  /** The path of the same in the answer of the operation that is asked. */
  public String description() {
    String path = states.get(0).path().key();
    return path.contains(".") ? path.substring(0, path.lastIndexOf('.')) : path;
  }

  static Optional<WaitSetting> read(Mapping binding, SettingReader reader) {
    return reader.mapping(binding, KEY, List.of(PARAMETER, POLL, WITH, STATES), List.of(MISSING)).flatMap(wait -> {
      Optional<Scalar> parameter = reader.text(wait, PARAMETER, "a parameter's name");
      Optional<Scalar> poll = reader.text(wait, POLL, "an operation's name");
      List<Mapping.Entry> with =
          reader.pairs(wait, WITH, "a member of its request and the path of the response's member to pass in it");
      List<State> states = states(wait, reader);
      Optional<Scalar> missing = reader.text(wait, MISSING, "an error's code");
      return parameter.isPresent() && poll.isPresent() && !with.isEmpty() && !states.isEmpty()
          ? Optional.of(new WaitSetting(parameter.get(), poll.get(), with, states, missing))
          : Optional.empty();
    });
  }

  private static List<State> states(Mapping wait, SettingReader reader) {
    List<State> states = new ArrayList<>();
    Mapping written = (Mapping) wait.get(STATES).filter(Mapping.class::isInstance).orElse(wait);
    for (Mapping.Entry entry : reader.entries(wait, STATES, "the states by their path")) {
      reader.mapping(written, entry.key(), List.of(DURING), List.of(UNTIL)).ifPresent(state -> states.add(new State(
          entry,
          reader.texts(state, UNTIL, "a list of states"),
          reader.texts(state, DURING, "a list of states"))));
    }
    return states;
  }
}
