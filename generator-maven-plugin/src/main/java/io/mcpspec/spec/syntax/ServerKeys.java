package io.mcpspec.spec.syntax;

import static io.mcpspec.spec.shape.Key.optional;
import static io.mcpspec.spec.shape.Key.required;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.spec.shape.Key;
import io.mcpspec.spec.shape.MappingShape;
import io.mcpspec.spec.shape.Named;
import io.mcpspec.spec.shape.Shapes;
import io.mcpspec.spec.shape.Values;
import java.util.List;
import java.util.Optional;

/** The keys of {@code server.yaml}. */
public final class ServerKeys {

  private static final Key<Scalar> PACKAGE =
      required("package", Shapes.text(), "Package of the generated Java.")
          .orElse(StandIns.text("spec"));
  private static final Key<Scalar> HANDLERS =
      optional("handlers", Shapes.text(), "The class with the handwritten handlers; `Main` makes one.");
  private static final MappingShape<ServerDecl.Java> JAVA_SHAPE =
      new MappingShape<>(
          "the Java settings",
          List.of(PACKAGE, HANDLERS),
          values -> new ServerDecl.Java(values.get(PACKAGE), values.find(HANDLERS)));

  private static final Key<Scalar> GROUP_ID = required("id", Shapes.id(), "The name in a tool's `group`.");
  private static final Key<Scalar> GROUP_TITLE =
      required("title", Shapes.text(), "The name that people see.")
          .orElse(StandIns.text("group"));
  private static final Key<Scalar> GROUP_DESCRIPTION = optional("description", Shapes.text(), "What the group holds.");
  private static final Key<Scalar> DEFAULT =
      optional("default", Shapes.flag(), "Whether it is served when the user chooses no groups; true if not written.");
  private static final MappingShape<ServerDecl.Group> GROUP =
      new MappingShape<>(
              "a group",
              List.of(GROUP_ID, GROUP_TITLE, GROUP_DESCRIPTION, DEFAULT),
              values ->
                  new ServerDecl.Group(
                      values.get(GROUP_ID),
                      values.get(GROUP_TITLE),
                      values.find(GROUP_DESCRIPTION),
                      values.find(DEFAULT)))
          .declaring("group", "id");

  private static final Key<List<Scalar>> ORDERED_TOOLS =
      optional("tools", Shapes.list(Shapes.text()), "Tools, prompt tools included.");
  private static final Key<List<Scalar>> ORDERED_PROMPTS =
      optional("prompts", Shapes.list(Shapes.text()), "Prompts by id.");
  private static final Key<List<Scalar>> ORDERED_RESOURCES =
      optional("resources", Shapes.list(Shapes.text()), "Resources by name.");
  private static final Key<List<Scalar>> ORDERED_TEMPLATES =
      optional("resourceTemplates", Shapes.list(Shapes.text()), "Resource templates by name.");
  private static final MappingShape<ServerDecl.Order> ORDER_SHAPE =
      new MappingShape<>(
          "the served order",
          List.of(ORDERED_TOOLS, ORDERED_PROMPTS, ORDERED_RESOURCES, ORDERED_TEMPLATES),
          values ->
              new ServerDecl.Order(
                  values.list(ORDERED_TOOLS),
                  values.list(ORDERED_PROMPTS),
                  values.list(ORDERED_RESOURCES),
                  values.list(ORDERED_TEMPLATES)));

  private static final Key<Scalar> LISTED_TOOLS = listed("tools", "tools/list");
  private static final Key<Scalar> LISTED_PROMPTS = listed("prompts", "prompts/list");
  private static final Key<Scalar> LISTED_RESOURCES = listed("resources", "resources/list");
  private static final Key<Scalar> LISTED_TEMPLATES = listed("resourceTemplates", "resources/templates/list");
  private static final MappingShape<ServerDecl.Lists> LISTS_SHAPE =
      new MappingShape<>(
          "the lists",
          List.of(LISTED_TOOLS, LISTED_PROMPTS, LISTED_RESOURCES, LISTED_TEMPLATES),
          values ->
              new ServerDecl.Lists(
                  values.find(LISTED_TOOLS),
                  values.find(LISTED_PROMPTS),
                  values.find(LISTED_RESOURCES),
                  values.find(LISTED_TEMPLATES)));

  private static final Key<Scalar> VARIABLE = required("name", Shapes.text(), "The variable's name.");
  private static final Key<Scalar> MEANING =
      required("description", Shapes.text(), "What it does.")
          .orElse(StandIns.text("variable"));
  private static final Key<Scalar> SECRET = optional("secret", Shapes.flag(), "Whether its value must not be shown.");
  private static final MappingShape<ServerDecl.Variable> VARIABLE_SHAPE =
      new MappingShape<>(
          "an environment variable",
          List.of(VARIABLE, MEANING, SECRET),
          values -> new ServerDecl.Variable(values.get(VARIABLE), values.get(MEANING), values.find(SECRET)));

  private static final Key<Scalar> SPEC = FileHeader.key("server/1");
  private static final Key<Scalar> NAME =
      required("name", Shapes.text(), "The server's name on the wire.")
          .orElse(StandIns::fileName);
  private static final Key<Scalar> TITLE = optional("title", Shapes.text(), "The name that people see.");
  private static final Key<Scalar> VERSION =
      optional("version", Shapes.version(), "The server's version; the newest release if not written.");
  private static final Key<Scalar> INSTRUCTIONS =
      optional("instructions", Shapes.text(), "Text that clients give to their model.");
  private static final Key<ServerDecl.Java> JAVA =
      required("java", JAVA_SHAPE, "Settings of the generated Java.")
          .orElse(StandIns.text("spec").andThen(name -> new ServerDecl.Java(name, Optional.empty())));
  private static final Key<List<Named<Mapping>>> BINDINGS =
      optional("bindings", Shapes.named("settings by binding", Shapes.mapping()), "Settings by kind of binding.");
  private static final Key<Scalar> PUBLISH =
      optional("publish", Shapes.choice("form", "portable", "as-written"), "The form of published schemas.");
  private static final Key<List<Scalar>> CLIENTS =
      optional(
          "clients",
          Shapes.list(Shapes.choice("client", "claude", "claude-directory", "openai", "openai-strict", "vscode",
              "cursor", "gemini", "bedrock", "typescript-sdk")),
          "The clients by whose limits the lint judges.");
  private static final Key<Scalar> DIGESTS =
      optional("digests", Shapes.flag(), "Whether list items carry a digest of themselves.");
  private static final Key<List<Scalar>> CAPABILITIES =
      optional(
          "capabilities",
          Shapes.list(Shapes.choice("capability", "logging", "subscriptions")),
          "What handlers send to clients beside their answers.");
  private static final Key<Scalar> PROMPT_RELEASE =
      optional("prompt-release", Shapes.version(), "The release whose prompts are served by default.");
  private static final Key<List<ServerDecl.Group>> GROUPS =
      optional("groups", Shapes.list(GROUP), "Groups of tools that users choose.");
  private static final Key<ServerDecl.Order> ORDER =
      optional("order", ORDER_SHAPE, "The served order; what is not named follows by name.");
  private static final Key<ServerDecl.Lists> LISTS =
      optional("lists", LISTS_SHAPE, "Whether a list is answered, where what is in it does not say.");
  private static final Key<List<ServerDecl.Variable>> ENVIRONMENT =
      optional("environment", Shapes.list(VARIABLE_SHAPE), "Variables that the server reads.");
  private static final Key<List<Named<Scalar>>> ERRORS =
      optional("errors", Shapes.named("texts by error code", Shapes.text()), "What to do, by error code, in any tool.");
  private static final Key<LintDecl> LINT =
      optional("lint", LintDecl.SHAPE, "Severities of lint rules, and findings that are accepted.");
  private static final Key<Mapping> WIRE =
      optional("wire", Shapes.mapping(), "Further members of `serverInfo`, published as they stand.");

  /** The shape of the file. */
  public static final MappingShape<ServerDecl> SHAPE =
      new MappingShape<>(
          "server.yaml",
          List.of(
              SPEC, NAME, TITLE, VERSION, INSTRUCTIONS, JAVA, BINDINGS, PUBLISH, CLIENTS, DIGESTS, CAPABILITIES,
              PROMPT_RELEASE, GROUPS, ORDER, LISTS, ENVIRONMENT, ERRORS, LINT, WIRE),
          ServerKeys::build);

  private ServerKeys() {}

  private static Key<Scalar> listed(String name, String method) {
    return optional(name, Shapes.flag(), "Whether `" + method + "` is answered.");
  }

  /** A server for a spec whose own cannot be read, so that the rest is checked. */
  static ServerDecl standIn() {
    Mapping nothing = new Mapping(List.of(), Span.of(new SourceFile("server.yaml", "")));
    return SHAPE.read(nothing, new Diagnostics()).orElseThrow();
  }

  private static ServerDecl build(Values values) {
    return new ServerDecl(
        values.get(NAME),
        new ServerDecl.Introduction(
            values.find(TITLE), values.find(VERSION), values.find(INSTRUCTIONS), values.mapping(WIRE)),
        values.get(JAVA),
        values.list(BINDINGS),
        new ServerDecl.Publishing(
            values.find(PUBLISH),
            values.list(CLIENTS),
            values.find(DIGESTS),
            values.list(CAPABILITIES),
            values.find(ORDER),
            values.find(LISTS),
            values.find(PROMPT_RELEASE)),
        values.list(GROUPS),
        values.list(ENVIRONMENT),
        values.list(ERRORS),
        values.find(LINT));
  }
}
