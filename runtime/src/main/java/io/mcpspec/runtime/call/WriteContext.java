package io.mcpspec.runtime.call;

/** The context of tools that change something. */
public interface WriteContext extends ReadContext {

  /** Leave to write, to hand to whatever writes. */
  default WritePermit permit() {
    return WritePermit.GRANTED;
  }
}
