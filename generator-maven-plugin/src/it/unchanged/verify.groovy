def log = new File(basedir, 'build.log').text
assert log.count('generated files are up to date') == 1
assert log.count('Nothing to compile - all classes are up to date') == 1
assert new File(basedir, 'target/classes/mcp-spec/surface.json').isFile()
assert new File(basedir, 'target/classes/org/example/small/tools/EchoInput.class').isFile()
true
