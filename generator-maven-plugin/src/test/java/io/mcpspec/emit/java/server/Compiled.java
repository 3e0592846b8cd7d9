package io.mcpspec.emit.java.server;

import io.mcpspec.emit.Artifact;
import io.mcpspec.runtime.decode.Arguments;
import io.mcpspec.runtime.decode.Decoder;
import io.mcpspec.runtime.decode.InvalidArgumentsException;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Generated files, compiled as strictly as our own code and loaded. */
public final class Compiled extends ClassLoader {

  private final Map<String, byte[]> classes;
  private final Map<String, byte[]> resources = new LinkedHashMap<>();

  private Compiled(Map<String, byte[]> classes, List<Artifact> artifacts) {
    super(Compiled.class.getClassLoader());
    this.classes = classes;
    for (Artifact artifact : artifacts) {
      if (artifact.path().startsWith("resources/")) {
        resources.put(artifact.path().substring("resources/".length()), artifact.content());
      }
    }
  }

  /** Compiles everything; fails on any warning. */
  public static Compiled of(List<Artifact> artifacts) {
    Map<String, String> sources = new LinkedHashMap<>();
    for (Artifact artifact : artifacts) {
      if (artifact.path().startsWith("java/")) {
        sources.put(
            artifact.path().substring("java/".length()),
            new String(artifact.content(), StandardCharsets.UTF_8));
      }
    }
    return new Compiled(MemoryCompiler.compile(sources), artifacts);
  }

  /** Only what lies beside the classes. */
  public static Compiled resourcesOf(List<Artifact> artifacts) {
    return new Compiled(Map.of(), artifacts);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = classes.get(name);
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }

  @Override
  public InputStream getResourceAsStream(String name) {
    byte[] bytes = resources.get(name);
    return bytes == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(bytes);
  }

  /** What the class reads from the JSON text and writes again. */
  JsonObject roundTrip(String className, String json) {
    return (JsonObject) invoke(method(className, "toJson"), decode(className, json));
  }

  /** The message for the wrong arguments. */
  String refusal(String className, String json) {
    try {
      Object value = decode(className, json);
      throw new AssertionError("was accepted: " + value);
    } catch (InvalidArgumentsException expected) {
      return expected.getMessage();
    }
  }

  /** The class, made from the JSON text. */
  public Object decode(String className, String json) {
    Method decode = method(className, "decode");
    Decoder<Object> decoder = (value, path, problems) -> invoke(decode, null, value, path, problems);
    return Arguments.decode((JsonObject) JsonReader.read(json), decoder);
  }

  /** What the method of this name answers. */
  public Object call(Object target, String method, Object... arguments) {
    return invoke(method(target.getClass().getName(), method), target, arguments);
  }

  private Method method(String className, String name) {
    try {
      for (Method method : loadClass(className).getMethods()) {
        if (method.getName().equals(name) && !method.isBridge()) {
          return method;
        }
      }
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
    throw new AssertionError(className + " has no method " + name);
  }

  private static Object invoke(Method method, Object target, Object... arguments) {
    try {
      return method.invoke(target, arguments);
    } catch (ReflectiveOperationException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new AssertionError(e);
    }
  }
}
