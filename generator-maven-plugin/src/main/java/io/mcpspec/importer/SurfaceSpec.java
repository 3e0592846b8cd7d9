package io.mcpspec.importer;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.InputFile;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The files of a spec for a server's lists.
 *
 * @param files all files
 * @param answers the captured answers that are in them
 * @param remarks what a person should look at
 */
record SurfaceSpec(List<InputFile> files, Mapping answers, Remarks remarks) {

  /**
   * @param faults which items the compiler only takes as another server's
   */
  static SurfaceSpec of(Published published, Optional<String> javaPackage, Faults faults, Remarks remarks) {
    boolean completes = published.completes();
    List<Mapping> tools = Published.items(published.tools());
    SharedTypes types = SharedTypes.in(tools.stream().flatMap(SurfaceSpec::schemas).toList(), faults.types());
    PromptFiles prompts = new PromptFiles(published.promptMessages(), completes, new FileNames(), remarks);
    prompts.add(Published.items(published.prompts()));
    ResourceFiles resources = new ResourceFiles(faults.adopted(), completes, new FileNames());
    resources.add(Published.items(published.resources()), "uri", new HashSet<>());
    resources.add(Published.items(published.templates()), "uriTemplate", new HashSet<>());
    List<SpecFile> yaml = new ArrayList<>(new ServerFiles(published, javaPackage).files(prompts.ids()));
    yaml.addAll(types.files());
    yaml.addAll(new ToolFiles(types, faults.adopted(), new FileNames(), remarks).of(tools));
    List<InputFile> files = new ArrayList<>(yaml.stream().map(SpecFile::file).toList());
    files.addAll(prompts.files());
    files.addAll(resources.files());
    return new SurfaceSpec(files, prompts.answers(), remarks);
  }

  private static Stream<Node> schemas(Mapping tool) {
    return Stream.concat(tool.get("inputSchema").stream(), tool.get("outputSchema").stream());
  }
}
