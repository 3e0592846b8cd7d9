'use strict';

// Writes the comparison into the pull request: one comment for each old side, which later runs replace.

const fs = require('node:fs');
const path = require('node:path');

const MOST = 65000;
const api = process.env.GITHUB_API_URL;
const repository = process.env.GITHUB_REPOSITORY;
const marker = `<!-- mcp-spec: ${process.env.MCP_FROM} -->\n`;

async function call(method, url, body) {
  const response = await fetch(`${api}/repos/${repository}/${url}`, {
    method,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${process.env.GITHUB_TOKEN}`,
      'Content-Type': 'application/json',
    },
    body: body && JSON.stringify({ body }),
  });
  if (!response.ok) {
    throw new Error(`${method} ${url} was answered with status ${response.status}`);
  }
  return response.json();
}

/** The comment that an earlier run left. */
async function earlier(number) {
  for (let page = 1; ; page++) {
    const comments = await call('GET', `issues/${number}/comments?per_page=100&page=${page}`);
    const found = comments.find(comment => comment.body.startsWith(marker));
    if (found || comments.length < 100) {
      return found;
    }
  }
}

/** The worst comes first, so the end is what a comment can do without. */
function fitting(text) {
  const note = '\n\n> The rest does not fit into a comment.\n';
  if (marker.length + text.length <= MOST) {
    return marker + text;
  }
  const room = MOST - marker.length - note.length;
  return marker + text.slice(0, text.lastIndexOf('\n', room)) + note;
}

async function main() {
  const file = path.join(process.env.RUNNER_TEMP, 'mcp-spec', 'comment.md');
  if (!fs.existsSync(file)) {
    return; // nothing was compared, and the step before says why
  }
  const number = JSON.parse(fs.readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8')).pull_request.number;
  const body = fitting(fs.readFileSync(file, 'utf8'));
  const old = await earlier(number);
  if (old) {
    await call('PATCH', `issues/comments/${old.id}`, body);
  } else {
    await call('POST', `issues/${number}/comments`, body);
  }
}

main().catch(failure => {
  console.log(`::warning title=mcp-spec::the comment could not be written: ${failure.message}`);
});
