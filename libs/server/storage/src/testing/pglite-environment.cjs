const { TestEnvironment } = require('jest-environment-node');

/** Node with a way to start PGlite, which imports parts of itself as it starts: inside a test, jest's loader refuses that. */
class EnvironmentWithPglite extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.startPglite = () => require('@electric-sql/pglite').PGlite.create();
  }
}
module.exports = EnvironmentWithPglite;
