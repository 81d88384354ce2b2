import * as mail from './index';

it('offers exactly these names', () => {
  const offered = Object.keys(mail).sort();

  expect(offered).toEqual([]);
});
