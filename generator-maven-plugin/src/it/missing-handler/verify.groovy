def log = new File(basedir, 'build.log').text
assert log =~ /Nothing is not abstract and does not override abstract method echo\(\)/
true
