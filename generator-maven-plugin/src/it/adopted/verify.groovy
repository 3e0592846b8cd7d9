import groovy.json.JsonOutput
import groovy.json.JsonSlurper

def published = new JsonSlurper().parse(new File(basedir, "surface.json"))
def project = new File(basedir, "adopted")
def output = new File(project, "target/generated-sources/mcp-spec/resources/mcp-spec/surface.json")
assert new JsonSlurper().parse(output).tools == published.tools

assert new File(project, "target/classes/org/example/trouble/Handlers.class").isFile()

def log = new File(basedir, "build.log").text
assert log.contains("look at: the server does not say what it changes")

// No line of Java was written, and both the jar and the mock without generated Java serve what was adopted.
def windows = File.separatorChar == '\\' as char
def java = new File(System.getProperty("java.home"), "bin/java").path
def script = new File(project, "target/mcp-spec/serve/server." + (windows ? "cmd" : "sh")).path
def jar = new File(project, "target").list().find { it.endsWith(".jar") }
def answers = [[java, "-jar", "target/" + jar], [script]].collect { command ->
  def process = new ProcessBuilder(command).directory(project)
      .redirectError(new File(project, "target/server.log")).start()
  process.outputStream.withWriter("UTF-8") { out ->
    [
        [id: 1, method: "initialize", params: [protocolVersion: "2025-11-25", capabilities: [:],
            clientInfo: [name: "test", version: "1"]]],
        [method: "notifications/initialized"],
        [id: 2, method: "tools/list"],
        [id: 3, method: "tools/call", params: [name: "run", arguments: [:]]],
        [id: 4, method: "tools/call", params: [name: "run", arguments: "none"]],
    ].each { out.println(JsonOutput.toJson([jsonrpc: "2.0"] + it)) }
  }
  def lines = process.inputStream.readLines("UTF-8")
  assert process.waitFor() == 0
  lines.collect { new JsonSlurper().parseText(it) }.collectEntries { [it.id, it] }
}
assert answers[0] == answers[1]
assert answers[0][2].result.tools == published.tools
assert answers[0][3].result.content[0].text == "Mock answer of `run` to the arguments {}"
assert answers[0][4].error.code == -32602
return true
