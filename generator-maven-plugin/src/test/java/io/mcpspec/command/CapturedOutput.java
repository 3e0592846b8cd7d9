package io.mcpspec.command;

import java.util.ArrayList;
import java.util.List;

/** Keeps what a command says, each line after the way it was said: {@code result}, {@code info} and so on. */
final class CapturedOutput implements Output {

  private final List<String> lines = new ArrayList<>();

  List<String> lines() {
    return lines;
  }

  @Override
  public void result(String text) {
    text.lines().forEach(line -> lines.add("result: " + line));
  }

  @Override
  public boolean isPure() {
    return false;
  }

  @Override
  public void progress(String step) {
    // what takes time is no part of what is said
  }

  @Override
  public void info(String line) {
    lines.add("info: " + line);
  }

  @Override
  public void warn(String line) {
    lines.add("warn: " + line);
  }

  @Override
  public void error(String line) {
    lines.add("error: " + line);
  }
}
