/** drizzle-kit reads tables from a module's exports. */
module.exports = require('./src/tables/declared-tables').declaredTables;
