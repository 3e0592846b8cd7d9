package io.mcpspec.runtime.execution;

import java.time.Instant;

/** What a call may take; decided after its context was made, since interceptors decide it. */
public interface CallTime {

  /** Of calls that are answered at once. */
  CallTime ENDLESS = new CallTime() {
    @Override
    public Instant end() {
      return Instant.MAX;
    }

    @Override
    public void expectWait() {
      // There is time enough.
    }

    @Override
    public int resultSize() {
      return Integer.MAX_VALUE;
    }
  };

  /** When the server stops waiting for the handler. */
  Instant end();

  /** The handler waits for something to end elsewhere. */
  void expectWait();

  /** Characters of JSON that the result should not exceed. */
  int resultSize();
}
