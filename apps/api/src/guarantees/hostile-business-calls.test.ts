import { describeHostileCalls } from '../testing/hostile-calls';

describe('hostile values sent to the calls of businesses', () =>
  describeHostileCalls((audience) => audience === 'business', {
    sendsAll: process.env['HOSTILE_VALUES'] === 'all',
  }));
