import { describeHostileCalls } from './testing-hostile-calls';

describe('whatever is sent to the calls of everybody else', () =>
  describeHostileCalls((audience) => audience !== 'admin' && audience !== 'business', {
    getsEveryValue: process.env['CI'] === 'true',
  }));
