def log = new File(basedir, 'build.log').text
assert log.contains('[ERROR] -Ask one question.')
assert log.contains('[ERROR] +Ask two questions.')
assert log.contains('LOCK: the spec no longer makes `')
assert log.contains('prompt-diffs/releases/1.0.0/prompts/advice.md')
assert !new File(basedir, 'target/generated-sources').exists()
true
