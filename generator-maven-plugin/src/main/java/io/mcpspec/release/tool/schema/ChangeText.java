package io.mcpspec.release.tool.schema;

import io.mcpspec.document.text.Excerpt;
import io.mcpspec.release.schema.Change;
import io.mcpspec.release.schema.shape.Answer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says in one sentence what changed in a schema. */
final class ChangeText {

  private static final int LONGEST = 120;
  private static final Pattern PART = Pattern.compile(
      "/(?:(?:anyOf|oneOf)/(?=\\d+$))?(not|if|then|else|contains|propertyNames|dependentSchemas/.*|(\\d{1,6}))$");

  private ChangeText() {}

  /**
   * The sentence without its tool.
   *
   * @param side {@code input} or {@code output}
   */
  static String of(Change change, String side) {
    String refused = side.equals("output") ? " can come now" : " is refused now";
    return plain(change, side) + change.proof().map(value -> ": `" + cut(value) + "`" + refused).orElse("");
  }

  private static String plain(Change change, String side) {
    String words = change.path().words();
    String place = words.isEmpty() ? side : side + " `" + words + "`";
    return switch (change.kind()) {
      case PROPERTY_REMOVED -> place + " is gone" + removed(change, side);
      case PROPERTY_ADDED -> place + " is new" + added(change, side);
      case PROPERTY_RENAMED -> side + " `" + change.from() + "` → `" + change.to() + "`";
      case BECAME_REQUIRED -> place + " optional → required";
      case BECAME_OPTIONAL -> place + " required → optional";
      case TYPE -> place + " " + change.from() + " → " + change.to();
      case VALUES_REMOVED -> place + values(change.from(), "loses the value ", change.to());
      case VALUES_ADDED -> place + values(change.to(), "gains the value ", change.from());
      case COMPOSITION, ALTERNATIVES, LIMIT, TEXT_FORM -> place + " " + arrow(change);
      case DEFAULT -> place + " default " + shown(change.from()) + " → " + shown(change.to());
      case DESCRIPTION -> change.what().equals("deprecated")
          ? place + (change.to().equals("true") ? " is deprecated" : " is not deprecated any more")
          : "description of " + place + part(change) + ": " + Excerpt.of(change.from(), change.to());
    };
  }

  /** Which part of a schema is described, where it is neither the whole nor a member or item. */
  private static String part(Change change) {
    Matcher matcher = PART.matcher(change.path().pointer());
    if (!matcher.find()) {
      return "";
    }
    return matcher.group(2) == null
        ? ", part `" + matcher.group(1) + "`" : ", alternative " + (Integer.parseInt(matcher.group(2)) + 1);
  }

  private static String removed(Change change, String side) {
    if (side.equals("output")) {
      return change.required() ? ", which was always there" : "";
    }
    return change.narrows() == Answer.YES ? ": a call with it is refused" : ": a call with it is taken without effect";
  }

  private static String added(Change change, String side) {
    String always = side.equals("output") ? ", and always there" : ", and required";
    return (change.required() ? always : "")
        + (side.equals("input") && !change.to().isEmpty() ? ", with the default " + cut(change.to()) : "")
        + (side.equals("output") && change.widens() != Answer.NO ? ", where no more members could come" : "");
  }

  private static String values(String changed, String verb, String all) {
    boolean open = changed.equals("any other");
    String verbs = open ? verb.startsWith("loses") ? "takes only " : "is not limited any more to " : verb;
    return " " + verbs + cut(open ? all : changed);
  }

  private static String arrow(Change change) {
    String what = change.what().isEmpty() ? "" : change.what() + " ";
    return change.from().isEmpty() ? "is " + change.what() : what + cut(change.from()) + " → " + cut(change.to());
  }

  private static String shown(String value) {
    return value.isEmpty() ? "none" : cut(value);
  }

  private static String cut(String text) {
    int length = text.codePointCount(0, text.length());
    return length <= LONGEST ? text : text.substring(0, text.offsetByCodePoints(0, LONGEST - 1)) + '…';
  }
}
