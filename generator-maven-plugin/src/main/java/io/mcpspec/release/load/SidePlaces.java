package io.mcpspec.release.load;

import io.mcpspec.publish.snapshot.Place;
import java.util.Optional;

/**
 * Where the places of a side are in the user's files.
 *
 * @param root what goes before the file of each place, empty or with a slash at its end; absent for a running server, a
 *     jar, or files that are somewhere else, where no place can be shown
 */
public record SidePlaces(Optional<String> root) {

  static final SidePlaces NONE = new SidePlaces(Optional.empty());

  /** The place as the user finds it. */
  public Optional<Place> of(Place place) {
    return root.map(folder -> new Place(folder + place.file(), place.line()));
  }
}
