package io.mcpspec.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A spec of one tool, one prompt in two sections, one resource and three releases, the last of them a draft. */
public final class SmallSpec {

  private final Path directory;

  private SmallSpec(Path directory) {
    this.directory = directory;
  }

  /** Writes the spec into a directory. */
  public static SmallSpec in(Path directory) throws IOException {
    return new SmallSpec(directory).withServer().withPrompt()
        .with("tools/greet.yaml", tool("greet", "1.0.0"))
        .with("tools/part.yaml", tool("part", "1.1.0"))
        .with("resources/note.yaml", """
            spec: resource/1
            name: note
            uri: small://note
            description: A note
            mimeType: text/markdown
            text: note.md
            """)
        .with("resources/note.md", "Be kind.\n");
  }

  private SmallSpec withServer() throws IOException {
    return with("server.yaml", """
            spec: server/1
            name: small
            instructions: Ask before you write.
            java: { package: org.example.small }
            digests: true
            prompt-release: 1.1.0
            environment:
              - { name: SMALL_HOME, description: Where it keeps things }
            """)
        .with("releases.yaml", """
            spec: releases/1
            releases:
              - { id: 1.0.0, state: released, summary: First }
              - { id: 1.1.0, state: released, summary: Second }
              - { id: 1.2.0, state: draft, summary: Third }
            """)
        .with("facts.yaml", "spec: facts/1\nfacts:\n  most: { value: 5, unit: people, source: manners }\n");
  }

  private SmallSpec withPrompt() throws IOException {
    return with("prompts/advice/prompt.yaml", """
            spec: prompt/1
            id: advice
            description: Advice.
            deliver: { prompt: advise }
            budget: { tokens: 500 }
            join: "\\n\\n"
            outline:
              - { id: head, heading: "# Advice" }
              - id: how
                heading: "## How"
                text: how.md
                children:
                  - { id: late, since: 1.1.0, heading: "### Late", text: late.md }
            """)
        .with("prompts/advice/how.md", "Greet at most @{fact.most}.\n")
        .with("prompts/advice/late.md", "Part in time.\n");
  }

  private static String tool(String name, String since) {
    return """
        spec: tool/1
        name: %s
        since: %s
        effect: read
        description: Says %s.
        input: { type: object, properties: { who: { type: string } }, additionalProperties: false }
        """.formatted(name, since, name);
  }

  /** Writes one file, in the place of another where there is one. */
  public SmallSpec with(String path, String text) throws IOException {
    Path file = directory.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    return this;
  }

  public Path directory() {
    return directory;
  }
}
