def tools = new File(basedir, 'target/generated-sources/mcp-spec/java/org/example/small/tools')
assert new File(tools, 'EchoInput.java').isFile()
assert tools.list().every { !it.startsWith('Shout') }
assert !new File(basedir, 'target/classes/org/example/small/tools/ShoutInput.class').exists()
true
