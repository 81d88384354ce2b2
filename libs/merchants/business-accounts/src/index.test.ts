import * as businessAccounts from './index';

it('offers exactly these names', () => {
  const offered = Object.keys(businessAccounts).sort();

  expect(offered).toEqual([]);
});
