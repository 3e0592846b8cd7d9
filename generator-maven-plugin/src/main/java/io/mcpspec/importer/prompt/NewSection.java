package io.mcpspec.importer.prompt;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * A part of the new text at its place.
 *
 * @param part the part
 * @param parent index of the part that it lies in; -1 at the top
 * @param path the titles from the top to it
 */
record NewSection(Part part, int parent, List<String> path) {

  static List<NewSection> of(List<Part> parts) {
    List<NewSection> sections = new ArrayList<>();
    Deque<Integer> above = new ArrayDeque<>();
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      while (!above.isEmpty() && parts.get(above.peek()).level() >= part.level()) {
        above.pop();
      }
      int parent = above.isEmpty() ? -1 : above.peek();
      List<String> path = new ArrayList<>(parent < 0 ? List.of() : sections.get(parent).path());
      path.add(part.title());
      sections.add(new NewSection(part, parent, path));
      if (part.level() > 0) {
        above.push(i);
      }
    }
    return sections;
  }
}
