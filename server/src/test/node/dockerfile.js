// Prints what is wrong with the Dockerfile whose path is given: one line each, as file:line: message.
const fs = require('fs')
const { validate } = require('dockerfile-utils')

const file = process.argv[2]
for (const found of validate(fs.readFileSync(file, 'utf8'))) {
  console.log(`${file}:${found.range.start.line + 1}: ${found.message}`)
}
