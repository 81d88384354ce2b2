import { describeStorage } from './testing';
import { closePglite, openPgliteStorage } from './testing/pglite-storage';

describe('in process', () => {
  // It starts and migrates here: a busy machine may need longer than one test may take.
  beforeAll(async () => (await openPgliteStorage()).close(), 120_000);
  afterAll(closePglite);

  describeStorage('the storage on PostgreSQL', openPgliteStorage);
});
