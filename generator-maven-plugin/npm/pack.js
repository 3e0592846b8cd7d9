'use strict';

// Packs the npm packages: node pack.js DIRECTORY. Needs target/mcp-spec.jar, and JAVA_HOME with a JDK 17.

const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const MODULES = ['java.base', 'java.compiler', 'java.logging', 'java.management', 'java.naming', 'java.net.http',
  'java.sql', 'java.xml', 'jdk.crypto.ec', 'jdk.httpserver', 'jdk.unsupported', 'jdk.zipfs'];

const here = __dirname;
const maven = path.join(here, '..');
const out = path.resolve(process.argv[2]);
const java = path.join(process.env.JAVA_HOME, 'bin');
const version = /<version>([^<]+)<\/version>/.exec(fs.readFileSync(path.join(maven, '..', 'pom.xml'), 'utf8'))[1];

/** A copy of a package's folder, with the version of the build. */
function copy(name) {
  const to = path.join(out, name);
  fs.rmSync(to, { recursive: true, force: true });
  fs.cpSync(path.join(here, name), to, { recursive: true });
  const file = path.join(to, 'package.json');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll('VERSION', version));
  return to;
}

function pack(directory) {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', out], { cwd: directory, stdio: 'inherit' });
}

fs.mkdirSync(out, { recursive: true });
const main = copy('mcp-spec');
fs.mkdirSync(path.join(main, 'lib'));
fs.copyFileSync(path.join(maven, 'target', 'mcp-spec.jar'), path.join(main, 'lib', 'mcp-spec.jar'));
fs.copyFileSync(path.join(maven, '..', 'LICENSE'), path.join(main, 'LICENSE'));
pack(main);

if (process.platform === 'linux' && process.arch === 'x64') {
  const runtime = copy('runtime');
  const image = path.join(runtime, 'runtime');
  execFileSync(path.join(java, 'jlink'), ['--add-modules', MODULES.join(','), '--strip-debug', '--no-header-files',
    '--no-man-pages', '--output', image], { stdio: 'inherit' });
  execFileSync(path.join(image, 'bin', 'java'), ['-Xshare:dump', '-Xlog:disable'], { stdio: 'ignore' });
  pack(runtime);
}
