import { forgetView, keepView, keptViewsMax, readViews } from './kept-views';

const view = { businessId: 'b1', path: '/orders', name: 'Waiting', query: '?state=waiting' };

beforeEach(() => window.localStorage.clear());

it('gives back the views of one screen and one business', () => {
  keepView(view);
  keepView({ ...view, businessId: 'b2' });
  keepView({ ...view, path: '/activity' });

  expect(readViews(view)).toEqual([view]);
});

it('replaces a view of the same name', () => {
  keepView(view);
  keepView({ ...view, query: '?state=attributed' });

  expect(readViews(view)).toEqual([{ ...view, query: '?state=attributed' }]);
});

it('forgets a view', () => {
  keepView(view);

  forgetView(view);

  expect(readViews(view)).toEqual([]);
});

it('drops the oldest of very many', () => {
  for (let each = 0; each <= keptViewsMax; each += 1) keepView({ ...view, name: String(each) });

  expect(readViews(view).map(({ name }) => name)).toHaveLength(keptViewsMax);
  expect(readViews(view)[0]?.name).toBe('1');
});

it.each(['{', '{"a":1}', '[{"name":1}]'])('takes %s for no views', (text) => {
  window.localStorage.setItem('pricehunt_merchant_views', text);

  expect(readViews(view)).toEqual([]);
});
