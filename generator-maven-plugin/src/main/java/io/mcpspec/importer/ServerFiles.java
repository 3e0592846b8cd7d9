package io.mcpspec.importer;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Span;
import io.mcpspec.spec.model.NamedOrder;
import io.mcpspec.spec.syntax.Template;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.SourceVersion;

/** Writes {@code server.yaml} and {@code releases.yaml}. */
public final class ServerFiles {

  /** What a version has to be to name a release. */
  public static final String RELEASE = "[A-Za-z0-9][A-Za-z0-9._+-]{0,60}";

  private final Published published;
  private final String javaPackage;
  private final Mapping info;

  ServerFiles(Published published, Optional<String> javaPackage) {
    this.published = published;
    this.info = published.serverInfo();
    this.javaPackage = javaPackage.orElseGet(() -> packageOf(Published.text(info, "name")));
  }

  /** The server's own version is the first release, a draft: nothing was released from the spec yet. */
  List<SpecFile> files(List<String> promptIds) {
    String version = Published.text(info, "version");
    boolean isRelease = version.matches(RELEASE);
    Mapping release = new MappingBuilder(info.span())
        .put("id", isRelease ? version : "1.0.0").put("state", "draft").build();
    Mapping releases = new MappingBuilder(info.span())
        .put("spec", "releases/1").put("releases", new Sequence(List.of(release), info.span())).build();
    return List.of(
        new SpecFile("server.yaml", "server", server(promptIds, isRelease)),
        new SpecFile("releases.yaml", "releases", releases));
  }

  private Mapping server(List<String> promptIds, boolean versionIsRelease) {
    return content(
        published,
        Optional.of(Published.text(info, "version")).filter(version -> !versionIsRelease),
        Optional.of(new MappingBuilder(info.span()).put("package", javaPackage).build()),
        capabilities(published),
        order(promptIds),
        lists(published));
  }

  /** What {@code server.yaml} says of a server, together with what is written for it. */
  public static Mapping content(
      Published published,
      Optional<String> version,
      Optional<Mapping> java,
      Optional<? extends Node> capabilities,
      Optional<? extends Node> order,
      Optional<? extends Node> lists) {
    ItemMembers members = new ItemMembers(published.serverInfo());
    MappingBuilder file = new MappingBuilder(published.serverInfo().span())
        .put("spec", "server/1")
        .put("name", members.text("name").orElseThrow())
        .putText("title", members.text("title").map(Template::escaped))
        .putText("version", members.text("version").flatMap(said -> version));
    published.initialize().get("instructions").filter(ItemMembers::isText)
        .ifPresent(node -> file.put("instructions", Template.escaped(((Scalar) node).text())));
    return file
        .putNode("java", java)
        .putNode("capabilities", capabilities)
        .putNode("order", order)
        .putNode("lists", lists)
        .putNode("wire", members.rest())
        .build();
  }

  /** What the server declares, of all that a spec can say: log lines, and that a resource has changed. */
  public static Optional<Sequence> capabilities(Published published) {
    Span span = published.serverInfo().span();
    Optional<Mapping> declared = published.initialize().mapping("capabilities");
    List<Node> names = new ArrayList<>();
    declared.filter(all -> all.has("logging")).ifPresent(all -> names.add(Scalar.string("logging", span)));
    declared.flatMap(all -> all.mapping("resources")).flatMap(resources -> resources.get("subscribe"))
        .filter(ServerFiles::isTrue).ifPresent(yes -> names.add(Scalar.string("subscriptions", span)));
    return names.isEmpty() ? Optional.empty() : Optional.of(new Sequence(names, span));
  }

  private static boolean isTrue(Node node) {
    return node instanceof Scalar scalar && scalar.kind() == Scalar.Kind.BOOLEAN && scalar.text().equals("true");
  }

  /** Only lists whose order is not that of their names. */
  private Optional<Mapping> order(List<String> promptIds) {
    MappingBuilder order = new MappingBuilder(info.span());
    put("tools", names(published.tools()), order);
    put("prompts", promptIds, order);
    put("resources", names(published.resources()), order);
    put("resourceTemplates", names(published.templates()), order);
    return order.isEmpty() ? Optional.empty() : Optional.of(order.build());
  }

  private static List<String> names(Optional<List<Mapping>> items) {
    return Published.items(items).stream().map(item -> Published.text(item, "name")).toList();
  }

  private static void put(String list, List<String> names, MappingBuilder order) {
    if (!names.equals(names.stream().sorted().toList())) {
      order.put(list, NamedOrder.names(names));
    }
  }

  /** Where a list is answered although it is empty, or not answered although others are. */
  public static Optional<Mapping> lists(Published published) {
    MappingBuilder lists = new MappingBuilder(published.serverInfo().span());
    boolean anyResource = Published.items(published.resources()).size()
        + Published.items(published.templates()).size() > 0;
    put("tools", published.tools(), !Published.items(published.tools()).isEmpty(), lists);
    put("prompts", published.prompts(), !Published.items(published.prompts()).isEmpty(), lists);
    put("resources", published.resources(), anyResource, lists);
    put("resourceTemplates", published.templates(), anyResource, lists);
    return lists.isEmpty() ? Optional.empty() : Optional.of(lists.build());
  }

  private static void put(String list, Optional<List<Mapping>> items, boolean usual, MappingBuilder lists) {
    if (items.isPresent() != usual) {
      lists.put(list, items.isPresent());
    }
  }

  private static String packageOf(String name) {
    String letters = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "");
    return "org.example." + (SourceVersion.isName(letters, SourceVersion.RELEASE_17) ? letters : "server" + letters);
  }
}
