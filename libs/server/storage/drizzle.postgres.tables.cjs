/** drizzle-kit reads tables from a module's exports. */
module.exports = require('./src/dialect/postgres-tables').postgresTables;
