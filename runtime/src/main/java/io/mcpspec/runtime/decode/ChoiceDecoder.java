package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads a union whose variants nothing but their form tells apart: the first that fits.
 *
 * @param <T> the union
 */
public final class ChoiceDecoder<T> implements Decoder<T> {

  private final List<Decoder<? extends T>> variants;
  private final boolean exclusive;

  ChoiceDecoder(List<Decoder<? extends T>> variants, boolean exclusive) {
    this.variants = variants;
    this.exclusive = exclusive;
  }

  /** The same with one more variant. */
  public ChoiceDecoder<T> or(Decoder<? extends T> decoder) {
    List<Decoder<? extends T>> more = new ArrayList<>(variants);
    more.add(decoder);
    return new ChoiceDecoder<>(more, exclusive);
  }

  /** The same, but a value that fits two variants is wrong. */
  public ChoiceDecoder<T> exclusive() {
    return new ChoiceDecoder<>(variants, true);
  }

  /** A number or boolean in a string is taken for one only where no variant takes the string, and one alone that. */
  @Override
  public T decode(Json json, Path path, Problems problems) {
    List<Problems> close = new ArrayList<>();
    List<T> fitting = fitting(json, path, true, close);
    if (fitting.isEmpty() && !problems.isStrict()) {
      List<T> spelt = fitting(json, path, false, new ArrayList<>());
      fitting = spelt.size() == 1 ? spelt : List.of();
    }
    if (fitting.size() == 1 || !fitting.isEmpty() && !exclusive) {
      return fitting.get(0);
    }
    report(json, path, problems, fitting.size(), close);
    return null;
  }

  /** What the variants read; the problems of those that are of the right form go to {@code close}. */
  private List<T> fitting(Json json, Path path, boolean strict, List<Problems> close) {
    List<T> fitting = new ArrayList<>();
    for (Decoder<? extends T> variant : variants) {
      Problems own = new Problems(strict);
      T value = variant.decode(json, path, own);
      if (own.isEmpty()) {
        fitting.add(value);
      } else if (!own.at(path)) {
        close.add(own);
      }
    }
    return fitting;
  }

  /** When only one variant is of the right form, what is wrong inside it says most. */
  private void report(Json json, Path path, Problems problems, int fitting, List<Problems> close) {
    if (fitting > 1) {
      problems.add(path, "a value that fits one of the choices alone", json);
    } else if (close.size() == 1) {
      problems.addAll(close.get(0));
    } else {
      problems.add(path, expected(), json);
    }
  }

  @Override
  public String expected() {
    Set<String> forms = new LinkedHashSet<>();
    variants.forEach(variant -> forms.add(variant.expected()));
    return String.join(" or ", forms);
  }
}
