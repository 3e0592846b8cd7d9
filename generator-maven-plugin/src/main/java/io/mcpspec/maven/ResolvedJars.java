package io.mcpspec.maven;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;

/** Finds an artifact and all that it runs with, as Maven would for a project. */
record ResolvedJars(
    RepositorySystem resolver, RepositorySystemSession session, List<RemoteRepository> remotes) {

  /**
   * @param coordinates {@code group:artifact:version}
   */
  List<Path> of(String coordinates) throws DependencyResolutionException {
    Dependency root = new Dependency(new DefaultArtifact(coordinates), "runtime");
    DependencyRequest request =
        new DependencyRequest(new CollectRequest(root, remotes), (node, parents) -> isNeeded(node.getDependency()));
    return resolver.resolveDependencies(session, request).getArtifactResults().stream()
        .map(result -> result.getArtifact().getFile().toPath())
        .toList();
  }

  private static boolean isNeeded(Dependency dependency) {
    return !dependency.isOptional() && List.of("compile", "runtime").contains(dependency.getScope());
  }
}
