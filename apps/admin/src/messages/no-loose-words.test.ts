import { looseWordsIn } from '@pricehunt/web-shell/testing';

it('finds every text of the console in its messages', async () => {
  expect(await looseWordsIn('apps/admin/src')).toEqual([]);
});
