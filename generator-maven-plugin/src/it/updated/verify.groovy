assert new File(basedir, "adopted/tools/now.yaml").text == """\
spec: tool/1
# the clock of the machine
name: now
effect: read # asked
annotations: none
description: The time at a place
input:
  type: object
  properties:
    zone: { type: string, minLength: 1 } # such as Europe/Oslo
  required: [zone]
examples:
  - { title: in Oslo, input: { zone: Europe/Oslo } }
"""
assert new File(basedir, "adopted/tools/zones.yaml").isFile()
assert !new File(basedir, "adopted/tools/alarm.yaml").exists()
assert new File(basedir, "adopted/releases.yaml").text.contains("[{ id: 2.0.0, state: draft }] # nothing is out yet")

def log = new File(basedir, "build.log").text
assert log.contains("look at: the server no longer has it, so its file goes: tools/alarm.yaml")
assert log.contains("written: adopted/tools/now.yaml")
assert log.contains("removed: adopted/tools/alarm.yaml")
assert log.contains("tool/now")
return true
