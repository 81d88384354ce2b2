import { deleteView, readViews, savedViewsMax, saveView } from './view-storage';

const view = { businessId: 'b1', path: '/orders', name: 'Waiting', query: '?state=waiting' };

beforeEach(() => window.localStorage.clear());

it('returns the views of one screen and one business', () => {
  saveView(view);
  saveView({ ...view, businessId: 'b2' });
  saveView({ ...view, path: '/activity' });

  expect(readViews(view)).toEqual([view]);
});

it('replaces a view of the same name', () => {
  saveView(view);
  saveView({ ...view, query: '?state=attributed' });

  expect(readViews(view)).toEqual([{ ...view, query: '?state=attributed' }]);
});

it('deletes a view', () => {
  saveView(view);

  deleteView(view);

  expect(readViews(view)).toEqual([]);
});

it('deletes the oldest view beyond the limit', () => {
  for (let each = 0; each <= savedViewsMax; each += 1) saveView({ ...view, name: String(each) });

  expect(readViews(view).map(({ name }) => name)).toHaveLength(savedViewsMax);
  expect(readViews(view)[0]?.name).toBe('1');
});

it.each(['{', '{"a":1}', '[{"name":1}]'])('returns no views when storage holds %s', (text) => {
  window.localStorage.setItem('pricehunt_merchant_views', text);

  expect(readViews(view)).toEqual([]);
});
