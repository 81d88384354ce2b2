import { describeHostileCalls } from '../testing/hostile-calls';

describe('hostile values sent to all other calls', () =>
  describeHostileCalls((audience) => audience !== 'admin' && audience !== 'business', {
    sendsAll: process.env['HOSTILE_VALUES'] === 'all',
  }));
