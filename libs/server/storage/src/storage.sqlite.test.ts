import { agreementSeeds, describeStorage, openTestStorage } from './testing';

describeStorage('the storage on SQLite', openTestStorage, agreementSeeds(process.env['AGREEMENT_SEEDS'], 8));
