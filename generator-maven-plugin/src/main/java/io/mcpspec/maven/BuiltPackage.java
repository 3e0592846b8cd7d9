package io.mcpspec.maven;

import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Packaged.Dependency;
import io.mcpspec.publish.snapshot.Snapshot;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.model.License;
import org.apache.maven.model.Organization;
import org.apache.maven.project.MavenProject;

/** What Maven knows of the package that is built from a spec: its exact dependencies, its licence, its publisher. */
final class BuiltPackage {

  private static final String OURS = "io.mcpspec";
  private static final String RUNTIME = "mcp-spec-runtime";

  private final List<MavenProject> projects;

  /**
   * @param projects the projects of the build; the one whose server it is depends on the runtime
   */
  BuiltPackage(List<MavenProject> projects) {
    this.projects = projects;
  }

  /** The side with what is known of its package; as it is where no project of the build is a server. */
  Snapshot of(Snapshot side) {
    Optional<MavenProject> server = projects.stream().filter(BuiltPackage::isServer).findFirst();
    return server.isEmpty()
        ? side
        : side.withPackaged(side.packaged().map(packaged -> known(packaged, server.get())));
  }

  private static boolean isServer(MavenProject project) {
    return project.getDependencies().stream().anyMatch(dependency -> dependency.getGroupId().equals(OURS)
        && dependency.getArtifactId().equals(RUNTIME)
        && !Artifact.SCOPE_TEST.equals(dependency.getScope()));
  }

  private static Packaged known(Packaged packaged, MavenProject project) {
    List<Dependency> dependencies = project.getArtifacts().stream()
        .filter(artifact -> !Artifact.SCOPE_TEST.equals(artifact.getScope()))
        .filter(artifact -> !Artifact.SCOPE_PROVIDED.equals(artifact.getScope()))
        .map(artifact -> new Dependency(artifact.getGroupId() + ":" + artifact.getArtifactId(), artifact.getVersion()))
        .sorted(Comparator.comparing(Dependency::name))
        .toList();
    String java = project.getProperties().getProperty("maven.compiler.release");
    return new Packaged(
        project.getArtifactId(),
        packaged.version(),
        Optional.ofNullable(project.getOrganization()).map(Organization::getName),
        project.getLicenses().stream().map(License::getName).findFirst(),
        Optional.ofNullable(java).map(version -> "Java " + version),
        dependencies,
        packaged.launches(),
        packaged.files());
  }
}
