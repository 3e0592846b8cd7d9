package io.mcpspec.client;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the file of a program where the system does not: Windows starts {@code npx.cmd} by its whole name alone.
 *
 * @param directories where programs are, as {@code PATH} lists them
 * @param endings what their names may end with, as {@code PATHEXT} lists them
 * @param separator what stands between two of each
 */
record ProgramFile(String directories, String endings, String separator) {

  /** The command with the file of its program, if one is found; as it is otherwise. */
  List<String> in(List<String> command) {
    return find(command.get(0))
        .map(file -> Stream.concat(Stream.of(file.toString()), command.stream().skip(1)).toList())
        .orElse(command);
  }

  private Optional<Path> find(String program) {
    if (program.contains("/") || program.contains("\\")) {
      return Optional.empty();
    }
    return parts(directories)
        .flatMap(directory -> parts(endings).map(ending -> Path.of(directory).resolve(program + ending)))
        .filter(Files::isRegularFile)
        .findFirst();
  }

  private Stream<String> parts(String list) {
    return Stream.of(list.split(Pattern.quote(separator))).filter(part -> !part.isBlank());
  }
}
