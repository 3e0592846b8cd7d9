package io.mcpspec.emit.java.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.JavaFile;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import com.squareup.javapoet.TypeVariableName;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files are printed as JavaPoet prints them, but for short comments, empty bodies and plain fields. */
class JavaSourceTest {

  private static final String EACH_A_LINE = """
      package org.example;

      import java.util.List;

      /** One line. */
      public final class Printed {
        private int a;
        private List b = List.of(
        1);

        /** Says why. */
        private int c;
        private int d;

        Printed() {}

        class Empty {}
      }
      """;

  private static final String PACKAGE = "org.example";
  private static final ClassName LIST = ClassName.get(List.class);
  private static final ClassName OTHER_LIST = ClassName.get("org.other", "List");
  private static final ClassName OWN_LIST = ClassName.get(PACKAGE, "List");

  private static void isPrintedLikeJavaPoet(TypeSpec type) {
    String expected = JavaFile.builder(PACKAGE, type).indent("  ").skipJavaLangImports(true).build().toString();
    assertThat(printed(type)).isEqualTo(expected);
  }

  private static String printed(TypeSpec type) {
    return new String(JavaSource.artifact(PACKAGE, type).content(), StandardCharsets.UTF_8);
  }

  private static TypeSpec.Builder type() {
    return TypeSpec.classBuilder("Printed").addModifiers(Modifier.PUBLIC, Modifier.FINAL);
  }

  private static MethodSpec mentions(String name, TypeName... types) {
    MethodSpec.Builder method = MethodSpec.methodBuilder(name);
    for (TypeName type : types) {
      method.addStatement("$T.of($T.class)", type, type);
    }
    return method.build();
  }

  @Test
  void theFirstOfTwoClassesOfANameIsImported() {
    isPrintedLikeJavaPoet(type().addMethod(mentions("a", LIST, OTHER_LIST, LIST)).build());
    isPrintedLikeJavaPoet(type().addMethod(mentions("a", OTHER_LIST, LIST, ClassName.get(Map.Entry.class))).build());
  }

  @Test
  void aClassOfThePackageKeepsItsNameWhereverItIsMentioned() {
    isPrintedLikeJavaPoet(type().addMethod(mentions("a", OWN_LIST, LIST)).build());
    isPrintedLikeJavaPoet(type().addMethod(mentions("a", LIST, OTHER_LIST, OWN_LIST)).build());
    isPrintedLikeJavaPoet(type().addMethod(mentions("a", OWN_LIST.nestedClass("Inner"), LIST)).build());
  }

  @Test
  void whatIsNestedComesBeforeWhatIsImported() {
    ClassName own = ClassName.get(PACKAGE, "Printed");
    TypeSpec nested = TypeSpec.classBuilder("List")
        .addSuperinterface(own.nestedClass("Map"))
        .addMethod(mentions("b", LIST, own.nestedClass("List"), own, ClassName.get(Map.class)))
        .build();
    isPrintedLikeJavaPoet(type()
        .addSuperinterface(own.nestedClass("Map"))
        .addMethod(mentions("a", LIST, own.nestedClass("List"), OWN_LIST, own.nestedClass("Map")))
        .addType(nested)
        .addType(TypeSpec.interfaceBuilder("Map").addMethod(mentioned(own)).build())
        .build());
  }

  private static MethodSpec mentioned(ClassName own) {
    return MethodSpec.methodBuilder("c").addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
        .addParameter(own.nestedClass("List"), "list").build();
  }

  @Test
  void aCommentAloneImportsNothing() {
    CodeBlock long1 = CodeBlock.of("Takes a {@link $T}.\nOr not.\n", LIST);
    isPrintedLikeJavaPoet(type().addJavadoc(long1).build());
    isPrintedLikeJavaPoet(type().addJavadoc(long1).addMethod(mentions("a", LIST)).build());
    TypeSpec inner =
        TypeSpec.classBuilder("B").addJavadoc("\n\nTwo\n\nparts $T", LIST).addMethod(mentions("b", LIST)).build();
    isPrintedLikeJavaPoet(type().addMethod(mentions("a", LIST)).addType(inner).build());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 40})
  void linesBreakAtTheSameColumn(int width) {
    String name = "x".repeat(width);
    MethodSpec.Builder method = MethodSpec.methodBuilder("call" + name)
        .addModifiers(Modifier.PUBLIC).returns(ParameterizedTypeName.get(LIST, ClassName.get(String.class)));
    for (int i = 0; i < 6; i++) {
      method.addParameter(ClassName.get(String.class), name + i);
    }
    method.addStatement("$T.of($L,$W$L,$W$L,$W$L,$W$L)", LIST, name, name, name, name, name)
        .addStatement("return $T.of($S)\n.stream()$Z.filter($L)$Z.map($L)$Z.toList()", LIST, "it's \"$\"", name, name)
        .beginControlFlow("if ($N)", name)
        .addStatement("int[] $$ = {}")
        .endControlFlow();
    isPrintedLikeJavaPoet(type().addMethod(method.build()).build());
  }

  @Test
  void everyKindOfClassIsPrinted() {
    isPrintedLikeJavaPoet(TypeSpec.interfaceBuilder("Printed").addModifiers(Modifier.PUBLIC, Modifier.SEALED)
        .addAnnotation(FunctionalInterface.class)
        .addSuperinterface(ParameterizedTypeName.get(LIST, TypeName.INT.box())).addSuperinterface(OTHER_LIST)
        .addField(FieldSpec.builder(TypeName.INT, "ONE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .initializer("$L", 1).build())
        .addType(TypeSpec.enumBuilder("Kind").addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addEnumConstant("A", TypeSpec.anonymousClassBuilder("$L", 1).build())
            .addEnumConstant("B", TypeSpec.anonymousClassBuilder("$L", "two(\n2)").build()).build())
        .build());
    isPrintedLikeJavaPoet(type()
        .addField(String[].class, "late", Modifier.PROTECTED)
        .addField(FieldSpec.builder(TypeName.BOOLEAN, "EARLY", Modifier.STATIC).initializer("a(\nb)").build())
        .addMethod(MethodSpec.methodBuilder("later").addStatement("return").build())
        .addMethod(MethodSpec.constructorBuilder().addStatement("super()").build())
        .build());
  }

  @Test
  void shortCommentsEmptyBodiesAndPlainFieldsTakeALineEach() {
    FieldSpec documented = FieldSpec.builder(TypeName.INT, "c", Modifier.PRIVATE).addJavadoc("Says why.\n").build();
    FieldSpec broken = FieldSpec.builder(LIST, "b", Modifier.PRIVATE).initializer("$T.of(\n1)", LIST).build();
    TypeSpec type = type().addJavadoc("One line.\n")
        .addField(TypeName.INT, "a", Modifier.PRIVATE).addField(broken).addField(documented)
        .addField(TypeName.INT, "d", Modifier.PRIVATE)
        .addMethod(MethodSpec.constructorBuilder().build())
        .addType(TypeSpec.classBuilder("Empty").build())
        .build();

    assertThat(printed(type)).isEqualTo(EACH_A_LINE);
  }

  @Test
  void constantsWithoutCommentStandTogether() {
    TypeSpec type = TypeSpec.enumBuilder("Printed")
        .addEnumConstant("A", TypeSpec.anonymousClassBuilder("$L", Literals.string("a")).build())
        .addEnumConstant("B", TypeSpec.anonymousClassBuilder("$L", Literals.string("b")).build())
        .addEnumConstant("C", TypeSpec.anonymousClassBuilder("$L", Literals.string("c")).addJavadoc("Third.\n").build())
        .addEnumConstant("D", TypeSpec.anonymousClassBuilder("$L", Literals.string("d")).build())
        .build();

    assertThat(printed(type)).endsWith("""
        enum Printed {
          A("a"),
          B("b"),

          /** Third. */
          C("c"),
          D("d")
        }
        """);
  }

  @Test
  void aTextOfSeveralLinesIsALiteralForEach() {
    TypeSpec type = type()
        .addMethod(MethodSpec.methodBuilder("a").addStatement("say($S, $S)", "one\ntwo\n", "a\\nb").build()).build();

    isPrintedLikeJavaPoet(type);
    assertThat(printed(type)).contains("say(\"one\\n\"\n").contains("+ \"two\\n\", \"a\\\\nb\");");
  }

  @Test
  void whatIsNeverGeneratedIsRefused() {
    assertThatThrownBy(() -> printed(type().addTypeVariable(TypeVariableName.get("T")).build()))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("Printed");
    assertThatThrownBy(() -> printed(type().addMethod(MethodSpec.methodBuilder("a").addException(Exception.class)
        .build()).build())).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("`a`");
  }
}
