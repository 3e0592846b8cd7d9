package io.mcpspec.runtime.protocol;

import io.mcpspec.runtime.call.AnswerPendingException;
import io.mcpspec.runtime.call.Question;
import io.mcpspec.runtime.json.JsonObject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The questions of one call whose client answers by making the call again. */
final class Questions {

  private final Map<String, JsonObject> given;
  private final Map<String, Integer> timesAsked = new HashMap<>();
  private final Map<String, JsonObject> answered = new LinkedHashMap<>();
  private final Map<String, Question> open = new LinkedHashMap<>();
  private Optional<String> refusal = Optional.empty();

  /**
   * @param given the client's answers in this round and those before, by key
   */
  Questions(Map<String, JsonObject> given) {
    this.given = given;
  }

  /**
   * @throws AnswerPendingException when one is not answered yet
   * @throws IllegalStateException when none is taken
   */
  synchronized List<JsonObject> ask(List<Question> questions) {
    List<JsonObject> answers = new ArrayList<>();
    Map<String, Question> missing = new LinkedHashMap<>();
    for (Question question : questions) {
      String key = key(question);
      JsonObject answer = given.get(key);
      if (answer == null) {
        missing.put(key, question);
      } else {
        answered.put(key, answer);
        answers.add(answer);
      }
    }
    if (missing.isEmpty()) {
      return answers;
    }
    if (refusal.isPresent()) {
      throw new IllegalStateException(refusal.get());
    }
    open.putAll(missing);
    throw new AnswerPendingException();
  }

  /** From now on no new question is taken. */
  synchronized void refuse(String why) {
    refusal = Optional.of(why);
  }

  /** What the client must answer before the call goes on, by key; empty when the call can end. */
  synchronized Map<String, Question> open() {
    return Collections.unmodifiableMap(new LinkedHashMap<>(open));
  }

  /** What the handler has had answered, by key. */
  synchronized Map<String, JsonObject> answered() {
    return Collections.unmodifiableMap(new LinkedHashMap<>(answered));
  }

  /** The question's name; numbered when a handler uses it again. */
  private String key(Question question) {
    int times = timesAsked.merge(question.name(), 1, Integer::sum);
    return times == 1 ? question.name() : question.name() + "-" + times;
  }
}
