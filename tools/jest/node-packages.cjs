const { createHash } = require('node:crypto');

/**
 * A Jest transform for files of installed packages: instead of running the file again for each test file, the test gets what
 * Node's own require gives, loaded once a worker.
 */
module.exports = {
  process: (_source, path) => ({
    code: `module.exports = globalThis[Symbol.for('requireByNode')](${JSON.stringify(path)});`,
  }),
  getCacheKey: (_source, path) => createHash('sha256').update(`1 ${path}`).digest('hex'),
};
