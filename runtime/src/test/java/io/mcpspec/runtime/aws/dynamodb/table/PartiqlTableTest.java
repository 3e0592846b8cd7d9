package io.mcpspec.runtime.aws.dynamodb.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PartiqlTableTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
      SELECT * FROM "Orders"                                                            | Orders
      select a, b.c[0] from Orders where a = 1.5e3 and begins_with(b, 'x')              | Orders
      SELECT * FROM "Orders"."by-date" WHERE a IN ['x', ?] ORDER BY b DESC              | Orders
      SELECT * FROM Orders.byDate;                                                      | Orders
      SELECT "from", 'FROM "Secret"' FROM "orders-1" WHERE "select" = 'it''s FROM Secret' | orders-1
      SELECT * FROM "arn:aws:dynamodb:eu-west-1:1:table/Orders"  | arn:aws:dynamodb:eu-west-1:1:table/Orders
      INSERT INTO "Orders" VALUE {'pk': 'from "Secret"', 'tags': <<'a', 'b'>>, 'n': -1} | Orders
      insert into Orders value {'pk': ?}                                                | Orders
      UPDATE "Orders" SET a = a + 1 SET s = set_add(s, <<'x'>>) REMOVE b WHERE pk = ? RETURNING ALL NEW * | Orders
      UPDATE Orders REMOVE a WHERE pk = 'x'                                             | Orders
      DELETE FROM "Orders" WHERE pk = 'x' AND a >= 3 RETURNING ALL OLD *                | Orders
      EXISTS(SELECT * FROM "Orders" WHERE pk = ? AND attribute_type(a, 'S'))            | Orders
      SELECT * FROM "my.table_2" WHERE "größe" = 'ß'                                    | my.table_2
      """)
  void findsTheTable(String statement, String table) {
    assertThat(PartiqlTable.of(statement)).isEqualTo(table);
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "",
    "SELECT 1",
    "SELECT * FROM",
    "SELECT * FROM 'Orders'",
    "SELECT * FROM \"Orders\", \"Secret\"",
    "SELECT * FROM Orders o, Secret s",
    "SELECT * FROM Orders JOIN Secret ON 1 = 1",
    "SELECT * FROM \"Orders\".\"a\".\"b\"",
    "SELECT * FROM \"Orders\"[0]",
    "SELECT * FROM (SELECT * FROM Secret)",
    "SELECT * FROM \"Orders\" WHERE a IN (SELECT a FROM \"Secret\")",
    "SELECT * FROM \"Orders\" WHERE a = 1 UNION SELECT * FROM Secret",
    "SELECT 1FROM \"Secret\" WHERE a = 1 FROM \"Orders\"",
    "DELETE FROM \"Orders\" WHERE EXISTS(SELECT * FROM \"Secret\")",
    "INSERT INTO \"Orders\" SELECT * FROM \"Secret\"",
    "INSERT INTO \"Orders\"",
    "UPDATE \"Orders\"",
    "UPDATE \"Orders\" SET a = (SELECT b FROM Secret) WHERE pk = 1",
    "WITH x AS (SELECT * FROM Secret) SELECT * FROM Orders",
    "FROM Orders SELECT *",
    "EXEC Orders",
    "SELECT * FROM \"Orders\"; DELETE FROM \"Secret\"",
    "SELECT * FROM \"Orders\" /* */ WHERE a = 1",
    "SELECT * FROM /* \"Orders\" */ \"Secret\"",
    "SELECT * -- FROM \"Orders\"\n FROM \"Secret\"",
    "SELECT 'it\\' FROM \"Secret\" WHERE a = ' FROM \"Orders\"",
    "SELECT \"a\\\" FROM \"Secret",
    "SELECT \"a\"\"b\" FROM \"Orders\"",
    "SELECT `FROM` FROM \"Orders\"",
    "SELECT 'a FROM \"Orders\"",
    "SELECT * FROM\u00a0Secret WHERE a = 1",
    "SELECT * \uff26ROM Secret",
    "SELECT * FROM \"Orders\"\u0000 WHERE a = 1",
    "SELECT * FROM \u2028Orders",
  })
  void refusesWhatCannotBeReadForSure(String statement) {
    assertThatThrownBy(() -> PartiqlTable.of(statement)).isInstanceOf(UnreadableTableException.class);
  }
}
