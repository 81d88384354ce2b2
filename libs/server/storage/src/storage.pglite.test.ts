import { describeStorage } from './testing';
import { closePglite, openPgliteStorage } from './testing/pglite-storage';

describe('in process', () => {
  // Starting and migrating here may take a busy machine longer than one test's time limit.
  beforeAll(async () => (await openPgliteStorage()).close(), 120_000);
  afterAll(closePglite);

  describeStorage('the storage on PostgreSQL', openPgliteStorage);
});
