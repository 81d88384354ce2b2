import api from '../../apps/api/jest.config.js';

/** The API's own tests, with each storage a database on the server that SCALED_POSTGRES names. */
export default {
  ...api,
  displayName: 'api on PostgreSQL',
  rootDir: '../../apps/api',
  globals: { ...api.globals, testPostgresUrl: process.env.SCALED_POSTGRES ?? '' },
  testTimeout: 60_000,
  reporters: ['default'],
};
