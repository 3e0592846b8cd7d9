#!/usr/bin/env node
'use strict';

// Starts mcp-spec.jar with the runtime that npm installed beside this package, else with an installed Java.

const { spawn, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const OLDEST = 17;
const windows = process.platform === 'win32';
const program = windows ? 'java.exe' : 'java';
const library = path.join(__dirname, '..', 'lib');
const jar = path.join(library, 'mcp-spec.jar');

/** The runtime package for this platform, where there is one. */
function bundled() {
  const name = `mcp-spec-runtime-${process.platform}-${process.arch}`;
  try {
    const java = path.join(path.dirname(require.resolve(`${name}/package.json`)), 'runtime', 'bin', program);
    return fs.existsSync(java) ? java : undefined;
  } catch (missing) {
    return undefined;
  }
}

/** Every Java that is installed where people expect it to be found. */
function installed() {
  const homes = process.env.JAVA_HOME ? [path.join(process.env.JAVA_HOME, 'bin')] : [];
  const directories = (process.env.PATH || '').split(path.delimiter).filter(Boolean);
  return [...homes, ...directories].map(directory => path.join(directory, program)).filter(java => fs.existsSync(java));
}

/** The major version; its own file says it sooner than the program. */
function version(java) {
  let text = '';
  try {
    text = fs.readFileSync(path.join(path.dirname(fs.realpathSync(java)), '..', 'release'), 'utf8');
  } catch (unreadable) {
    text = spawnSync(java, ['-version'], { encoding: 'utf8' }).stderr || '';
  }
  const found = /version "?(?:1\.)?(\d+)/i.exec(text.replace('JAVA_VERSION=', 'version '));
  return found ? Number(found[1]) : 0;
}

function find() {
  const own = bundled();
  if (own) {
    return own;
  }
  const all = installed();
  const java = all.find(candidate => version(candidate) >= OLDEST);
  if (!java) {
    const old = all.length > 0 ? ` ${all[0]} is Java ${version(all[0])}.` : '';
    console.error(`mcp-spec needs Java ${OLDEST} or later, and found none.${old} Install one, or set JAVA_HOME.`
        + ` On Linux with x64, npm installs a runtime with this package unless optional dependencies are left out.`);
    process.exit(127);
  }
  return java;
}

const archive = path.join(library, 'mcp-spec.jsa');
const terminals = (process.stdout.isTTY ? '1' : '') + (process.stderr.isTTY ? '2' : '');
const child = spawn(find(), [
  `-XX:SharedArchiveFile=${archive}`, '-XX:TieredStopAtLevel=1', '-XX:+UseParallelGC', '-Xlog:disable',
  `-Dmcp-spec.archive=${archive}`, `-Dmcp-spec.terminals=${terminals}`,
  '-cp', jar, 'io.mcpspec.cli.Main', ...process.argv.slice(2),
], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal));
}
child.on('error', failure => {
  console.error(`mcp-spec cannot start ${child.spawnfile}: ${failure.message}`);
  process.exit(127);
});
child.on('exit', (code, signal) => process.exit(signal ? 128 : code));
