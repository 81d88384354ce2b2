import { looseWordsIn } from '@pricehunt/web-shell/testing';

it('finds every text of the dashboard in its messages', async () => {
  expect(await looseWordsIn('apps/merchant-dashboard/src')).toEqual([]);
});
