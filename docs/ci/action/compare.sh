#!/usr/bin/env bash
# Compares two sides: annotations to the log, SARIF and a comment to files. Lints the new one, if that is wanted. Ends as
# the comparison does; if that is fine, as the lint does.
set -u
work=${RUNNER_TEMP:-$(mktemp -d)}/mcp-spec
rm -rf "$work" && mkdir -p "$work"
read -r -a mcp_spec <<< "$MCP_COMMAND"
to=$MCP_TO
if [ -n "$MCP_SERVER" ]; then
  # The server is started once; all forms show what it served then.
  read -r -a server <<< "$MCP_SERVER"
  "${mcp_spec[@]}" lock --quiet --releases "$work" --name served -- "${server[@]}" || exit $?
  to=$work/served
fi
if [ -z "$to" ]; then
  echo "::error title=mcp-spec::set the input \`to\` or \`server\`: what to compare with $MCP_FROM"
  exit 2
fi
diff=("${mcp_spec[@]}" diff "$MCP_FROM" "$to" --quiet --releases "$MCP_RELEASES" --fail-on "$MCP_FAIL_ON")
"${diff[@]}" --format github
code=$?
"${diff[@]}" --format markdown --out "$work/comment.md" > /dev/null 2>&1
"${diff[@]}" --format sarif --out "$MCP_SARIF" > /dev/null 2>&1
[ -z "${GITHUB_STEP_SUMMARY:-}" ] || cat "$work/comment.md" >> "$GITHUB_STEP_SUMMARY"
if [ -n "$MCP_LINT" ]; then
  "${mcp_spec[@]}" lint "$to" --against "$MCP_FROM" --quiet --releases "$MCP_RELEASES" --fail-on "$MCP_LINT" \
    --format github
  lint=$?
  [ "$code" -ne 0 ] || code=$lint
fi
exit "$code"
