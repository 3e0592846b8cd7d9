// Starts the engine on a free loopback port and prints the port. Ends when standard input ends: so it never outlives
// the tests, however they ended.
const dynalite = require('dynalite')

const server = dynalite({ createTableMs: 0, updateTableMs: 0, deleteTableMs: 0 })
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
process.stdin.on('end', () => process.exit(0)).resume()
