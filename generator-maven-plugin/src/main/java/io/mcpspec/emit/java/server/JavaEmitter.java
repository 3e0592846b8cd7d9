package io.mcpspec.emit.java.server;

import com.squareup.javapoet.ClassName;
import io.mcpspec.document.node.Node;
import io.mcpspec.emit.Artifact;
import io.mcpspec.emit.java.data.PlanWriter;
import io.mcpspec.emit.java.data.SchemaChecks;
import io.mcpspec.emit.java.data.SchemaResource;
import io.mcpspec.emit.java.data.SourceContext;
import io.mcpspec.emit.java.name.ClassPlan;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.emit.java.name.ServerNames;
import io.mcpspec.emit.java.name.ToolTypes;
import io.mcpspec.emit.java.print.Javadoc;
import io.mcpspec.jsonschema.TypeReference;
import io.mcpspec.jsonschema.type.SchemaReader;
import io.mcpspec.jsonschema.type.SchemaType;
import io.mcpspec.spec.model.Catalog;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Emits the Java of a server: data classes, stubs, the list of its code, and the schemas to check against. */
public final class JavaEmitter {

  /**
   * The names of everything that is emitted for {@code catalog}; generated handlers are written against them.
   *
   * @param usable whether a validator can use a schema; with one that it cannot use, nothing is checked
   */
  public static JavaTypes types(Catalog catalog, Predicate<Node> usable) {
    Map<String, Node> shared = new LinkedHashMap<>();
    catalog.types().forEach((name, type) -> shared.put(name, type.schema()));
    return new JavaTypes(catalog.server().java().packageName(), new SchemaReader(shared, usable), catalog.tools());
  }

  /**
   * The files, in a fixed order.
   *
   * @param types the names, from {@link #types}
   * @param bound what bindings add
   */
  public List<Artifact> emit(Catalog catalog, JavaTypes types, BoundCode bound) {
    Handlers handlers = Handlers.of(catalog, types);
    ServerNames names = ServerNames.of(catalog.server());
    List<Artifact> files = server(catalog, types, handlers, bound);
    boolean handwritten = !handlers.all().isEmpty();
    Optional<ClassName> written =
        catalog.server().java().handlers().filter(name -> handwritten).map(JavaEmitter::named);
    if (!handwritten || written.isPresent()) {
      files.add(MainWriter.write(names, written));
    }
    files.addAll(bound.artifacts());
    return List.copyOf(files);
  }

  /** The files of a server that answers from samples and needs no Java of anybody, in a fixed order. */
  public List<Artifact> emitMock(Catalog catalog, JavaTypes types) {
    Handlers handlers = Handlers.of(catalog, types);
    ServerNames names = ServerNames.of(catalog.server());
    MockWriter mocks = new MockWriter(names, types);
    List<Artifact> files = server(catalog, types, handlers, mocks.bound());
    boolean handwritten = !handlers.all().isEmpty();
    if (handwritten) {
      files.add(mocks.handlers(handlers));
    }
    files.add(MainWriter.write(names, Optional.of(names.mockHandlers()).filter(name -> handwritten)));
    return List.copyOf(files);
  }

  /** What every server has, whoever answers. */
  private static List<Artifact> server(Catalog catalog, JavaTypes types, Handlers handlers, BoundCode bound) {
    List<Artifact> files = new ArrayList<>();
    ServerNames names = ServerNames.of(catalog.server());
    classes(types, documents(catalog), files);
    types.tools().forEach(tool -> files.add(StubWriter.write(tool)));
    files.add(new ServerWriter(names, types, handlers, bound).write());
    if (!handlers.all().isEmpty()) {
      files.add(HandlersWriter.write(names.handlers(), handlers));
    }
    return files;
  }

  private static ClassName named(String name) {
    int dot = name.lastIndexOf('.');
    return ClassName.get(name.substring(0, Math.max(dot, 0)), name.substring(dot + 1));
  }

  /** Most of the compiler's time is spent here, and no file depends on another. */
  private static void classes(JavaTypes types, Map<String, Node> documents, List<Artifact> files) {
    SchemaResource schemas = new SchemaResource(documents);
    Map<ClassName, String> docs = new LinkedHashMap<>();
    for (ToolTypes tool : types.tools()) {
      String name = Javadoc.code(tool.tool().name());
      docs.put(tool.input(), "Arguments of the tool " + name + ".\n");
      tool.output().ifPresent(output -> docs.put(output, "Result of the tool " + name + ".\n"));
    }
    files.addAll(types.plans().parallelStream()
        .flatMap(plan -> {
          SchemaType.Named root = plan.classes().get(plan.top());
          SchemaChecks checks = new SchemaChecks(plan.top(), ClassPlan.document(root), bundle(plan, docs));
          Optional<String> doc = Optional.ofNullable(docs.get(plan.top()));
          Artifact source = new PlanWriter(new SourceContext(types, plan, checks), doc).write();
          return Stream.concat(Stream.of(source), schemas.write(checks).stream());
        })
        .toList());
  }

  private static String bundle(ClassPlan plan, Map<ClassName, String> tools) {
    return (tools.containsKey(plan.top()) ? "" : "types/") + plan.top().simpleName();
  }

  private static Map<String, Node> documents(Catalog catalog) {
    Map<String, Node> documents = new LinkedHashMap<>();
    catalog.types().forEach((name, type) -> documents.put(TypeReference.to(name), type.schema()));
    catalog.tools().forEach(tool -> documents.put(ToolTypes.inputDocument(tool), tool.input()));
    catalog.tools().forEach(tool ->
        tool.output().ifPresent(schema -> documents.put(ToolTypes.outputDocument(tool), schema)));
    return documents;
  }
}
