import groovy.json.JsonOutput
import groovy.json.JsonSlurper

def libraries = new File(basedir, 'target/lib').list().toList()
assert libraries.any { it.startsWith('mcp-spec-runtime') }
assert libraries.every { !it.contains('dynamodb') && !it.contains('sdk-core') }

def java = new File(System.getProperty('java.home'), 'bin/java').path
def classPath = ['target/classes', 'target/lib/*'].join(File.pathSeparator)
def process = new ProcessBuilder(java, '-cp', classPath, 'org.example.greeter.Main')
    .directory(basedir).redirectError(new File(basedir, 'target/server.log')).start()

def messages = [
    [id: 1, method: 'initialize', params: [protocolVersion: '2025-11-25', capabilities: [:],
        clientInfo: [name: 'test', version: '1']]],
    [method: 'notifications/initialized'],
    [id: 2, method: 'tools/list'],
    [id: 3, method: 'tools/call', params: [name: 'greet', arguments: [person: [name: 'Ada'], times: 2]]],
    [id: 4, method: 'tools/call', params: [name: 'greet', arguments: [person: [name: '', shoe: 1], times: 9]]],
    [id: 5, method: 'tools/call', params: [name: 'remember', arguments: [person: [name: 'Ada']]]],
    [id: 7, method: 'tools/call', params: [name: 'hello', arguments: [person: [name: 'Ada'], times: 2]]],
    [id: 6, method: 'prompts/get', params: [name: 'welcome', arguments: [who: 'Bo @{arg.who}']]],
]
def answers = [:]
process.outputStream.withWriter('UTF-8') { out ->
  messages.each { out.println(JsonOutput.toJson([jsonrpc: '2.0'] + it)) }
}
process.inputStream.eachLine('UTF-8') { line ->
  def answer = new JsonSlurper().parseText(line)
  answers[answer.id] = answer
}
assert process.waitFor() == 0

assert answers[1].result.serverInfo == [name: 'greeter', title: 'Greeter', version: '1.0.0']
assert answers[2].result.tools*.name == ['greet', 'remember']
assert answers[2].result.tools*.annotations*.readOnlyHint == [true, false]
assert answers[3].result.structuredContent == [greeting: 'Hello Ada! Hello Ada!']
// The tool still answers to the name that it had before.
assert answers[7].result == answers[3].result
assert answers[4].result.isError
def problems = answers[4].result.content[0].text
assert problems.contains('3 arguments are wrong')
assert problems.contains('person.name: ') && problems.contains('person.shoe: ') && problems.contains('times: ')
assert answers[5].result.structuredContent == [known: 1]
// A value is put in once: what looks like a reference in it stays as it is.
assert answers[6].result.messages[0].content.text == 'Write two warm lines that welcome Bo @{arg.who}.'
true
