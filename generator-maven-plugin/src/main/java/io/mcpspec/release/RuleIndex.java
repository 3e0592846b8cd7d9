package io.mcpspec.release;

import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.packaging.DependencyComparison;
import io.mcpspec.release.packaging.FileComparison;
import io.mcpspec.release.packaging.LaunchComparison;
import io.mcpspec.release.packaging.PackageComparison;
import io.mcpspec.release.policy.Exceptions;
import io.mcpspec.release.policy.VersionPolicy;
import io.mcpspec.release.prompt.HiddenCharacterCheck;
import io.mcpspec.release.prompt.SectionCheck;
import io.mcpspec.release.prompt.TokenBudgetCheck;
import io.mcpspec.release.prompt.content.ActorCheck;
import io.mcpspec.release.prompt.content.CodeCheck;
import io.mcpspec.release.prompt.content.FigureCheck;
import io.mcpspec.release.prompt.content.FormCheck;
import io.mcpspec.release.prompt.content.LayoutCheck;
import io.mcpspec.release.prompt.content.NormativeRuleCheck;
import io.mcpspec.release.prompt.name.DriftCheck;
import io.mcpspec.release.prompt.name.FileReferenceCheck;
import io.mcpspec.release.prompt.name.PlaceholderCheck;
import io.mcpspec.release.prompt.name.ToolReferenceCheck;
import io.mcpspec.release.surface.ArgumentsComparison;
import io.mcpspec.release.surface.CapabilitiesComparison;
import io.mcpspec.release.surface.CosmeticChange;
import io.mcpspec.release.surface.MessagesComparison;
import io.mcpspec.release.surface.PromptsComparison;
import io.mcpspec.release.surface.ResourcesComparison;
import io.mcpspec.release.surface.ServerComparison;
import io.mcpspec.release.tool.AnnotationsComparison;
import io.mcpspec.release.tool.ConversationCheck;
import io.mcpspec.release.tool.PortabilityComparison;
import io.mcpspec.release.tool.ToolComparison;
import io.mcpspec.release.tool.ToolDeprecation;
import io.mcpspec.release.tool.ToolIdentity;
import io.mcpspec.release.tool.ToolPresence;
import io.mcpspec.release.tool.schema.InputConstraintChange;
import io.mcpspec.release.tool.schema.InputTypeChange;
import io.mcpspec.release.tool.schema.ParameterChange;
import io.mcpspec.release.tool.schema.ParameterNoteChange;
import io.mcpspec.release.tool.schema.ResultKindChange;
import io.mcpspec.release.tool.schema.ResultNoteChange;
import io.mcpspec.release.tool.schema.ResultPropertyChange;
import io.mcpspec.release.tool.schema.ResultValueChange;
import io.mcpspec.release.tool.schema.ToolSchemasComparison;
import java.util.List;

/** Lists which class reports which rules. A rule is reported by no other class, and the class's Javadoc names it. */
public final class RuleIndex {

  /**
   * A class that reports findings.
   *
   * @param type the class
   * @param rules the ids of its rules
   */
  public record Entry(Class<?> type, List<String> rules) {}

  /** In the order in which a release is compared: server, tools, prompts, resources, package, exceptions. */
  public static final List<Entry> ENTRIES = List.of(
      entry(ServerComparison.class, "S01", "S02", "S05"),
      entry(CapabilitiesComparison.class, "S03", "S04"),
      entry(LaunchComparison.class, "S06"),
      entry(ToolPresence.class, "T01", "T03"),
      entry(ToolIdentity.class, "T02", "T04"),
      entry(ToolComparison.class, "T05"),
      entry(CosmeticChange.class, "T06"),
      entry(ToolDeprecation.class, "T07"),
      entry(DriftCheck.class, "T08"),
      entry(ConversationCheck.class, "T09"),
      entry(ParameterChange.class, "I01", "I02", "I03", "I04", "I05", "I06"),
      entry(InputTypeChange.class, "I07", "I08", "I09", "I16"),
      entry(InputConstraintChange.class, "I10", "I11", "I12", "I13", "I14"),
      entry(ParameterNoteChange.class, "I15", "I17"),
      entry(PortabilityComparison.class, "I18"),
      entry(ToolSchemasComparison.class, "I19", "O01", "O02"),
      entry(ResultPropertyChange.class, "O03", "O04", "O05", "O06"),
      entry(ResultValueChange.class, "O07", "O08", "O09"),
      entry(ResultKindChange.class, "O10"),
      entry(ResultNoteChange.class, "O11"),
      entry(AnnotationsComparison.class, "A01", "A02", "A03", "A04", "A05", "A06"),
      entry(PromptsComparison.class, "P01", "P02"),
      entry(ArgumentsComparison.class, "P03", "P04", "P05"),
      entry(SectionCheck.class, "P06", "P07", "P08", "P09", "P10"),
      entry(NormativeRuleCheck.class, "P11", "P12", "P13", "P14"),
      entry(ActorCheck.class, "P15"),
      entry(FigureCheck.class, "P16"),
      entry(FileReferenceCheck.class, "P17"),
      entry(LayoutCheck.class, "P18"),
      entry(CodeCheck.class, "P19"),
      entry(PlaceholderCheck.class, "P20"),
      entry(ToolReferenceCheck.class, "P21"),
      entry(MessagesComparison.class, "P22"),
      entry(TokenBudgetCheck.class, "P23"),
      entry(FormCheck.class, "P24"),
      entry(ResourcesComparison.class, "R01", "R02", "R03", "R04", "R05"),
      entry(VersionPolicy.class, "K01"),
      entry(FileComparison.class, "K02", "K03"),
      entry(DependencyComparison.class, "K04"),
      entry(HiddenCharacterCheck.class, "K05"),
      entry(PackageComparison.class, "K06"),
      entry(Exceptions.class, "X01", "X02"));

  private RuleIndex() {}

  private static Entry entry(Class<?> type, String... rules) {
    return new Entry(type, List.of(rules));
  }

  /** The class that reports a rule. */
  public static Class<?> reporterOf(Rule rule) {
    return ENTRIES.stream()
        .filter(entry -> entry.rules().contains(rule.id()))
        .findFirst()
        .orElseThrow()
        .type();
  }
}
