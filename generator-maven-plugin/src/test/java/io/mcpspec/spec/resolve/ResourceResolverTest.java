package io.mcpspec.spec.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.spec.model.Resource;
import org.junit.jupiter.api.Test;

class ResourceResolverTest {

  private static final String RESOURCE = "spec: resource/1\nname: layout\nuri: x://layout\n";

  private static Spec spec(String resource) {
    return Spec.of("resources/layout.yaml", resource).with(
        "prompts/report/prompt.yaml",
        """
        spec: prompt/1
        id: report
        deliver: { resource: "prompt://report/{release}" }
        outline:
          - id: task
            heading: "# Task"
            children: [{ id: layout, heading: "## Layout" }]
        """);
  }

  @Test
  void takesASectionOfAPrompt() {
    assertThat(spec(RESOURCE + "section: { prompt: report, id: layout }\n").catalog().resources())
        .extracting(Resource::body).containsExactly(new Resource.PromptSection("report", "layout"));
  }

  @Test
  void namesWhatIsNear() {
    assertThat(spec(RESOURCE + "section: { prompt: reports, id: layout }\n").diagnostics()).singleElement()
        .satisfies(found -> {
          assertThat(found.message()).isEqualTo("unknown prompt `reports`");
          assertThat(found.helps()).containsExactly("did you mean `report`?");
        });
    assertThat(spec(RESOURCE + "section: { prompt: report, id: layuot }\n").diagnostics()).singleElement()
        .satisfies(found -> {
          assertThat(found.message()).isEqualTo("unknown section `layuot`");
          assertThat(found.helps()).containsExactly("did you mean `layout`?");
        });
  }

  @Test
  void hasOneContent() {
    assertThat(spec(RESOURCE + "section: { prompt: report, id: layout }\nhandler: true\n").findings()).singleElement()
        .asString().contains("a resource has `section`, `handler`, of which only one can be");
  }

  @Test
  void leavesTheLocksNameAndAddressToServersWithDigests() {
    String resource = "spec: resource/1\nname: lock\nuri: spec://lock\nhandler: true\n";
    String server = "spec: server/1\nname: weather\njava: { package: org.example.weather }\n";

    assertThat(spec(resource).with("server.yaml", server).findings()).isEmpty();
    assertThat(spec(resource).with("server.yaml", server + "digests: true\n").findings())
        .hasSize(2)
        .anySatisfy(found -> assertThat(found).contains("the resource `lock` is declared twice"))
        .anySatisfy(found -> assertThat(found).contains("the URI `spec://lock` is declared twice"));
  }

  @Test
  void leavesNamesAndAddressesOfPromptsToThem() {
    assertThat(spec("spec: resource/1\nname: report_index\nuri: prompt://report\nhandler: true\n").findings())
        .hasSize(2)
        .anySatisfy(found -> assertThat(found).contains("the resource `report_index` is declared twice"))
        .anySatisfy(found -> assertThat(found).contains("the URI `prompt://report` is declared twice"));
  }

  @Test
  void servesWhatPromptsBringInTheOrderThatIsAskedFor() {
    Spec ordered = spec(RESOURCE + "handler: true\n").with(
        "server.yaml",
        """
        spec: server/1
        name: weather
        java: { package: org.example }
        order: { resources: [report_index, layout], resourceTemplates: [report_section, report] }
        """);
    assertThat(ordered.findings()).isEmpty();
  }
}
