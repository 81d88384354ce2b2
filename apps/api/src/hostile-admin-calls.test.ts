import { describeHostileCalls } from './testing-hostile-calls';

describe('whatever is sent to the calls of admins', () =>
  describeHostileCalls((audience) => audience === 'admin', { getsEveryValue: process.env['CI'] === 'true' }));
