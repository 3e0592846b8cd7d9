package io.mcpspec.binding.aws.model;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import java.util.List;
import java.util.Optional;

/**
 * A binding that joins pages of its operation.
 *
 * @param parameter the parameter that says how many
 * @param items the list that each page has
 * @param next the member of a request where its page begins, with the member of a response where the next one does
 * @param size the member of a request that bounds a page
 */
public record PagesSetting(Scalar parameter, Scalar items, Mapping.Entry next, Optional<Scalar> size) {

  static final String KEY = "pages";

  private static final String PARAMETER = "parameter";
  private static final String ITEMS = "items";
  private static final String NEXT = "next";
  private static final String SIZE = "size";

  static Optional<PagesSetting> read(Mapping binding, SettingReader reader) {
    return reader.mapping(binding, KEY, List.of(PARAMETER, ITEMS, NEXT), List.of(SIZE)).flatMap(pages -> {
      Optional<Scalar> parameter = reader.text(pages, PARAMETER, "a parameter's name");
      Optional<Scalar> items = reader.text(pages, ITEMS, "the name of the response's list");
      Optional<Mapping.Entry> next =
          reader.pair(pages, NEXT, "a member of the request and the one of the response that is passed in it");
      Optional<Scalar> size = reader.text(pages, SIZE, "the name of the request's member that bounds a page");
      return parameter.isPresent() && items.isPresent() && next.isPresent()
          ? Optional.of(new PagesSetting(parameter.get(), items.get(), next.get(), size))
          : Optional.empty();
    });
  }

  /** The member of a request where its page begins. */
  public String start() {
    return next.key();
  }

  /** The member of a response where the next page begins. */
  public Scalar nextMember() {
    return (Scalar) next.value();
  }
}
