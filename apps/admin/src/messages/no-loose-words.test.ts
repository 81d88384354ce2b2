import { looseWordsIn } from '@pricehunt/web-shell/testing';

it('finds every word of the console in its catalogues', async () => {
  expect(await looseWordsIn('apps/admin/src')).toEqual([]);
});
