import { listAdminShops } from '@pricehunt/api-contract/admin-shops';
import {
  changeAdminSource,
  listAdminSources,
  listSourceFigures,
  removeSourceKey,
  resetSourceCircuit,
  setSourceKey,
  testSourceKeys,
} from '@pricehunt/api-contract/admin-sources';
import { screen, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { admin, apiFor, renderAdmin } from '../testing';
import { buildSource, buildSourceKey } from '../testing-rows';

function apiWith(source = buildSource()) {
  const api = apiFor(admin);
  api.answer(listAdminSources, { success: true, items: [source], nextCursor: null });
  api.answer(listAdminShops, { success: true, items: [], nextCursor: null });
  return api;
}

const failing = {
  foundCount: 0,
  nothingCount: 0,
  failedCount: 6,
  timedOutCount: 0,
  consecutiveFailures: 6,
  lastOutcome: 'failed' as const,
  lastAt: '2026-11-21T09:58:00Z',
  lastDurationMs: 90,
  lastAnsweredAt: null,
};
const rejection = {
  at: '2026-11-21T09:58:00Z',
  outcome: 'failed' as const,
  error: 'rejected (401)',
  cause: 'blocked' as const,
  status: 401,
};

it("shows each source's health and requests today", async () => {
  renderAdmin('/admin/sources', apiWith());

  const row = within(await screen.findByRole('row', { name: /Keepa/ }));
  expect(row.getByText('Healthy')).toBeInTheDocument();
  expect(row.getByText('Offers found, 420 ms')).toBeInTheDocument();
  expect(row.getByText('120 of 1,000')).toBeInTheDocument();
});

it("names PriceHunt's own sources in the language of the console", async () => {
  renderAdmin('/admin/sources', apiWith(buildSource({ id: 'structured-page', name: 'Shop pages' })), {
    language: germanPack,
  });

  expect(await screen.findByRole('link', { name: 'Shopseiten' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ausschalten: Shopseiten' })).toBeVisible();
});

it('turns a source off after confirmation', async () => {
  const api = apiWith();
  api.answer(changeAdminSource, { success: true, source: buildSource({ isOn: false }) });
  const { user } = renderAdmin('/admin/sources', api);
  await user.click(await screen.findByRole('button', { name: 'Turn off: Keepa' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Turn off Keepa?' }));
  await user.type(dialog.getByLabelText('Reason'), 'answers nonsense');

  await user.click(dialog.getByRole('button', { name: 'Turn off' }));

  expect(await screen.findByText('Keepa: Off')).toBeInTheDocument();
  expect(api.calls).toContainEqual({
    method: 'PUT',
    address: '/api/admin/sources/keepa',
    body: { isOn: false, reason: 'answers nonsense' },
  });
});

it('sets a key in a password field and never shows it', async () => {
  const api = apiWith();
  api.answer(setSourceKey, { success: true, source: buildSource() });
  const { user } = renderAdmin('/admin/sources/keepa', api);
  expect(await screen.findByText('Set, ends in 9f3c')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Set apiKey' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Set apiKey' }));
  const field = dialog.getByLabelText('Key');
  expect(field).toHaveAttribute('type', 'password');
  await user.type(field, 'short');
  await user.click(dialog.getByRole('button', { name: 'Set' }));
  expect(dialog.getByText('Enter at least eight characters.')).toBeInTheDocument();

  await user.type(field, ' but long enough');
  await user.click(dialog.getByRole('button', { name: 'Set' }));

  expect(await screen.findByText('apiKey saved.')).toBeInTheDocument();
  expect(api.calls).toContainEqual({
    method: 'PUT',
    address: '/api/admin/sources/keepa/keys/apiKey',
    body: { value: 'short but long enough' },
  });
});

it('removes a key after confirmation', async () => {
  const api = apiWith();
  api.answer(removeSourceKey, { success: true, source: buildSource({ keys: [] }) });
  const { user } = renderAdmin('/admin/sources/keepa', api);
  await user.click(await screen.findByRole('button', { name: 'Remove apiKey' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove apiKey?' }));

  await user.click(dialog.getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText('apiKey removed.')).toBeInTheDocument();
});

it('resumes a paused source, and offers it for no other', async () => {
  const api = apiWith(buildSource({ circuit: 'open' }));
  api.answer(resetSourceCircuit, { success: true, source: buildSource() });
  const { user } = renderAdmin('/admin/sources/keepa', api);
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Resume Keepa?' }));
  api.answer(listAdminSources, { success: true, items: [buildSource()], nextCursor: null });

  await user.click(dialog.getByRole('button', { name: 'Resume' }));

  expect(await screen.findByText('Keepa resumed.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument();
});

it.each([
  [{ isOn: false }, 'Off'],
  [{ circuit: 'half-open' as const }, 'Paused'],
  [{ health: { ...failing, consecutiveFailures: 2 } }, 'Failing'],
  [{ health: null }, 'Not used yet'],
  [{ health: null, keys: [buildSourceKey({ isSet: false, ending: null })] }, 'Not set up'],
])('shows the state of a source: %j', async (changes, state) => {
  renderAdmin('/admin/sources', apiWith(buildSource(changes)));

  const row = within(await screen.findByRole('row', { name: /Keepa/ }));
  expect(row.getByText(state, { selector: 'td *' })).toBeInTheDocument();
});

it('says first why a source fails, and sets the missing key from there', async () => {
  const api = apiWith(
    buildSource({
      health: failing,
      keys: [buildSourceKey({ isSet: false, ending: null })],
      recentErrors: [rejection],
    }),
  );
  api.answer(setSourceKey, { success: true, source: buildSource() });
  const { user } = renderAdmin('/admin/sources/keepa', api);
  const cause = within(await screen.findByRole('alert'));
  expect(cause.getByText('6 failures in a row: Blocked (HTTP 401)')).toBeInTheDocument();
  expect(cause.getByText('apiKey isn’t set.')).toBeInTheDocument();

  await user.click(cause.getByRole('button', { name: 'Set key: apiKey' }));
  await user.type(within(screen.getByRole('dialog')).getByLabelText('Key'), 'long enough');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Set' }));

  expect(await screen.findByText('apiKey saved.')).toBeInTheDocument();
});

it.each([
  [{ recentErrors: [rejection] }, /The platform rejected the API key/],
  [
    { recentErrors: [{ ...rejection, cause: 'unreachable' as const, status: null }] },
    /The server didn’t respond/,
  ],
  [
    { quota: { usedToday: 9, callsPerDayMax: 9, documentedPerDay: null, told: null } },
    /daily limit is used up/,
  ],
])('names the cause of failures and what helps: %j', async (changes, sentence) => {
  renderAdmin('/admin/sources/keepa', apiWith(buildSource({ health: failing, ...changes })));

  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('says that a source without its key is not set up, before any request', async () => {
  const keys = [buildSourceKey({ isSet: false, ending: null })];
  renderAdmin('/admin/sources/keepa', apiWith(buildSource({ health: null, keys })));

  // In its status and above what is missing.
  expect(await screen.findAllByText('Not set up')).toHaveLength(2);
  expect(screen.getByText('apiKey isn’t set.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Set key: apiKey' })).toBeInTheDocument();
});

it('names no cause for a healthy source', async () => {
  renderAdmin('/admin/sources/keepa', apiWith(buildSource({ recentErrors: [rejection] })));

  await screen.findByText('Set, ends in 9f3c');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('sets or removes the daily limit', async () => {
  const api = apiWith();
  api.answer(changeAdminSource, { success: true, source: buildSource() });
  const { user } = renderAdmin('/admin/sources/keepa', api);
  const field = await screen.findByLabelText('Requests per day');
  await user.clear(field);
  await user.type(field, 'many');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a whole number or leave the field empty.')).toBeInTheDocument();
  await user.clear(field);

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(api.calls).toContainEqual(expect.objectContaining({ body: { callsPerDayMax: null } }));
});

const ebay = buildSource({
  id: 'ebay',
  name: 'eBay',
  canTestKeys: true,
  keys: [
    buildSourceKey({ name: 'client-id', isSecret: false, ending: 'PriceHun-shop-PRD-1234' }),
    buildSourceKey({ name: 'client-secret', isSet: false, ending: null }),
  ],
  quota: {
    usedToday: 120,
    callsPerDayMax: null,
    documentedPerDay: 5_000,
    told: { limit: 5_000, remaining: 12, endsAt: '2026-11-22T00:00:00Z' },
  },
});

it("uses the platform's names for its keys and links to where to get them", async () => {
  const api = apiWith(ebay);
  api.answer(setSourceKey, { success: true, source: ebay });
  const { user } = renderAdmin('/admin/sources/ebay', api);

  expect(await screen.findByText('App ID (Client ID)')).toBeInTheDocument();
  expect(screen.getByText('Set to PriceHun-shop-PRD-1234')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get API keys' })).toHaveAttribute(
    'href',
    'https://developer.ebay.com/my/keys',
  );
  await user.click(screen.getByRole('button', { name: 'Set Cert ID (Client Secret)' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Set Cert ID (Client Secret)' }));
  expect(dialog.getByLabelText('Key')).toHaveAttribute('type', 'password');
});

it("shows the platform's limit and remaining quota", async () => {
  renderAdmin('/admin/sources/ebay', apiWith(ebay));

  expect(await screen.findByText('5,000 per day')).toBeInTheDocument();
  expect(screen.getByText('12 of 5,000')).toBeInTheDocument();
});

it.each([
  ['accepted', null, 'Keys work', 'The platform accepted these keys.'],
  ['refused', null, 'Keys rejected', /rejected these keys/],
  ['expired', null, 'Keys expired', /Create new ones/],
  ['unreachable', null, 'Not reachable', /didn’t respond/],
  ['quota-reached', null, 'Quota reached', /doesn’t say when/],
  ['quota-reached', '2026-11-22T00:00:00Z', 'Quota reached', /resets on .*22/],
] as const)('shows the result of a key test: %s (resets: %s)', async (outcome, endsAt, title, sentence) => {
  const api = apiWith(ebay);
  api.answer(testSourceKeys, { success: true, test: { outcome, endsAt } });
  const { user } = renderAdmin('/admin/sources/ebay', api);

  await user.click(await screen.findByRole('button', { name: 'Test keys' }));

  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

const day = { requests: 12, found: 31, matched: 9, clicked: 4, failed: 3 };
const keepaFigures = {
  sourceId: 'keepa',
  ...day,
  p50Ms: 430,
  p95Ms: 1_900,
  causes: [
    { cause: 'blocked' as const, count: 2 },
    { cause: 'timed-out' as const, count: 1 },
  ],
  days: [{ day: '2026-11-21', ...day }],
};

it("shows each source's performance in the period with failures by cause", async () => {
  const api = apiWith();
  api.answer(listSourceFigures, { success: true, items: [keepaFigures], nextCursor: null });
  const { user } = renderAdmin('/admin/sources', api);

  const table = within(await screen.findByRole('table', { name: 'Performance by source' }));
  const row = within(table.getByRole('row', { name: /Keepa/ }));
  for (const text of ['Blocked (2), Timed out (1)', '12', '31', '9', '4', '430 / 1,900 ms']) {
    expect(row.getByText(text)).toBeInTheDocument();
  }
  await user.click(screen.getByRole('radio', { name: 'Last 30 days' }));

  expect(api.calls.map(({ address }) => address)).toContain('/api/admin/source-figures?days=30');
});

it('leaves sources without activity out of the performance table', async () => {
  const api = apiWith();
  const idle = { ...keepaFigures, sourceId: 'idle', requests: 0, clicked: 0, causes: [], days: [] };
  api.answer(listSourceFigures, { success: true, items: [idle, keepaFigures], nextCursor: null });
  renderAdmin('/admin/sources', api);

  const table = within(await screen.findByRole('table', { name: 'Performance by source' }));
  expect(table.getAllByRole('row')).toHaveLength(2);
  expect(table.queryByText('idle')).toBeNull();
});

it('shows the performance of one source by day', async () => {
  const api = apiWith();
  api.answer(listSourceFigures, { success: true, items: [keepaFigures], nextCursor: null });
  renderAdmin('/admin/sources/keepa', api);

  const table = within(await screen.findByRole('table', { name: 'Performance by day' }));
  expect(table.getByText('Nov 21, 2026')).toBeInTheDocument();
  expect(screen.getByText('Blocked (2), Timed out (1)')).toBeInTheDocument();
});

it('charts the failure rate of each day with requests', async () => {
  const api = apiWith();
  const days = [
    { ...day, day: '2026-11-21' },
    { ...day, day: '2026-11-20', requests: 10, failed: 10 },
    { ...day, day: '2026-11-19', requests: 0, failed: 0 },
  ];
  api.answer(listSourceFigures, { success: true, items: [{ ...keepaFigures, days }], nextCursor: null });
  const { user } = renderAdmin('/admin/sources/keepa', api);
  const chart = within(await screen.findByRole('figure'));

  await user.click(chart.getByRole('button', { name: 'Show as table' }));

  expect(chart.getByRole('row', { name: /Nov 20.*100%/ })).toBeInTheDocument();
  expect(chart.getByRole('row', { name: /Nov 21.*25%/ })).toBeInTheDocument();
  expect(chart.queryByText(/Nov 19/)).not.toBeInTheDocument();
});
