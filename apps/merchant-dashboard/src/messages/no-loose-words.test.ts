import { looseWordsIn } from '@pricehunt/web-shell/testing';

it('finds every word of the dashboard in its catalogues', async () => {
  expect(await looseWordsIn('apps/merchant-dashboard/src')).toEqual([]);
});
