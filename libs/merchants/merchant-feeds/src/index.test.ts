import * as merchantFeeds from './index';

it('offers exactly these names', () => {
  const offered = Object.keys(merchantFeeds).sort();

  expect(offered).toEqual([]);
});
