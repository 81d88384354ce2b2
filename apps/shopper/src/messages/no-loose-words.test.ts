import { looseWordsIn } from '@pricehunt/web-shell/testing';

it('finds every text of the site in the message files', async () => {
  expect(await looseWordsIn('apps/shopper/src')).toEqual([]);
});
