package io.mcpspec.publish.surface;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.spec.model.Effect;
import io.mcpspec.spec.model.Tool;
import java.util.List;
import java.util.Optional;

/**
 * A tool as the world sees it.
 *
 * @param name name on the wire
 * @param group its group, where it has one
 * @param effect what it does
 * @param since the release that brought it, where declared
 * @param servedByDefault whether it is served when the user chooses nothing
 * @param handled whether its code is written by hand, in a method of the class that serves the tools
 * @param renamed the names that it had before
 * @param deprecation set when it is on its way out
 * @param full the list item with the full schemas, which the server validates against
 * @param published the list item that is served, with its digest where the server has digests
 */
public record ToolItem(
    String name,
    Optional<String> group,
    Effect effect,
    Optional<String> since,
    boolean servedByDefault,
    boolean handled,
    List<Tool.Renamed> renamed,
    Optional<Tool.Deprecation> deprecation,
    Mapping full,
    Mapping published) {}
