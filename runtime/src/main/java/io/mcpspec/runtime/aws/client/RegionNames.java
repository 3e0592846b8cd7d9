package io.mcpspec.runtime.aws.client;

import io.mcpspec.runtime.text.Excerpt;
import io.mcpspec.runtime.tool.ToolException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.regions.PartitionMetadata;
import software.amazon.awssdk.regions.Region;

/**
 * The names that a region can have. A name may come from a model, and the SDK makes a host name of whatever it is
 * given, so nothing is signed or sent before the name fits one of AWS's partitions.
 */
public final class RegionNames {

  private static final Pattern FORM = Pattern.compile("[a-z]{2,}(-[a-z]+)+-\\d+");

  private static final List<String> KNOWN =
      Region.regions().stream().filter(region -> !region.isGlobalRegion()).map(Region::id).sorted().toList();

  /** What stands between area and number, as in {@code eu-central-1}; new regions use the same words. */
  private static final Set<String> DIRECTIONS = Stream.concat(
          KNOWN.stream().map(RegionNames::direction), Stream.of("northwest", "southwest"))
      .collect(Collectors.toUnmodifiableSet());

  private static final List<Pattern> PARTITIONS = KNOWN.stream()
      .map(id -> PartitionMetadata.of(Region.of(id)).regionRegex())
      .distinct()
      .map(Pattern::compile)
      .toList();

  private RegionNames() {}

  /**
   * The region of this name. A name that fits a partition but is not known may be newer than the SDK, and passes.
   *
   * @throws ToolException when no partition has such regions; names the nearest one
   */
  public static Region check(String name) {
    boolean fits = FORM.matcher(name).matches()
        && PARTITIONS.stream().anyMatch(partition -> partition.matcher(name).matches())
        && DIRECTIONS.contains(direction(name));
    if (!fits) {
      throw new ToolException("No AWS region '" + Excerpt.of(name).replace("\"", "") + "'; nearest: " + nearest(name));
    }
    return Region.of(name);
  }

  public static boolean isKnown(String name) {
    return KNOWN.contains(name);
  }

  private static String direction(String name) {
    return name.substring(name.indexOf('-') + 1, name.lastIndexOf('-'));
  }

  /** The known region that a name resembles most. */
  public static String nearest(String name) {
    String wanted = name.length() > 40 ? name.substring(0, 40) : name;
    String best = KNOWN.get(0);
    for (String candidate : KNOWN) {
      if (distance(wanted.toLowerCase(Locale.ROOT), candidate) < distance(wanted.toLowerCase(Locale.ROOT), best)) {
        best = candidate;
      }
    }
    return best;
  }

  /** Insertions, removals, replacements and swaps of neighbours between two names. */
  private static int distance(String from, String to) {
    int[][] cost = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        cost[i][j] = i == 0 || j == 0 ? i + j : cheapest(cost, from, to, i, j);
      }
    }
    return cost[from.length()][to.length()];
  }

  private static int cheapest(int[][] cost, String from, String to, int i, int j) {
    int same = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
    int least = Math.min(cost[i - 1][j - 1] + same, Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
    boolean swapped =
        i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1);
    return swapped ? Math.min(least, cost[i - 2][j - 2] + 1) : least;
  }
}
