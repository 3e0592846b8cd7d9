package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.json.Json;
import java.util.function.BinaryOperator;

/**
 * The members of a service's answers that count something, in AWS's names.
 *
 * @param items how many items the answer has
 * @param evaluated how many items were evaluated for them
 * @param consumed what the request consumed, which also counts when its items are not used
 * @param add adds up two values of one of these members
 */
public record CountedMembers(String items, String evaluated, String consumed, BinaryOperator<Json> add) {

  /** Whether values of this member are added up over several requests. */
  public boolean isSum(String member) {
    return member.equals(items) || member.equals(evaluated) || member.equals(consumed);
  }
}
