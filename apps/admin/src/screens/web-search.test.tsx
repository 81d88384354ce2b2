import { getAdminSession } from '@pricehunt/api-contract/admin-identity';
import { saveShop } from '@pricehunt/api-contract/admin-shops';
import { listAdminSources } from '@pricehunt/api-contract/admin-sources';
import {
  changeWebSearch,
  decideDiscoveredShop,
  getWebSearch,
  listDiscoveredShops,
  tryWebSearch,
} from '@pricehunt/api-contract/admin-web-search';
import type {
  DiscoveredShopView,
  WebSearchEngineView,
  WebSearchTrial,
} from '@pricehunt/api-contract/admin-web-search';
import { screen, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import type { LanguagePack } from '../messages/language-pack';
import { admin, apiFor, renderAdmin } from '../testing';
import { buildShop, buildSource } from '../testing-rows';

const engines: readonly WebSearchEngineView[] = [
  {
    id: 'searxng',
    name: 'SearXNG',
    keyName: null,
    isReady: true,
    searchesToday: 3,
    lastAnsweredAt: '2026-11-21T10:00:00.000Z',
    failure: null,
  },
  {
    id: 'brave',
    name: 'Brave Search',
    keyName: 'brave',
    isReady: true,
    searchesToday: 1,
    lastAnsweredAt: null,
    failure: {
      at: '2026-11-21T10:00:00.000Z',
      problem: 'quota',
      resetsAt: '2026-12-01T00:00:00.000Z',
    },
  },
  {
    id: 'serper',
    name: 'serper.dev',
    keyName: 'serper',
    isReady: false,
    searchesToday: 0,
    lastAnsweredAt: null,
    failure: null,
  },
];
const limits = { searchesPerDay: 200, pagesPerDay: 500, pagesPerComparison: 8, pageAgeMinutes: 30 };
const webSearch = {
  engines: [...engines],
  limits,
  changed: null,
  usedToday: { searches: 4, pages: 12 },
};
const haus: DiscoveredShopView = {
  domain: 'haus.example',
  origin: 'https://www.haus.example',
  decision: 'open',
  timesFound: 4,
  offersConfirmed: 3,
  lastFoundAt: '2026-11-21T10:00:00.000Z',
  lastTitle: 'Sony WH-1000XM5',
  lastLink: 'https://www.haus.example/p/1',
};

function apiWith(...shops: readonly DiscoveredShopView[]) {
  const api = apiFor(admin);
  const source = buildSource({ id: 'web-search', name: 'Web search' });
  api.answer(listAdminSources, { success: true, items: [source], nextCursor: null });
  api.answer(getWebSearch, { success: true, webSearch });
  api.answer(listDiscoveredShops, { success: true, items: [...shops], nextCursor: null });
  return api;
}

async function afterTest(trial: WebSearchTrial, language?: LanguagePack) {
  const api = apiWith();
  api.answer(tryWebSearch, { success: true, trial });
  const { user } = renderAdmin('/admin/sources/web-search', api, language === undefined ? {} : { language });
  const isGerman = language !== undefined;
  await user.type(await screen.findByLabelText(isGerman ? 'Produkt oder GTIN' : 'Product or GTIN'), 'XM5');
  await user.click(screen.getByRole('button', { name: isGerman ? 'Suche testen' : 'Test search' }));
  return api;
}

it('shows the status and problem of each search engine', async () => {
  renderAdmin('/admin/sources/web-search', apiWith());

  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect((await row(/^SearXNG/)).getByText('Set up')).toBeInTheDocument();
  expect((await row(/^Brave/)).getByText('Quota used up')).toBeInTheDocument();
  expect((await row(/^Brave/)).getByText(/^Quota resets: .*2026|^Quota resets: .*Dec/)).toBeInTheDocument();
  expect((await row(/^serper/)).getByText('Add its key under API keys.')).toBeInTheDocument();
});

it('shows test results and which of them a comparison would use', async () => {
  const api = await afterTest({
    kind: 'answered',
    results: [
      { link: 'https://www.haus.example/p/1', title: 'Sony WH-1000XM5', leftOut: null },
      { link: 'https://www.idealo.de/p/1', title: 'Preisvergleich', leftOut: 'comparison-site' },
    ],
    unresponsive: [{ name: 'google', reason: 'CAPTCHA' }],
    quota: { left: 6, resetsAt: null },
  });

  expect(await screen.findByText('2 results')).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /Sony/ })).getByText('Used')).toBeInTheDocument();
  expect(screen.getByText('Comparison site or search engine')).toBeInTheDocument();
  expect(screen.getByText('Upstream engines not responding: google (CAPTCHA)')).toBeInTheDocument();
  expect(screen.getByText('6 searches left')).toBeInTheDocument();
  expect(api.calls).toContainEqual({
    method: 'POST',
    address: '/api/admin/web-search/trials',
    body: { engine: 'searxng', query: 'XM5' },
  });
});

it.each([
  ['json-off', 'JSON output is off (HTTP 403)', /search: formats: - html - json/],
  ['limiter', 'Blocked by the limiter (HTTP 429)', /server: limiter: false/],
  ['quota', 'Quota used up', /doesn’t say when/],
] as const)('shows the problem and remedy for %s', async (problem, title, remedy) => {
  await afterTest({ kind: 'failed', problem, resetsAt: null, detail: null });

  expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
  expect(document.body).toHaveTextContent(remedy);
});

it('shows problems in German', async () => {
  await afterTest({ kind: 'failed', problem: 'json-off', resetsAt: null, detail: null }, germanPack);

  expect(await screen.findByText('JSON-Ausgabe ist aus (HTTP 403)')).toBeInTheDocument();
});

it('marks invalid limits and saves valid ones', async () => {
  const api = apiWith();
  api.answer(changeWebSearch, { success: true, webSearch });
  const { user } = renderAdmin('/admin/sources/web-search', api);
  const field = await screen.findByLabelText('Pages per comparison');
  const form = within(screen.getByRole('form', { name: 'Limits' }));
  expect(form.getByText('12 used today (UTC)')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '40');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Enter a whole number from 0 to 20.')).toBeInTheDocument();

  await user.clear(field);
  await user.type(field, '5');
  await user.click(form.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Limits saved')).toBeInTheDocument();
  expect(api.calls).toContainEqual({
    method: 'PUT',
    address: '/api/admin/web-search',
    body: { ...limits, pagesPerComparison: 5 },
  });
});

it('lists shops found by web search, and adds one', async () => {
  const api = apiWith(haus);
  api.answer(saveShop, { success: true, shop: buildShop({ name: 'Haus' }) });
  const { user } = renderAdmin('/admin/sources/web-search', api);
  const row = within(await screen.findByRole('row', { name: /^haus\.example/ }));
  expect(screen.getByText(/deleted from this list after 90 days/)).toBeInTheDocument();
  expect(row.getByText('4')).toBeInTheDocument();
  expect(row.getByText('3')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Sony WH-1000XM5' })).toBeInTheDocument();

  await user.click(row.getByRole('button', { name: 'Add haus.example' }));

  expect(await screen.findByText('Haus added to comparisons')).toBeInTheDocument();
  expect(api.calls).toContainEqual({
    method: 'POST',
    address: '/api/admin/shops',
    body: { address: 'https://www.haus.example' },
  });
});

it('shows why a found shop cannot be added', async () => {
  const api = apiWith(haus);
  api.refuse(saveShop, 'shop.not-searchable');
  const { user } = renderAdmin('/admin/sources/web-search', api);

  await user.click(await screen.findByRole('button', { name: 'Add haus.example' }));

  expect(await screen.findByText(/^haus\.example: /)).toBeInTheDocument();
});

it('blocks a found shop', async () => {
  const api = apiWith(haus);
  api.answer(decideDiscoveredShop, { success: true, shop: haus });
  const { user } = renderAdmin('/admin/sources/web-search', api);

  await user.click(await screen.findByRole('button', { name: 'Block haus.example' }));

  expect(await screen.findByText('haus.example blocked')).toBeInTheDocument();
});

it('blocks a typed shop with a reason on the page of shops, and unblocks one', async () => {
  const api = apiWith({ ...haus, domain: 'talk.example', decision: 'never' });
  api.answer(decideDiscoveredShop, { success: true, shop: { ...haus, domain: 'fraud.example' } });
  const { user } = renderAdmin('/admin/retailers', api);

  await user.click(await screen.findByRole('button', { name: 'Unblock talk.example' }));
  await user.type(screen.getByLabelText('Shop'), 'fraud.example');
  await user.type(screen.getByLabelText('Reason'), 'Never delivers');
  await user.click(screen.getByRole('button', { name: 'Block shop' }));

  expect(await screen.findByText('fraud.example blocked')).toBeInTheDocument();
  const decided = api.calls.filter(({ address }) => address.includes('discovered-shops/'));
  expect(decided.map(({ address, body }) => [address, body])).toEqual([
    ['/api/admin/discovered-shops/talk.example', { decision: 'open' }],
    ['/api/admin/discovered-shops/fraud.example', { decision: 'never', reason: 'Never delivers' }],
  ]);
});

it('does not drop a reason that is too short to record, but asks for more', async () => {
  const api = apiWith();
  api.answer(decideDiscoveredShop, { success: true, shop: { ...haus, domain: 'fraud.example' } });
  const { user } = renderAdmin('/admin/retailers', api);

  await user.type(await screen.findByLabelText('Shop'), 'fraud.example');
  await user.type(screen.getByLabelText('Reason'), 'no');
  await user.click(screen.getByRole('button', { name: 'Block shop' }));

  expect(screen.getByText('Enter at least three characters.')).toBeInTheDocument();
  expect(api.calls.filter(({ address }) => address.includes('discovered-shops/'))).toEqual([]);
});

it('shows a viewer why nothing can be changed, and no button that would be refused', async () => {
  const api = apiWith({ ...haus, domain: 'talk.example', decision: 'never' });
  api.answer(getAdminSession, {
    success: true,
    business: { ...admin, adminRole: 'viewer' },
    isSecondFactorMissing: false,
  });
  const { user } = renderAdmin('/admin/retailers', api);

  await user.type(await screen.findByLabelText('Shop'), 'fraud.example{Enter}');

  expect(screen.getByText('talk.example')).toBeInTheDocument();
  expect(
    screen.getAllByText('You have the viewer role, so you can’t change anything.').length,
  ).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /block|add|change|try/i })).toBeNull();
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});
