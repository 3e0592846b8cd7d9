package io.mcpspec.runtime.install.config;

import io.mcpspec.runtime.json.Json;
import java.util.List;
import java.util.Optional;

/**
 * A JSON value and where it stands.
 *
 * @param value the value
 * @param start the offset of its first character
 * @param end the offset behind its last one
 * @param members its members, when it is an object
 */
record Spanned(Json value, int start, int end, List<Member> members) {

  /**
   * A member of an object.
   *
   * @param name its name
   * @param start the offset of the name
   * @param value its value
   * @param comma the offset of the comma behind it, or -1
   */
  record Member(String name, int start, Spanned value, int comma) {}

  boolean isObject() {
    return value.asObject().isPresent();
  }

  Optional<Member> member(String name) {
    return members.stream().filter(member -> member.name().equals(name)).findFirst();
  }
}
