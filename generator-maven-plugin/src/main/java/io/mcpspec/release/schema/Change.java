package io.mcpspec.release.schema;

import io.mcpspec.document.node.CanonicalJson;
import io.mcpspec.document.node.Node;
import io.mcpspec.release.schema.shape.Answer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One difference between two schemas, without a judgement: that depends on who sends and who receives.
 *
 * @param kind what happened
 * @param path where
 * @param narrows whether a value that fitted does not fit any more
 * @param widens whether a value fits that did not before
 * @param what the keyword or the member that it is about; empty where the kind says all
 * @param from the old form, as people read it
 * @param to the new form
 * @param required whether a member that went or came was, or is, one that has to be there
 * @param proof a value that shows it, as JSON: of arguments one that is refused now, of results one that can come now
 */
public record Change(
    Kind kind,
    SchemaPath path,
    Answer narrows,
    Answer widens,
    String what,
    String from,
    String to,
    boolean required,
    Optional<String> proof) {

  /** What can happen to a schema. */
  public enum Kind {
    PROPERTY_REMOVED,
    PROPERTY_ADDED,
    PROPERTY_RENAMED,
    BECAME_REQUIRED,
    BECAME_OPTIONAL,
    /** Types of values went or came. */
    TYPE,
    /** Alternatives of one type went or came. */
    ALTERNATIVES,
    /** Listed values went. */
    VALUES_REMOVED,
    /** Listed values came, or values are not listed any more. */
    VALUES_ADDED,
    /** A limit moved. */
    LIMIT,
    /** A pattern or format changed. */
    TEXT_FORM,
    /** Schemas are combined in another way. */
    COMPOSITION,
    DEFAULT,
    DESCRIPTION
  }

  static Change of(Kind kind, SchemaPath path, Answer narrows, Answer widens, String what, String from, String to) {
    return new Change(kind, path, narrows, widens, what, from, to, false, Optional.empty());
  }

  /** Only readers see it. */
  static Change note(Kind kind, SchemaPath path, String what, String from, String to) {
    return of(kind, path, Answer.NO, Answer.NO, what, from, to);
  }

  static Change member(Kind kind, SchemaPath path, Answer narrows, Answer widens, boolean required) {
    return new Change(kind, path, narrows, widens, "", "", "", required, Optional.empty());
  }

  /**
   * A member that came.
   *
   * @param byDefault its default, as JSON; empty without one
   */
  static Change added(SchemaPath path, Answer narrows, Answer widens, boolean required, String byDefault) {
    return new Change(Kind.PROPERTY_ADDED, path, narrows, widens, byDefault.isEmpty() ? "" : "default", "", byDefault,
        required, Optional.empty());
  }

  /** What it does to those who are on this side: to callers when it narrows, to readers when it widens. */
  Answer hurts(Side side) {
    return side == Side.INPUT ? narrows : widens;
  }

  /** The same change, which surely hurts, as a value shows. */
  Change shownBy(Node value, Side side) {
    boolean input = side == Side.INPUT;
    return new Change(kind, path, input ? Answer.YES : narrows, input ? widens : Answer.YES, what, from, to, required,
        Optional.of(CanonicalJson.of(value)));
  }

  /** One transition gives one change, also where several types or alternatives show it. */
  static List<Change> withoutRepetition(List<Change> changes) {
    Set<SchemaPath> combined = new HashSet<>();
    Set<SchemaPath> proven = new HashSet<>();
    for (Change change : changes) {
      change.proof().ifPresent(value -> proven.add(change.path()));
      if (change.kind() == Change.Kind.COMPOSITION) {
        combined.add(change.path());
      }
    }
    Set<Change> different = new LinkedHashSet<>(changes);
    Set<SchemaPath> typed = new HashSet<>();
    different.removeIf(change ->
        change.kind() == Change.Kind.ALTERNATIVES && combined.contains(change.path())
            || change.kind() == Change.Kind.COMPOSITION && proven.contains(change.path()) && change.proof().isEmpty()
            || change.kind() == Change.Kind.TYPE && !typed.add(change.path()));
    return new ArrayList<>(different);
  }
}
