package org.example.spec;

import org.example.spec.tools.DrawTool;

/** Everything that the spec leaves to Java; the server does not compile until all is there. */
public interface Handlers {
  /** The tool {@code draw}. */
  DrawTool draw();
}
