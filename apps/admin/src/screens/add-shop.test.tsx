import {
  checkShop,
  importShops,
  listAdminShops,
  recogniseShop,
  removeShop,
  saveShop,
  tryShop,
} from '@pricehunt/api-contract/admin-shops';
import { listAdminSources } from '@pricehunt/api-contract/admin-sources';
import type { AdminShop, ShopFindingView, TriedOffer } from '@pricehunt/api-contract/admin-shops';
import { screen, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { admin, apiFor, renderAdmin } from '../testing';
import { buildShop, buildSource } from '../testing-rows';

const found: ShopFindingView = {
  kind: 'shop',
  domain: 'klang.example',
  name: 'Klangladen',
  origin: 'https://www.klang.example',
  platform: 'woocommerce',
  software: 'woocommerce',
  currency: 'EUR',
  country: 'DE',
  decimals: 2,
  barcodes: 'pages',
  searchTemplate: null,
  needsBrowser: false,
};

const offer: TriedOffer = {
  title: 'Sony WH-1000XM5',
  link: 'https://www.klang.example/product/x/',
  brand: 'Sony',
  mpn: null,
  price: { amountMinor: 32_400, currency: 'EUR' },
  availability: 'in_stock',
  gtins: ['04548736132610'],
  isMatch: true,
  evidence: 'same-gtin',
  byRules: [],
};

function apiWith(...shops: readonly AdminShop[]) {
  const api = apiFor(admin);
  api.answer(listAdminSources, { success: true, items: [], nextCursor: null });
  api.answer(listAdminShops, { success: true, items: [...shops], nextCursor: null });
  api.answer(recogniseShop, { success: true, finding: found, hasBrowser: false });
  return api;
}

async function withFoundShop(api = apiWith()) {
  const { user } = renderAdmin('/admin/sources/add-shop', api);
  await user.type(await screen.findByLabelText('Shop address'), 'www.klang.example');
  await user.click(screen.getByRole('button', { name: 'Check shop' }));
  await screen.findByText('We can search Klangladen');
  return { api, user };
}

it('describes the shop detected at an address', async () => {
  await withFoundShop();

  expect(
    screen.getByText('WooCommerce, search works, prices in EUR with 2 decimals, GTIN on product pages only'),
  ).toBeInTheDocument();
});

it('shows why a shop cannot be searched, and rechecks it', async () => {
  const api = apiWith();
  api.answer(recogniseShop, {
    success: true,
    finding: { kind: 'none', reason: 'robots' },
    hasBrowser: false,
  });
  const { user } = renderAdmin('/admin/sources/add-shop', api);
  await user.type(await screen.findByLabelText('Shop address'), 'shut.example');
  await user.click(screen.getByRole('button', { name: 'Check shop' }));
  expect(await screen.findByText('The shop’s robots.txt doesn’t allow it.')).toBeInTheDocument();
  api.answer(recogniseShop, { success: true, finding: found, hasBrowser: false });

  await user.click(screen.getByRole('button', { name: 'Recheck' }));

  expect(await screen.findByText('We can search Klangladen')).toBeInTheDocument();
  expect(api.calls).toContainEqual(
    expect.objectContaining({ body: { address: 'shut.example', again: true } }),
  );
});

it('shows the offers of a test search, using the unsaved settings', async () => {
  const { api, user } = await withFoundShop();
  api.answer(tryShop, {
    success: true,
    trial: { kind: 'offers', offers: [offer] },
  });
  await user.selectOptions(screen.getByLabelText('Tax'), 'Prices exclude tax');
  await user.type(screen.getByLabelText('Tax rate (%)'), '8,1');
  await user.type(screen.getByLabelText('Product or GTIN'), 'WH-1000XM5');

  await user.click(screen.getByRole('button', { name: 'Test search' }));

  expect(await screen.findByText('1 offer found')).toBeInTheDocument();
  const row = within(screen.getByRole('row', { name: /Sony WH-1000XM5/ }));
  expect(row.getByText('Same GTIN')).toBeInTheDocument();
  expect(row.getByText('€324.00')).toBeInTheDocument();
  expect(row.getByText('Listed')).toBeInTheDocument();
  expect(api.calls).toContainEqual(
    expect.objectContaining({
      address: '/api/admin/shop-trials',
      body: expect.objectContaining({ query: 'WH-1000XM5', taxMode: 'excluded', taxPercent: 8.1 }),
    }),
  );
});

describe('a shop searched through its website', () => {
  const byPages: ShopFindingView = {
    ...found,
    platform: 'generic',
    software: 'generic',
    searchTemplate: 'https://www.klang.example/suche?q={query}',
  };

  it('is saved with the browser option', async () => {
    const api = apiWith();
    api.answer(recogniseShop, { success: true, finding: byPages, hasBrowser: true });
    api.answer(saveShop, { success: true, shop: buildShop() });
    const { user } = await withFoundShop(api);

    await user.click(screen.getByRole('checkbox', { name: 'Load pages in a browser' }));
    await user.click(screen.getByRole('button', { name: 'Save shop' }));

    expect(api.calls).toContainEqual(
      expect.objectContaining({ body: expect.objectContaining({ needsBrowser: true }) }),
    );
  });

  it('disables the browser option and names BROWSER_URL when no browser is configured', async () => {
    const api = apiWith();
    api.answer(recogniseShop, { success: true, finding: byPages, hasBrowser: false });
    await withFoundShop(api);

    const box = screen.getByRole('checkbox', { name: 'Load pages in a browser' });
    expect(box).toBeDisabled();
    expect(box).toHaveAccessibleDescription(/Set BROWSER_URL/);
  });
});

it.each([
  [{ kind: 'offers', offers: [] }, 'No offers found'],
  [{ kind: 'failed', reason: 'blocked' }, 'The shop blocked our request.'],
  [{ kind: 'timed-out' }, 'The shop took too long to respond.'],
] as const)('shows the outcome of a test search: %j', async (trial, sentence) => {
  const { api, user } = await withFoundShop();
  api.answer(tryShop, {
    success: true,
    trial: trial.kind === 'offers' ? { kind: 'offers', offers: [] } : trial,
  });
  await user.type(screen.getByLabelText('Product or GTIN'), 'lamp');

  await user.click(screen.getByRole('button', { name: 'Test search' }));

  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('marks invalid settings and saves valid ones', async () => {
  const { api, user } = await withFoundShop();
  api.answer(saveShop, { success: true, shop: buildShop() });
  await user.clear(screen.getByLabelText('Name'));
  await user.click(screen.getByRole('button', { name: 'Save shop' }));
  expect(screen.getByText('Enter a name.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Name'), 'Klangladen');

  await user.click(screen.getByRole('button', { name: 'Save shop' }));

  expect(await screen.findByText('Klangladen added to comparisons')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Offer sources' })).toBeInTheDocument();
  expect(api.calls).toContainEqual({
    method: 'POST',
    address: '/api/admin/shops',
    body: {
      address: 'https://www.klang.example',
      name: 'Klangladen',
      currency: 'EUR',
      taxMode: 'unknown',
      taxPercent: null,
    },
  });
});

it('lists shops with platform, status and the problem found by the last check', async () => {
  renderAdmin(
    '/admin/sources',
    apiWith(
      buildShop(),
      buildShop({ domain: 'b.example', name: 'Bett', isOn: false, checkResult: 'robots' }),
    ),
  );

  const first = within(await screen.findByRole('row', { name: /Klangladen/ }));
  expect(first.getByText('WooCommerce, EUR')).toBeInTheDocument();
  expect(first.getByText('On')).toBeInTheDocument();
  const second = within(screen.getByRole('row', { name: /Bett/ }));
  expect(second.getByText('Off')).toBeInTheDocument();
  expect(second.getByText('The shop’s robots.txt doesn’t allow it.')).toBeInTheDocument();
});

it.each([
  ['Recheck Klangladen', 'Recheck', 'Klangladen rechecked', 'POST', '/api/admin/shops/klang.example/check'],
  ['Remove Klangladen', 'Remove', 'Klangladen removed', 'DELETE', '/api/admin/shops/klang.example'],
])(
  'runs an action on the page of a shop after confirmation: %s',
  async (button, submit, toast, method, address) => {
    const api = apiWith(buildShop());
    api.answer(checkShop, { success: true, shop: buildShop() });
    api.answer(removeShop, { success: true });
    const source = buildSource({ id: 'shop:klang.example', name: 'Klangladen' });
    api.answer(listAdminSources, { success: true, items: [source], nextCursor: null });
    const { user } = renderAdmin('/admin/sources/shop%3Aklang.example', api);
    await user.click(await screen.findByRole('button', { name: button }));

    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: submit }));

    expect(await screen.findByText(toast)).toBeInTheDocument();
    expect(api.calls).toContainEqual(expect.objectContaining({ method, address }));
  },
);

it('returns to the list of sources when a shop is removed', async () => {
  const api = apiWith(buildShop());
  const source = buildSource({ id: 'shop:klang.example', name: 'Klangladen' });
  api.answer(listAdminSources, { success: true, items: [source], nextCursor: null });
  api.answer(removeShop, { success: true });
  const { user } = renderAdmin('/admin/sources/shop%3Aklang.example', api);
  await user.click(await screen.findByRole('button', { name: 'Remove Klangladen' }));
  api.answer(listAdminSources, { success: true, items: [], nextCursor: null });
  api.answer(listAdminShops, { success: true, items: [], nextCursor: null });

  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));

  expect(await screen.findByRole('heading', { name: 'Offer sources' })).toBeInTheDocument();
});

it('imports an exported file and rejects any other file', async () => {
  const api = apiWith();
  api.answer(importShops, { success: true, imported: 1, leftOut: ['evil.example'] });
  const { user } = renderAdmin('/admin/sources', api);
  await user.click(await screen.findByRole('button', { name: 'Import shops' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.upload(
    dialog.getByLabelText('Exported file (JSON)'),
    new File(['[1]'], 'a.json', { type: 'application/json' }),
  );
  expect(await dialog.findByText('Choose a file exported from PriceHunt.')).toBeInTheDocument();
  const list = { version: 1, shops: [] };
  const file = new File([JSON.stringify({ success: true, list })], 'b.json', { type: 'application/json' });
  await user.upload(dialog.getByLabelText('Exported file (JSON)'), file);

  await user.click(dialog.getByRole('button', { name: 'Import shops' }));

  expect(await screen.findByText('1 shop imported, 1 shop skipped')).toBeInTheDocument();
  expect(api.calls).toContainEqual({ method: 'POST', address: '/api/admin/shop-list', body: list });
});

it('is shown in German', async () => {
  const api = apiWith();
  const { user } = renderAdmin('/admin/sources/add-shop', api, { language: germanPack });
  await user.type(await screen.findByLabelText('Adresse des Shops'), 'klang.example');

  await user.click(screen.getByRole('button', { name: 'Shop prüfen' }));

  expect(
    await screen.findByText(
      'WooCommerce, Suche funktioniert, Preise in EUR mit 2 Nachkommastellen, GTIN nur auf Produktseiten',
    ),
  ).toBeInTheDocument();
});
