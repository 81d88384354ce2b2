import { describeStorage, openTestStorage } from './testing';

describeStorage('the storage on SQLite', openTestStorage);
