package io.mcpspec.spec.syntax;

import io.mcpspec.document.source.SpecSources;
import io.mcpspec.spec.shape.Named;
import java.util.List;

/**
 * A whole spec as written; no name in it has been looked up yet.
 *
 * @param sources the files, for the texts and bytes that declarations name
 */
public record SpecDecl(
    SpecSources sources,
    ServerDecl server,
    List<ReleasesDecl.Release> releases,
    List<Named<FactsDecl.Fact>> facts,
    List<TypeDecl> types,
    List<ToolDecl> tools,
    List<PromptDecl> prompts,
    List<ResourceDecl> resources) {}
