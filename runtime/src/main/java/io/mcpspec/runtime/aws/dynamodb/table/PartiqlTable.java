package io.mcpspec.runtime.aws.dynamodb.table;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Reads which table a statement in PartiQL touches. DynamoDB's statements touch one; what has another form than those
 * that are documented cannot be read, since a guess would let a table through.
 */
final class PartiqlTable {

  /** By first word: the words of {@link #DOING} that a statement has, in order. The last stands before the table. */
  private static final Map<String, List<String>> FORMS = Map.of(
      "SELECT", List.of("SELECT", "FROM"),
      "INSERT", List.of("INSERT", "INTO"),
      "UPDATE", List.of("UPDATE"),
      "DELETE", List.of("DELETE", "FROM"));

  /** By first word: what may come after the table. */
  private static final Map<String, Set<String>> AFTER = Map.of(
      "SELECT", Set.of("", "WHERE", "ORDER"),
      "INSERT", Set.of("VALUE"),
      "UPDATE", Set.of("SET", "REMOVE"),
      "DELETE", Set.of("", "WHERE", "RETURNING"));

  /** Words that could bring in another table. */
  private static final Set<String> DOING = Set.of(
      "SELECT", "FROM", "INSERT", "INTO", "UPDATE", "DELETE", "REPLACE", "UPSERT", "MERGE", "EXEC", "JOIN", "UNION",
      "INTERSECT", "EXCEPT", "WITH", "PIVOT", "UNPIVOT");

  private static final String EXPECTED = "expected SELECT … FROM \"Table\" …, INSERT INTO \"Table\" VALUE …, "
      + "UPDATE \"Table\" SET …, or DELETE FROM \"Table\" …, of one table, with values as ? parameters";

  private final List<PartiqlToken> tokens;

  private PartiqlTable(List<PartiqlToken> tokens) {
    this.tokens = tokens;
  }

  /**
   * The table's name, or its ARN, as the statement has it.
   *
   * @throws UnreadableTableException when the statement has none of the known forms
   */
  static String of(String statement) {
    List<PartiqlToken> tokens = PartiqlToken.read(statement);
    if (!tokens.isEmpty() && tokens.get(tokens.size() - 1).is(";")) {
      tokens = tokens.subList(0, tokens.size() - 1);
    }
    return new PartiqlTable(inside(tokens)).table();
  }

  /** The SELECT of {@code EXISTS(SELECT …)}, the condition of a transaction. */
  private static List<PartiqlToken> inside(List<PartiqlToken> tokens) {
    int last = tokens.size() - 1;
    boolean isCondition =
        last > 2 && tokens.get(0).isWord("EXISTS") && tokens.get(1).is("(") && tokens.get(last).is(")");
    return isCondition ? tokens.subList(2, last) : tokens;
  }

  private String table() {
    String first = word(0);
    List<String> form = FORMS.get(first);
    if (form == null || !form.equals(doing())) {
      throw unreadable();
    }
    int at = position(form.get(form.size() - 1)) + 1;
    String table = name(at);
    int next = at + 1;
    if (next < tokens.size() && tokens.get(next).is(".")) {
      name(next + 1); // an index of the table
      next += 2;
    }
    if (!AFTER.get(first).contains(word(next))) {
      throw unreadable();
    }
    return table;
  }

  private List<String> doing() {
    return tokens.stream()
        .filter(token -> token.kind() == PartiqlToken.Kind.WORD)
        .map(token -> token.text().toUpperCase(Locale.ROOT))
        .filter(DOING::contains)
        .toList();
  }

  private int position(String word) {
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.get(i).isWord(word)) {
        return i;
      }
    }
    throw unreadable();
  }

  private String name(int at) {
    if (at < tokens.size() && tokens.get(at).isName()) {
      return tokens.get(at).text();
    }
    throw unreadable();
  }

  /** The word there in upper case; empty at the end. */
  private String word(int at) {
    if (at == tokens.size()) {
      return "";
    }
    if (at < tokens.size() && tokens.get(at).kind() == PartiqlToken.Kind.WORD) {
      return tokens.get(at).text().toUpperCase(Locale.ROOT);
    }
    throw unreadable();
  }

  private static UnreadableTableException unreadable() {
    return new UnreadableTableException(EXPECTED);
  }
}
