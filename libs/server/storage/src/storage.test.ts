import { describeStorage, openTestStorage } from './testing';
import { closePglite, openPgliteStorage } from './testing/pglite-storage';

describeStorage('the storage on SQLite', openTestStorage);

describe('in process', () => {
  afterAll(closePglite);

  describeStorage('the storage on PostgreSQL', openPgliteStorage);
});
