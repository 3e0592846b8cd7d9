def log = new File(basedir, 'build.log').text
assert log.contains('[ERROR] spec/tools/echo.yaml:3:9: error: unknown effect `raed` [unknown-value]')
assert log.contains('help: did you mean `read`?')
assert log.contains('[ERROR] spec/tools/echo.yaml:8:19: error: ')
assert log.contains('2 errors in 1 of 2 files; nothing was written')
assert !new File(basedir, 'target/generated-sources').exists()
true
