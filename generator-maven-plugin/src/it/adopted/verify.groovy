import groovy.json.JsonSlurper

def published = new JsonSlurper().parse(new File(basedir, "surface.json"))
def output = new File(basedir, "adopted/target/generated-sources/mcp-spec/resources/mcp-spec/surface.json")
assert new JsonSlurper().parse(output).tools == published.tools

assert new File(basedir, "adopted/target/classes/org/example/trouble/Handlers.class").isFile()

def log = new File(basedir, "build.log").text
assert log.contains("look at: the server does not say what it changes")
return true
