package io.mcpspec.jsonschema.pattern;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The properties of {@code \p{…}}, as Java names them. */
final class UnicodeProperty {

  private static final Pattern SCRIPT = Pattern.compile("[A-Z][a-z]+(_[A-Z][a-z]+)*|SignWriting");

  private static final Map<String, String> CATEGORIES = new HashMap<>();

  static {
    String table = "L:Letter LC:Cased_Letter Lu:Uppercase_Letter Ll:Lowercase_Letter Lt:Titlecase_Letter "
        + "Lm:Modifier_Letter Lo:Other_Letter M:Mark,Combining_Mark Mn:Nonspacing_Mark Mc:Spacing_Mark "
        + "Me:Enclosing_Mark N:Number Nd:Decimal_Number,digit Nl:Letter_Number No:Other_Number P:Punctuation,punct "
        + "Pc:Connector_Punctuation Pd:Dash_Punctuation Ps:Open_Punctuation Pe:Close_Punctuation "
        + "Pi:Initial_Punctuation Pf:Final_Punctuation Po:Other_Punctuation S:Symbol Sm:Math_Symbol "
        + "Sc:Currency_Symbol Sk:Modifier_Symbol So:Other_Symbol Z:Separator Zs:Space_Separator Zl:Line_Separator "
        + "Zp:Paragraph_Separator C:Other Cc:Control,cntrl Cf:Format Cs:Surrogate Co:Private_Use Cn:Unassigned";
    for (String line : table.split(" ")) {
      String category = line.substring(0, line.indexOf(':'));
      CATEGORIES.put(category, category);
      Arrays.stream(line.substring(category.length() + 1).split(",")).forEach(name -> CATEGORIES.put(name, category));
    }
  }

  /** Properties of two values, by both their names. */
  private static final Map<String, String> BINARY = Map.ofEntries(
      Map.entry("Alphabetic", "IsAlphabetic"), Map.entry("Alpha", "IsAlphabetic"),
      Map.entry("Uppercase", "IsUppercase"), Map.entry("Upper", "IsUppercase"),
      Map.entry("Lowercase", "IsLowercase"), Map.entry("Lower", "IsLowercase"),
      Map.entry("White_Space", "IsWhite_Space"), Map.entry("space", "IsWhite_Space"),
      Map.entry("Ideographic", "IsIdeographic"), Map.entry("Ideo", "IsIdeographic"),
      Map.entry("Hex_Digit", "IsHex_Digit"), Map.entry("Hex", "IsHex_Digit"),
      Map.entry("Noncharacter_Code_Point", "IsNoncharacter_Code_Point"),
      Map.entry("NChar", "IsNoncharacter_Code_Point"), Map.entry("Join_Control", "IsJoin_Control"),
      Map.entry("Join_C", "IsJoin_Control"), Map.entry("ASCII", "ASCII"), Map.entry("Assigned", "IsAssigned"));

  private static final Set<String> OF_CATEGORY = Set.of("General_Category", "gc");
  private static final Set<String> OF_SCRIPT = Set.of("Script", "sc");

  private UnicodeProperty() {}

  /** Java's name of a property; empty when Java has none. */
  static Optional<String> of(String written) {
    String[] parts = written.split("=", 2);
    if (parts.length == 1) {
      return Optional.ofNullable(CATEGORIES.get(written)).or(() -> Optional.ofNullable(BINARY.get(written)));
    }
    if (OF_CATEGORY.contains(parts[0])) {
      return Optional.ofNullable(CATEGORIES.get(parts[1]));
    }
    return OF_SCRIPT.contains(parts[0]) && isScript(parts[1]) ? Optional.of("script=" + parts[1]) : Optional.empty();
  }

  private static boolean isScript(String name) {
    try {
      return SCRIPT.matcher(name).matches() && Character.UnicodeScript.forName(name) != null;
    } catch (IllegalArgumentException unknown) {
      return false; // Java does not know the script, so the pattern is refused
    }
  }
}
