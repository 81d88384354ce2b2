import { ruleFields } from '@pricehunt/api-contract';
import { listAdminShops, recogniseShop, saveShop, tryShop } from '@pricehunt/api-contract/admin-shops';
import { listAdminSources } from '@pricehunt/api-contract/admin-sources';
import { getShopRules, previewShopRules, saveShopRules } from '@pricehunt/api-contract/shop-rules';
import type { ShopRulesView } from '@pricehunt/api-contract';
import type { RuleReadingView, ShopRulesPreview } from '@pricehunt/api-contract/shop-rules';
import { screen, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { admin, apiFor, renderAdmin } from '../testing';
import { buildShop, buildSource } from '../testing-rows';

const origin = 'https://kern.example';
const productLink = `${origin}/ware.php?nr=101`;
const rules: ShopRulesView = {
  results: {
    item: { kind: 'css', selector: 'tr.t', attribute: null },
    link: { kind: 'css', selector: 'a', attribute: 'href' },
  },
  product: { price: { kind: 'regex', pattern: 'Preis: ([^<]+)' } },
};
const shop = buildShop({
  domain: 'kern.example',
  name: 'Radio Kern',
  origin,
  platform: 'generic',
  software: 'generic',
  rules: {
    state: 'page-changed',
    since: '2026-11-20T05:25:00Z',
    checkedAt: '2026-11-21T05:25:00Z',
    brokenFields: ['price'],
  },
});
const saved = {
  success: true as const,
  shop,
  rules,
  exampleLink: productLink,
  state: shop.rules,
  example: {
    link: productLink,
    takenAt: '2026-11-19T08:00:00Z',
    characters: 1_234,
    expected: [{ field: 'price' as const, value: '324' }],
  },
};

function previewOf(
  byRule: Readonly<Partial<Record<string, RuleReadingView>>>,
  isOffer = true,
): ShopRulesPreview {
  return {
    results: null,
    product: {
      kind: 'read',
      link: productLink,
      isOffer,
      fields: ruleFields.map((field) => ({
        field,
        byRule: byRule[field] ?? null,
        byMarkup: field === 'title' ? 'Sony, by its markup' : null,
      })),
    },
  };
}

function apiWith() {
  const api = apiFor(admin);
  api.answer(listAdminSources, { success: true, items: [], nextCursor: null });
  api.answer(listAdminShops, { success: true, items: [shop], nextCursor: null });
  api.answer(getShopRules, saved);
  return api;
}

const room = '/admin/sources/shops/kern.example/rules';

describe('extraction rules', () => {
  it('show what is broken, since when, and the expected values', async () => {
    renderAdmin(room, apiWith());

    expect(
      await screen.findByRole('heading', { name: 'Extraction rules for Radio Kern' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/work on the stored page but not on the live page/)).toBeInTheDocument();
    expect(screen.getByText('No longer found').nextSibling).toHaveTextContent('Price');
    expect(screen.getByText('Price: 324')).toBeInTheDocument();
    expect(screen.getByText(/1,234 characters, stored until/)).toBeInTheDocument();
  });

  it('preview each field by rule and by markup', async () => {
    const api = apiWith();
    const { user } = renderAdmin(room, api);
    const value = { kind: 'value', taken: '324,00 EUR', value: '324', currency: 'EUR' } as const;
    api.answer(previewShopRules, { success: true, preview: previewOf({ price: value }) });

    await user.click(await screen.findByRole('button', { name: 'Preview' }));

    expect(await screen.findByText('We found an offer on this page')).toBeInTheDocument();
    expect(screen.getByText('Found: 324,00 EUR')).toBeInTheDocument();
    expect(screen.getByText('Read as: 324 EUR')).toBeInTheDocument();
    expect(screen.getByText('From markup: Sony, by its markup')).toBeInTheDocument();
    expect(api.calls).toContainEqual({
      method: 'POST',
      address: '/api/admin/shop-rule-previews',
      body: { address: origin, currency: 'EUR', rules, resultsLink: null, productLink },
    });
  });

  it.each<[string, RuleReadingView, string]>([
    ['takes nothing', { kind: 'nothing' }, 'Nothing found on this page'],
    ['takes words', { kind: 'unreadable', taken: 'call us' }, 'Found, but not a valid value: call us'],
    ['is slow', { kind: 'too-slow' }, 'Too slow on this page'],
  ])('say so where a rule %s', async (_what, reading, sentence) => {
    const api = apiWith();
    const { user } = renderAdmin(room, api);
    api.answer(previewShopRules, { success: true, preview: previewOf({ price: reading }, false) });

    await user.click(await screen.findByRole('button', { name: 'Preview' }));

    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByText(/No offer found on this page/)).toBeInTheDocument();
  });

  it('show an invalid rule at its field until it is edited', async () => {
    const api = apiWith();
    const { user } = renderAdmin(room, api);
    const reading = { kind: 'bad-rule', problem: 'group' } as const;
    api.answer(previewShopRules, { success: true, preview: previewOf({ price: reading }, false) });
    const field = await screen.findByLabelText('Price: Regular expression');

    await user.click(screen.getByRole('button', { name: 'Preview' }));

    expect(await screen.findByText('Use exactly one capture group in parentheses.')).toBeInTheDocument();
    expect(field).toBeInvalid();
    await user.type(field, 'x');
    expect(field).toBeValid();
  });

  it('show which list rule is invalid, and the products found', async () => {
    const api = apiWith();
    const { user } = renderAdmin(room, api);
    const results = { kind: 'read', link: `${origin}/liste.php`, byMarkup: [] } as const;
    const bad = { kind: 'bad-rule', problem: 'selector', part: 'item' } as const;
    api.answer(previewShopRules, {
      success: true,
      preview: { product: null, results: { ...results, byMarkup: [], byRules: bad } },
    });
    await user.type(await screen.findByLabelText('URL of a search results page'), `${origin}/liste.php`);
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await screen.findByText('Enter a valid CSS selector.');
    expect(screen.getByLabelText('Product in the list: CSS selector')).toBeInvalid();
    expect(screen.getByLabelText('Product link: CSS selector')).toBeValid();
    const links = [{ link: productLink, title: 'Sony WH' }];
    api.answer(previewShopRules, {
      success: true,
      preview: { product: null, results: { ...results, byMarkup: [], byRules: { kind: 'links', links } } },
    });

    await user.click(screen.getByRole('button', { name: 'Preview' }));

    expect(await screen.findByText('1 product found')).toBeInTheDocument();
    expect(screen.getByText('From markup: 0')).toBeInTheDocument();
  });

  it('are saved with the example page', async () => {
    const api = apiWith();
    api.answer(saveShopRules, { success: true, shop });
    const { user } = renderAdmin(room, api);
    await user.selectOptions(await screen.findByLabelText('Title: rule type'), 'CSS selector');
    await user.type(screen.getByLabelText('Title: CSS selector'), 'h1');
    await user.selectOptions(screen.getByLabelText('Product in the list: rule type'), 'No rule');

    await user.click(screen.getByRole('button', { name: 'Save rules' }));

    expect(await screen.findByText('Extraction rules for Radio Kern saved')).toBeInTheDocument();
    expect(api.calls).toContainEqual({
      method: 'PUT',
      address: '/api/admin/shops/kern.example/rules',
      body: {
        exampleLink: productLink,
        rules: {
          results: { ...rules.results, item: null },
          product: { ...rules.product, title: { kind: 'css', selector: 'h1', attribute: null } },
        },
      },
    });
  });

  it('are removed after confirmation', async () => {
    const api = apiWith();
    api.answer(saveShopRules, { success: true, shop });
    const { user } = renderAdmin(room, api);
    await user.click(await screen.findByRole('button', { name: 'Remove rules' }));

    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove rules' }));

    expect(await screen.findByText('Extraction rules for Radio Kern removed')).toBeInTheDocument();
    expect(api.calls).toContainEqual(expect.objectContaining({ body: { rules: null, exampleLink: null } }));
  });

  it('show their status in the list of shops', async () => {
    renderAdmin('/admin/sources', apiWith());

    const row = within(await screen.findByRole('row', { name: /Radio Kern/ }));
    expect(row.getByText('The page has changed')).toBeInTheDocument();
  });

  it('are linked from the page of the shop', async () => {
    const api = apiWith();
    const source = buildSource({ id: shop.sourceId, name: shop.name });
    api.answer(listAdminSources, { success: true, items: [source], nextCursor: null });
    renderAdmin(`/admin/sources/${encodeURIComponent(shop.sourceId)}`, api);

    const link = await screen.findByRole('link', { name: 'Extraction rules for Radio Kern' });
    expect(link).toHaveAttribute('href', room);
  });

  it('speak German', async () => {
    renderAdmin(room, apiWith(), { language: germanPack });

    expect(
      await screen.findByRole('heading', { name: 'Extraktionsregeln für Radio Kern' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Regeln speichern' })).toBeInTheDocument();
  });
});

it('adds a shop without search or markup with a search URL and rules', async () => {
  const api = apiWith();
  const { rules: _rules, isOn: _isOn, ...facts } = shop;
  const { taxMode: _mode, taxPercent: _percent, addedAt: _added, checkedAt: _checked, ...found } = facts;
  const {
    checkResult: _result,
    lastAnsweredAt: _answered,
    lastFailedAt: _failed,
    sourceId: _id,
    ...rest
  } = found;
  api.answer(recogniseShop, {
    success: true,
    finding: { kind: 'none', reason: 'no-search', shop: rest },
    hasBrowser: false,
  });
  api.answer(saveShop, { success: true, shop });
  api.answer(tryShop, {
    success: true,
    trial: {
      kind: 'offers',
      offers: [
        {
          title: 'Sony WH',
          link: productLink,
          price: { amountMinor: 32_400, currency: 'EUR' },
          brand: null,
          mpn: null,
          availability: 'in_stock',
          gtins: [],
          isMatch: true,
          evidence: 'same-title',
          byRules: ['title', 'price'],
        },
      ],
    },
  });
  const { user } = renderAdmin('/admin/sources/add-shop', api);
  await user.type(await screen.findByLabelText('Shop address'), 'kern.example');
  await user.click(screen.getByRole('button', { name: 'Check shop' }));
  await screen.findByText('Set up the search manually');
  await user.click(screen.getByRole('button', { name: 'Save shop' }));
  expect(screen.getByText('Enter a URL of this shop that contains {query}.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Search URL'), `${origin}/liste.php?wort={{query}`);
  await user.selectOptions(screen.getByLabelText('Price: rule type'), 'JSON path');
  await user.type(screen.getByLabelText('Price: JSON path'), '$.preis');
  await user.type(screen.getByLabelText('URL of a product page'), productLink);
  await user.type(screen.getByLabelText('Product or GTIN'), 'Sony');
  await user.click(screen.getByRole('button', { name: 'Test search' }));
  expect(await screen.findByText('From your rules: Title, Price')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Save shop' }));

  const written = {
    searchTemplate: `${origin}/liste.php?wort={query}`,
    rules: { results: null, product: { price: { kind: 'json-path', path: '$.preis' } } },
  };
  await screen.findByRole('heading', { name: 'Offer sources' });
  expect(api.calls).toContainEqual(
    expect.objectContaining({ address: '/api/admin/shop-trials', body: expect.objectContaining(written) }),
  );
  expect(api.calls).toContainEqual(
    expect.objectContaining({
      address: '/api/admin/shops',
      body: expect.objectContaining({ ...written, exampleLink: productLink }),
    }),
  );
});
