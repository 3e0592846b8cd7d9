package io.mcpspec.runtime.install.config;

import java.util.List;

/** Takes a member out of an object, with its comma and the line that it leaves empty; comments around it stay. */
final class JsonRemoval {

  private JsonRemoval() {}

  static String of(String text, Spanned object, Spanned.Member member) {
    List<Spanned.Member> members = object.members();
    int index = members.indexOf(member);
    boolean last = index == members.size() - 1;
    int end = member.comma() >= 0 ? member.comma() + 1 : member.value().end();
    String without = cut(text, member.start(), end);
    if (last && member.comma() < 0 && index > 0) {
      int comma = members.get(index - 1).comma(); // stands before what was cut
      return without.substring(0, comma) + without.substring(comma + 1);
    }
    return without;
  }

  private static String cut(String text, int start, int end) {
    int lineStart = text.lastIndexOf('\n', start - 1) + 1;
    int lineEnd = text.indexOf('\n', end);
    boolean alone = text.substring(lineStart, start).isBlank()
        && lineEnd >= 0
        && text.substring(end, lineEnd).isBlank();
    return alone
        ? text.substring(0, lineStart) + text.substring(lineEnd + 1)
        : text.substring(0, start) + text.substring(end);
  }
}
