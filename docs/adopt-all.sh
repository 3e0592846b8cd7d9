#!/bin/sh
# Adopts servers by their surfaces, and proves that the result serves the same:
#
#   docs/adopt-all.sh DIRECTORY surface.json…
#
# For each file: imports it as a project with mock handlers, compiles that without a warning, starts the jar, and asks it
# over standard input and output what it serves. The import compares values with the file; what is served has to be what
# was compiled, to the byte, and the mock without Java has to answer alike. One line says how it went. MVN is the command
# to start Maven; JOBS servers are handled at a time.
set -eu

MVN="${MVN:-mvn} -B -q"
PLUGIN=io.mcpspec:mcp-spec-maven-plugin:0.1.0
here=$(cd "$(dirname "$0")" && pwd)/$(basename "$0")

requests() {
  printf '%s\n' \
    '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"adopt","version":"1"}}}' \
    '{"jsonrpc":"2.0","method":"notifications/initialized"}' \
    '{"jsonrpc":"2.0","id":2,"method":"tools/list"}' \
    '{"jsonrpc":"2.0","id":3,"method":"prompts/list"}' \
    '{"jsonrpc":"2.0","id":4,"method":"resources/list"}' \
    '{"jsonrpc":"2.0","id":5,"method":"resources/templates/list"}'
}

# The answers to these: the lists as they were compiled, which the import has compared with the surface.
expected() {
  id=2
  for list in tools prompts resources resourceTemplates; do
    file=target/generated-sources/mcp-spec/resources/mcp-spec/run/$list.jsonl
    if [ -f "$file" ]; then
      printf '{"jsonrpc":"2.0","id":%s,"result":{"%s":[%s]}}\n' $id $list "$(paste -s -d , "$file")"
    fi
    id=$((id + 1))
  done
}

adopt() {
  $MVN $PLUGIN:import -Dsurface="$1" -Dproject=true -Dmock=true -Dout="$2"
  cd "$2"
  start=$(date +%s)
  $MVN package $PLUGIN:serve -Dtransport=stdio -Dmaven.compiler.failOnWarning=true
  seconds=$(($(date +%s) - start))
  requests | java -jar target/*.jar > target/compiled.jsonl
  requests | target/mcp-spec/serve/server.sh > target/mocked.jsonl
  expected > target/expected.jsonl
  grep '"result"' target/compiled.jsonl | tail -n +2 | cmp - target/expected.jsonl
  cmp target/compiled.jsonl target/mocked.jsonl
  tools=$(find spec -path '*/tools/*.yaml' | wc -l)
  echo "equal    $(basename "$2")   $((tools)) tools, built in $seconds s" > "$3"
}

# One surface, in one line; what was printed on the way stays in a file.
one() {
  name=$(basename "$2" .json)
  if "$here" --adopt "$2" "$1/$name" "$1/$name.line" > "$1/$name.log" 2>&1; then
    cat "$1/$name.line"
  else
    echo "DIFFERS  $name   see $1/$name.log"
    return 1
  fi
}

case $1 in
  --adopt) adopt "$2" "$3" "$4" ;;
  --one) one "$2" "$3" ;;
  *)
    mkdir -p "$1"
    directory=$(cd "$1" && pwd)
    shift
    printf '%s\0' "$@" | xargs -0 -n 1 -P "${JOBS:-2}" "$here" --one "$directory"
    ;;
esac
