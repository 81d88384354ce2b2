import { looseWordsIn } from '@pricehunt/web-shell/testing';

it('finds every word of the site in its catalogues', async () => {
  expect(await looseWordsIn('apps/shopper/src')).toEqual([]);
});
