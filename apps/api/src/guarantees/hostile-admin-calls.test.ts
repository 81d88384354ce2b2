import { describeHostileCalls } from '../testing/hostile-calls';

describe('hostile values sent to the calls of admins', () =>
  describeHostileCalls((audience) => audience === 'admin', {
    sendsAll: process.env['HOSTILE_VALUES'] === 'all',
  }));
