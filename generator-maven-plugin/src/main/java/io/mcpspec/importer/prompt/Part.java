package io.mcpspec.importer.prompt;

/**
 * A piece of a Markdown text: a heading and what stands below it up to the next one. In front of the first part nothing
 * stands; all others put together as {@code before + heading + afterHeading + body} are the text, byte for byte.
 *
 * @param level from 1 to 6; 0 for what has no heading
 * @param title the heading without its marks
 * @param heading the whole line, without its end; empty where there is none
 * @param before the line ends in front
 * @param afterHeading the line ends between heading and body; empty where one of them is
 * @param body the text; the last part's has the text's last line ends
 */
record Part(int level, String title, String heading, String before, String afterHeading, String body) {

  Part behind(String text) {
    return new Part(level, title, heading, text, afterHeading, body);
  }

  Part withBody(String between, String text) {
    return new Part(level, title, heading, before, between, text);
  }
}
