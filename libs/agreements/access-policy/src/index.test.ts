import * as accessPolicy from './index';

it('offers exactly these names', () => {
  const offered = Object.keys(accessPolicy).sort();

  expect(offered).toEqual([]);
});
