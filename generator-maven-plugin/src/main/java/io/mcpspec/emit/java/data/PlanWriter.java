package io.mcpspec.emit.java.data;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.emit.Artifact;
import io.mcpspec.emit.java.print.JavaSource;
import io.mcpspec.emit.java.print.Javadoc;
import io.mcpspec.jsonschema.type.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes one source file of data classes, and the resource with the schemas that they check against. */
public final class PlanWriter {

  private final SourceContext context;
  private final Optional<String> doc;

  /**
   * @param doc Javadoc of the top class, where not its schema's description
   */
  public PlanWriter(SourceContext context, Optional<String> doc) {
    this.context = context;
    this.doc = doc;
  }

  /** The source file. */
  public Artifact write() {
    ClassName top = context.plan().top();
    List<TypeSpec> nested = new ArrayList<>();
    TypeSpec.Builder outer = type(top, context.plan().classes().get(top));
    context.plan().inner().forEach((name, type) -> nested.add(nested(name, type)));
    context.plan().classes().forEach((name, type) -> nested.addAll(wrappers(name, type)));
    nested.forEach(outer::addType);
    TypeSpec.Builder complete = withSchemas(outer);
    return JavaSource.artifact(top.packageName(), complete.build());
  }

  /** The constant comes first, since others are made of it. */
  private TypeSpec.Builder withSchemas(TypeSpec.Builder outer) {
    context.checks().constant(isInterface()).ifPresent(field -> outer.fieldSpecs.add(0, field));
    return outer;
  }

  private boolean isInterface() {
    return context.plan().classes().get(context.plan().top()) instanceof SchemaType.UnionType;
  }

  /** Interfaces and enums are static without the word; what is nested in an interface JavaPoet wants to have it. */
  private TypeSpec nested(ClassName name, SchemaType.Named type) {
    TypeSpec.Builder spec = type(name, type);
    boolean needed = isInterface() || type instanceof SchemaType.StructType;
    return needed ? spec.addModifiers(Modifier.STATIC).build() : spec.build();
  }

  private TypeSpec.Builder type(ClassName name, SchemaType.Named type) {
    TypeSpec.Builder spec = type.acceptNamed(new TypeWriter(name, context));
    Optional<String> own =
        type.doc().filter(words -> !words.isBlank()).map(words -> Javadoc.of(Optional.of(words), List.of()));
    Optional<String> text = name.equals(context.plan().top()) ? doc.or(() -> own) : own;
    text.ifPresent(words -> spec.addJavadoc("$L", words));
    return spec;
  }

  private List<TypeSpec> wrappers(ClassName name, SchemaType.Named type) {
    List<TypeSpec> found = new ArrayList<>();
    if (type instanceof SchemaType.UnionType union) {
      TypeName json = UnionWriter.jsonType(union, context.types());
      for (SchemaType.Variant variant : union.variants()) {
        ClassName wrapper = context.plan().wrapper(name, variant);
        if (wrapper != null) {
          found.add(WrapperWriter.write(wrapper, variant, name, json, context.types()));
        }
      }
    }
    return found;
  }
}
