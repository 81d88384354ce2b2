import { missingIn, readDeviceViews, removeDeviceViews } from './device-views';

const key = 'pricehunt_merchant_views';
const path = '/business/dashboard/orders';
const view = (name: string, query: string) => ({ path, name, query });

beforeEach(() => window.localStorage.clear());

it("returns and removes one business's views", () => {
  const stored = [
    { businessId: 'b1', ...view('Waiting', '?state=waiting') },
    { businessId: 'b2', ...view('Refunds', '?state=refunded') },
  ];
  window.localStorage.setItem(key, JSON.stringify(stored));

  const before = readDeviceViews('b1');
  removeDeviceViews('b1');

  expect(before).toEqual([view('Waiting', '?state=waiting')]);
  expect([readDeviceViews('b1'), readDeviceViews('b2')]).toEqual([[], [view('Refunds', '?state=refunded')]]);
});

it.each(['{', '{"a":1}', '[{"name":1}]'])('returns no views when storage holds %s', (text) => {
  window.localStorage.setItem(key, text);

  expect(readDeviceViews('b1')).toEqual([]);
});

it('takes over what the account lacks, under a number if the name is taken', () => {
  const account = [view('Waiting', '?state=waiting'), view('Today', '?days=1')];
  const device = [view('Waiting', '?state=refunded'), view('Same as today', '?days=1'), view('New', '?q=a')];

  expect(missingIn(account, device)).toEqual([view('Waiting (2)', '?state=refunded'), view('New', '?q=a')]);
});
