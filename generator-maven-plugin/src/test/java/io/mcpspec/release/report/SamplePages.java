package io.mcpspec.release.report;

import java.util.List;

/** The review pages of the samples, for tests of the page. */
public final class SamplePages {

  private SamplePages() {}

  public static List<String> all() {
    Report page = Reports.of(Format.HTML);
    return List.of(step(), page.of(Samples.nothing()), page.of(Samples.unread()), many());
  }

  /** A page of three hundred findings and endless lines. */
  public static String many() {
    return Reports.of(Format.HTML).of(Samples.many());
  }

  /** A page with something of every kind. */
  public static String step() {
    return Reports.of(Format.HTML).of(Samples.step());
  }
}
