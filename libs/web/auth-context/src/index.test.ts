import * as authContext from './index';

it('offers exactly these names', () => {
  const offered = Object.keys(authContext).sort();

  expect(offered).toEqual([]);
});
