package org.example.spec;

import org.example.spec.tools.CreateTableTool;
import org.example.spec.tools.GetItemTool;

/** Everything that the spec leaves to Java; the server does not compile until all is there. */
public interface Handlers {
  /** The tool {@code get_item}. */
  GetItemTool getItem();

  /** The tool {@code create_table}. */
  CreateTableTool createTable();
}
