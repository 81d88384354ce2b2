import { getBusinessProfile } from '@pricehunt/api-contract/business-account';
import { getBusinessSession } from '@pricehunt/api-contract/business-identity';
import {
  cancelFeedImport,
  changeFeed,
  confirmFeedImport,
  createFeed,
  deleteFeed,
  getFeed,
  getFeedImport,
  listFeedImportColumns,
  listFeedImportIssues,
  listFeedImports,
  listFeeds,
  startFeedImport,
  uploadFeedFile,
} from '@pricehunt/api-contract/feeds';
import { connectShopify } from '@pricehunt/api-contract/integrations';
import {
  confirmShopifyRemoval,
  connectShopifyAdmin,
  disconnectShopifyAdmin,
  listShopifyConnections,
  readShopifyProducts,
} from '@pricehunt/api-contract/shopify-admin';
import {
  connectWoocommerce,
  disconnectWoocommerce,
  listWoocommerceConnections,
  startWoocommerceConnection,
} from '@pricehunt/api-contract/woocommerce';
import type { Feed, FeedImport } from '@pricehunt/api-contract/feeds';
import type { ShopifyConnection } from '@pricehunt/api-contract/shopify-admin';
import type { WoocommerceConnection } from '@pricehunt/api-contract/woocommerce';
import { screen, waitFor, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { apiFor, owner, renderMerchant } from '../testing';

const sources = '/business/dashboard/sources';
const page = `${sources}/f1`;
const runPage = `${page}/runs/r1`;
const at = '2026-11-21T10:00:00.000Z';

const feed: Feed = {
  id: 'f1',
  kind: 'link',
  name: 'Lamp feed',
  link: 'https://lamp.example/feed.xml',
  schedule: 'daily',
  currency: 'EUR',
  country: 'DE',
  columnMapping: [],
  isAutoConfirmed: false,
  isPaused: false,
  createdAt: at,
  nextRunAt: at,
  itemCount: 40,
  latestImport: null,
};
const none = { createdCount: 0, updatedCount: 0, unchangedCount: 0, removedCount: 0 };
const issue = {
  code: 'gtin.check-digit',
  severity: 'warning',
  sentence: 'The last digit of the GTIN does not fit the others.',
  hint: 'Copy it from the package.',
} as const;
const preview = {
  ...none,
  rowCount: 25,
  createdCount: 21,
  rejectedCount: 4,
  format: 'delimited',
  byteCount: 4_200,
  isComplete: true,
  issueCounts: { error: 4, warning: 1, notice: 0 },
  issues: [{ ...issue, count: 1, samples: [] }],
};
const run: FeedImport = {
  id: 'r1',
  feedId: 'f1',
  state: 'awaiting-confirmation',
  startedBy: 'person',
  requestedAt: at,
  startedAt: at,
  finishedAt: null,
  rowsRead: 25,
  preview,
  applied: none,
  removalHeldBack: null,
  waitsFor: 'confirmation',
  failure: null,
  failureReasons: [],
};

const columns = {
  exportName: null,
  items: [
    { name: 'Bez', samples: ['Lampe', 'Tisch'], attribute: null },
    { name: 'Price', samples: ['11.90'], attribute: 'price' as const },
  ],
  nextCursor: null,
};

function apiWith(changes: { readonly feed?: Partial<Feed>; readonly run?: Partial<FeedImport> } = {}) {
  const api = apiFor(owner);
  const shown = { ...feed, ...changes.feed };
  api.answer(listFeeds, { success: true, items: [shown], nextCursor: null });
  api.answer(getFeed, { success: true, feed: shown });
  api.answer(listFeedImports, { success: true, items: [], nextCursor: null });
  api.answer(getFeedImport, { success: true, import: { ...run, ...changes.run } });
  api.answer(listFeedImportColumns, { success: true, ...columns });
  api.answer(listFeedImportIssues, {
    success: true,
    items: [{ ...issue, row: 7, line: 8, itemId: 'LAMP-7', column: 'gtin', given: '4006381333932' }],
    nextCursor: null,
  });
  return api;
}

describe('the sources', () => {
  it('lists each with its products and the status of its latest import', async () => {
    renderMerchant(sources, apiWith({ feed: { latestImport: { ...run, state: 'failed' } } }));

    expect(await screen.findByRole('link', { name: 'Lamp feed' })).toBeInTheDocument();
    expect(screen.getByText(/40 products/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Failed/ })).toHaveAttribute('href', runPage);
  });

  it('connects a Shopify store and shows its first run', async () => {
    const api = apiWith();
    api.answer(connectShopify, { success: true, feed: { ...feed, kind: 'shopify' } });
    api.answer(startFeedImport, { success: true, import: run });
    const { user, address } = renderMerchant(sources, api);

    await user.type(await screen.findByLabelText('Currency'), 'eur');
    await user.click(screen.getByRole('button', { name: 'Connect and import' }));

    await waitFor(() => expect(address()).toBe(runPage));
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        address: '/api/business/integrations/shopify',
        // The country is that of the latest source.
        body: { storeLink: 'lamp.example', currency: 'EUR', country: 'DE', isAutoConfirmed: false },
      }),
    );
  });

  it('shows an error at its field before sending anything', async () => {
    const api = apiWith();
    const { user } = renderMerchant(sources, api);

    await user.click(await screen.findByRole('radio', { name: /^Product feed/ }));
    await user.type(screen.getByLabelText('Name'), 'Feed');
    await user.type(screen.getByLabelText('Feed URL'), 'lamp.example/feed');
    await user.click(screen.getByRole('button', { name: 'Add and import' }));

    await waitFor(() =>
      expect(screen.getByLabelText('Feed URL')).toHaveAccessibleDescription(/Enter the full URL/),
    );
    expect(screen.getByLabelText('Feed URL')).toHaveFocus();
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('creates one source even when its first import fails to start', async () => {
    const api = apiWith();
    api.answer(createFeed, { success: true, feed });
    api.refuse(startFeedImport, 'server.busy');
    const { user, address } = renderMerchant(sources, api);
    await user.click(await screen.findByRole('radio', { name: /^Product feed/ }));
    await user.type(screen.getByLabelText('Name'), 'Feed');
    await user.type(screen.getByLabelText('Feed URL'), 'https://lamp.example/feed');
    await user.click(screen.getByRole('button', { name: 'Add and import' }));
    await screen.findByRole('alert');
    api.answer(startFeedImport, { success: true, import: run });

    await user.click(screen.getByRole('button', { name: 'Add and import' }));

    await waitFor(() => expect(address()).toBe(runPage));
    const made = api.calls.filter(
      ({ method, address: path }) => method === 'POST' && path === '/api/business/feeds',
    );
    expect(made).toHaveLength(1);
  });

  it('uploads a file', async () => {
    const api = apiWith();
    api.answer(createFeed, { success: true, feed: { ...feed, kind: 'upload', link: null } });
    api.answer(uploadFeedFile, { success: true, import: run });
    const { user, address, uploads } = renderMerchant(sources, api);
    await user.click(await screen.findByRole('radio', { name: /File upload/ }));
    await user.type(screen.getByLabelText('Name'), 'Autumn');

    await user.upload(screen.getByLabelText('File'), new File(['id,title'], 'autumn.csv'));
    await user.click(screen.getByRole('button', { name: 'Upload and import' }));

    await waitFor(() => expect(address()).toBe(runPage));
    expect(uploads.map(({ name }) => name)).toEqual(['autumn.csv']);
  });

  it('prefills the store URL, name, currency and country from the business', async () => {
    const api = apiWith();
    api.answer(getBusinessSession, { success: true, business: { ...owner, storeDomain: 'lamp.ch' } });
    const { user } = renderMerchant(sources, api);

    expect(await screen.findByLabelText('Store URL')).toHaveValue('lamp.ch');
    await user.click(screen.getByRole('radio', { name: /^Product feed/ }));

    expect(screen.getByLabelText('Feed URL')).toHaveValue('');
    expect(screen.getByLabelText('Name')).toHaveValue('Lamps');
    expect(screen.getByLabelText('Currency')).toHaveValue('CHF');
    expect(screen.getByLabelText('Country (optional)')).toHaveValue('CH');
  });

  it('prefills the currency and country of the business for an international domain', async () => {
    const api = apiWith({ feed: { currency: 'SEK', country: 'SE' } });
    api.answer(getBusinessSession, { success: true, business: { ...owner, storeDomain: 'lamp.com' } });
    const profile = {
      name: 'Lamps',
      storeDomain: 'lamp.com',
      webAddress: null,
      currency: 'USD',
      timeZone: 'UTC',
      status: 'active' as const,
      statusReason: null,
      createdAt: at,
    };
    api.answer(getBusinessProfile, { success: true, profile });
    renderMerchant(sources, api);

    expect(await screen.findByLabelText('Store URL')).toHaveValue('lamp.com');
    await waitFor(() => expect(screen.getByLabelText('Currency')).toHaveValue('USD'));
    expect(screen.getByLabelText('Country (optional)')).toHaveValue('SE');
  });

  it('is read-only for viewers', async () => {
    const viewer = apiFor({ ...owner, role: 'viewer' });
    viewer.answer(listFeeds, { success: true, items: [feed], nextCursor: null });
    renderMerchant(sources, viewer);

    expect(await screen.findByText('Your role can view this but not change it.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Connect|Add|Upload/ })).not.toBeInTheDocument();
  });
});

describe('the page of a source', () => {
  it('fetches it now', async () => {
    const api = apiWith();
    api.answer(startFeedImport, { success: true, import: run });
    const { user, address } = renderMerchant(page, api);

    await user.click(await screen.findByRole('button', { name: 'Import now' }));

    await waitFor(() => expect(address()).toBe(runPage));
  });

  it('changes how often it is fetched', async () => {
    const api = apiWith();
    api.answer(changeFeed, { success: true, feed });
    const { user } = renderMerchant(page, api);

    await user.selectOptions(await screen.findByLabelText('Import schedule'), 'hourly');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Source saved')).toBeInTheDocument();
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        method: 'PUT',
        body: expect.objectContaining({ schedule: 'hourly', country: 'DE' }),
      }),
    );
  });

  it('deletes it after confirmation', async () => {
    const api = apiWith();
    api.answer(deleteFeed, { success: true });
    const { user, address } = renderMerchant(page, api);

    await user.click(await screen.findByRole('button', { name: 'Delete source' }));
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(address()).toBe(sources));
  });
});

describe('a Shopify store by token', () => {
  const connection: ShopifyConnection = {
    id: 'c1',
    shopDomain: 'lamp.myshopify.com',
    shopName: 'Lamps',
    primaryDomain: 'lamp.example',
    currency: 'EUR',
    state: 'connected',
    connectedAt: at,
    feedId: 'f1',
    orderSourceId: null,
    isAppInstall: false,
    webhookTopics: ['products/update'],
    reading: {
      state: 'done',
      startedAt: at,
      finishedAt: at,
      productCount: 27,
      itemCount: 27,
      refusedCount: 2,
      problem: null,
      problemReasons: [],
      heldBack: null,
    },
  };

  function apiConnected(changes: Partial<ShopifyConnection> = {}) {
    const api = apiWith({ feed: { kind: 'shopify-admin', link: null } });
    api.answer(listShopifyConnections, {
      success: true,
      items: [{ ...connection, ...changes }],
      nextCursor: null,
      hasApp: false,
    });
    return api;
  }

  it('shows which products it left out, and removes them once that is confirmed', async () => {
    const heldBack = { count: 29, examples: ['Green lamp', 'Red lamp'] };
    const api = apiConnected({ reading: { ...connection.reading, heldBack } });
    api.answer(confirmShopifyRemoval, { success: true, connection });
    const { user } = renderMerchant(page, api);

    expect(await screen.findByText('29 products are missing from your store')).toBeInTheDocument();
    expect(screen.getByText('Red lamp')).toBeInTheDocument();
    expect(screen.getByText('and 27 more')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove 29 products' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Remove 29 products' }));

    await waitFor(() =>
      expect(api.calls.map(({ address }) => address)).toContain(
        '/api/business/integrations/shopify-admin/c1/removal',
      ),
    );
  });

  it('is connected, and its page shows how its products are read', async () => {
    const api = apiConnected();
    api.answer(connectShopifyAdmin, { success: true, connection });
    const { user, address } = renderMerchant(sources, api);
    await user.click(await screen.findByRole('radio', { name: /Shopify store \(real-time sync\)/ }));

    await user.type(await screen.findByLabelText('Store'), 'lamp.myshopify.com');
    await user.type(screen.getByLabelText('Admin API access token'), 'shpat_0123456789');
    await user.type(screen.getByLabelText('API secret key'), 'shpss_0123456789{Enter}');

    await waitFor(() => expect(address()).toBe(page));
    expect(await screen.findByText('2 rejected')).toBeInTheDocument();
    expect(screen.getByText(/27 products read/)).toBeInTheDocument();
  });

  it('shows at the form why Shopify refused the token', async () => {
    const api = apiConnected();
    api.refuse(connectShopifyAdmin, 'shopify.token-refused');
    const { user } = renderMerchant(sources, api);
    await user.click(await screen.findByRole('radio', { name: /Shopify store \(real-time sync\)/ }));

    await user.type(await screen.findByLabelText('Store'), 'lamp.myshopify.com');
    await user.type(screen.getByLabelText('Admin API access token'), 'shpat_0123456789');
    await user.type(screen.getByLabelText('API secret key'), 'shpss_0123456789{Enter}');

    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText('Store')).toHaveValue('lamp.myshopify.com');
  });

  it('shows that its token is no longer accepted', async () => {
    renderMerchant(page, apiConnected({ state: 'token-refused' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Shopify no longer accepts the access token');
  });

  it('is fetched again, and disconnected after confirmation', async () => {
    const api = apiConnected();
    api.answer(readShopifyProducts, { success: true, connection });
    api.answer(disconnectShopifyAdmin, { success: true });
    const { user, address } = renderMerchant(page, api);

    await user.click(await screen.findByRole('button', { name: 'Import again' }));
    await waitFor(() => expect(api.calls.some(({ address: path }) => path.endsWith('/c1/read'))).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Disconnect' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disconnect' }));

    await waitFor(() => expect(address()).toBe(sources));
  });
});

describe('a run', () => {
  it('previews its changes and applies them on confirmation', async () => {
    const api = apiWith();
    api.answer(changeFeed, { success: true, feed });
    api.answer(confirmFeedImport, { success: true, import: run });
    const { user } = renderMerchant(runPage, api);

    const figures = await screen.findByRole('list', { name: 'Preview of changes' });
    expect(figures).toHaveTextContent('New21');
    expect(figures).toHaveTextContent('Rejected rows4of 25 rows');
    api.answer(getFeedImport, {
      success: true,
      import: { ...run, state: 'applied', waitsFor: null, applied: { ...none, createdCount: 21 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Apply changes' }));

    expect(await screen.findByRole('list', { name: 'Applied changes' })).toHaveTextContent('New21');
    expect(api.calls).toContainEqual(
      expect.objectContaining({ address: `/api/business/feeds/f1/imports/r1/confirm` }),
    );
  });

  it('applies future imports automatically only when chosen', async () => {
    const api = apiWith();
    api.answer(confirmFeedImport, { success: true, import: run });
    const { user } = renderMerchant(runPage, api);

    await user.click(await screen.findByRole('checkbox', { name: /Apply future imports/ }));
    await user.click(screen.getByRole('button', { name: 'Apply changes' }));

    await waitFor(() => expect(api.calls.some(({ address }) => address.endsWith('/confirm'))).toBe(true));
    expect(api.calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it.each([
    ['Apply without removing products', false],
    ['Apply and remove 30', true],
  ])(
    'that would remove much explains why it stopped; “%s” is sent to the server',
    async (name, isConfirmed) => {
      const api = apiWith({
        feed: { isAutoConfirmed: true },
        run: { waitsFor: 'removal-confirmation', preview: { ...preview, removedCount: 30 } },
      });
      api.answer(confirmFeedImport, { success: true, import: run });
      const { user } = renderMerchant(runPage, api);

      expect(
        await screen.findByText(/30 of 40 products from this source are missing from the file/),
      ).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name }));

      await waitFor(() =>
        expect(api.calls).toContainEqual(
          expect.objectContaining({ body: { isRemovalConfirmed: isConfirmed } }),
        ),
      );
    },
  );

  it('that waits for domain verification links to it', async () => {
    renderMerchant(runPage, apiWith({ run: { waitsFor: 'verified-domain' } }));

    expect(await screen.findByRole('link', { name: 'Verify domain' })).toHaveAttribute(
      'href',
      '/business/dashboard/integrate?step=domain',
    );
  });

  it('is discarded on request', async () => {
    const api = apiWith();
    api.answer(cancelFeedImport, { success: true, import: { ...run, state: 'cancelled' } });
    const { user } = renderMerchant(runPage, api);

    await user.click(await screen.findByRole('button', { name: 'Discard' }));

    expect(await screen.findByText('Import discarded')).toBeInTheDocument();
  });

  it('shows its progress', async () => {
    renderMerchant(runPage, apiWith({ run: { state: 'reading', preview: null, rowsRead: 12_000 } }));

    expect(await screen.findByText(/12,000 rows read/)).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
  });

  it('shows why it failed in the dashboard’s language', async () => {
    const failure = 'The file no longer exists at this URL.';
    const failureReasons = [{ code: 'feed.gone' as const, values: {} }];
    renderMerchant(runPage, apiWith({ run: { state: 'failed', preview: null, failure, failureReasons } }), {
      language: germanPack,
    });

    expect(await screen.findByRole('alert')).toHaveTextContent('Unter dieser URL gibt es keine Datei mehr.');
  });

  it('shows why it failed', async () => {
    renderMerchant(
      runPage,
      apiWith({ run: { state: 'failed', preview: null, failure: 'The server answered 404.' } }),
    );

    expect(await screen.findByRole('alert')).toHaveTextContent('The server answered 404.');
  });

  it('groups issues by kind with counts, errors first, and loads rows on demand', async () => {
    const error = {
      ...issue,
      code: 'price.missing',
      severity: 'error',
      sentence: 'The price is missing.',
    } as const;
    const issues = [
      { ...issue, count: 30, samples: [] },
      { ...error, count: 4, samples: [] },
    ];
    const api = apiWith({ run: { preview: { ...preview, issues } } });
    const { user, address } = renderMerchant(runPage, api);
    const list = await screen.findByRole('list', { name: 'Issues by kind, errors first' });
    const isOfRows = ({ address: path }: { readonly address: string }) => path.includes('/issues?');

    const kinds = within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
    const before = api.calls.filter(isOfRows);
    await user.click(screen.getByRole('button', { name: `Show 30 rows : ${issue.sentence}` }));

    expect(kinds).toEqual([error.sentence, issue.sentence]);
    expect(within(list).getAllByText(issue.hint)).toHaveLength(2);
    expect(before).toEqual([]);
    expect(await screen.findByRole('table', { name: 'Rows with this issue' })).toHaveTextContent(
      /7Line 8ProductLAMP-7ColumngtinValue4006381333932/,
    );
    expect(address()).toBe(`${runPage}?code=gtin.check-digit`);
    expect(api.calls.filter(isOfRows).map(({ address: path }) => path)).toEqual([
      expect.stringContaining('code=gtin.check-digit&severity=warning'),
    ]);
  });

  it('links the pages above it', async () => {
    renderMerchant(runPage, apiWith());

    const trail = await screen.findByRole('navigation', { name: 'Breadcrumbs' });
    await within(trail).findByRole('link', { name: 'Lamp feed' });
    expect(
      within(trail)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Products', '/business/dashboard/products'],
      ['Catalog sources', sources],
      ['Lamp feed', page],
    ]);
  });

  it('takes a corrected file on the page of the failed import', async () => {
    const api = apiWith({
      feed: { kind: 'upload', link: null, latestImport: { ...run, state: 'failed' } },
      run: { state: 'failed' },
    });
    api.answer(uploadFeedFile, { success: true, import: { ...run, id: 'r2' } });
    const { user, address, uploads } = renderMerchant(runPage, api);
    await screen.findByRole('heading', { name: 'Upload corrected file' });

    await user.upload(
      screen.getByLabelText('File', { selector: 'input' }),
      new File(['id,title'], 'corrected.csv'),
    );
    await user.click(screen.getByRole('button', { name: 'Upload and import' }));

    await waitFor(() => expect(address()).toBe(`${page}/runs/r2`));
    expect(uploads.map(({ name }) => name)).toEqual(['corrected.csv']);
  });

  it('offers the repaired file and all issues to download', async () => {
    renderMerchant(runPage, apiWith());

    expect(await screen.findByRole('link', { name: 'Download corrected file' })).toHaveAttribute(
      'href',
      '/api/business/feeds/f1/imports/r1/repaired.tsv',
    );
    expect(screen.getByRole('link', { name: 'Download all issues (CSV)' })).toHaveAttribute(
      'href',
      '/api/business/feeds/f1/imports/r1/issues.csv',
    );
  });

  it('speaks German', async () => {
    renderMerchant(runPage, apiWith(), { language: germanPack });

    expect(await screen.findByRole('button', { name: 'Änderungen übernehmen' })).toBeInTheDocument();
  });
});

describe('the column mapping', () => {
  const failed = {
    state: 'failed' as const,
    waitsFor: null,
    preview: { ...preview, format: null },
    failure: 'The file is missing columns used in the column mapping: Brutto. Map the columns again.',
    failureReasons: [{ code: 'feed.columns-missing' as const, values: { columns: 'Brutto' } }],
  } satisfies Partial<FeedImport>;
  const mapped = { columnMapping: [{ column: 'Brutto', attribute: 'price' as const }] };

  it('shows samples and the mapping of each column, and saves choices with a new preview', async () => {
    const api = apiWith({ feed: { latestImport: { ...run, ...failed } }, run: failed });
    api.answer(changeFeed, { success: true, feed });
    api.answer(startFeedImport, { success: true, import: { ...run, id: 'r2' } });
    const { user, address } = renderMerchant(runPage, api);

    const title = await screen.findByRole('combobox', { name: 'Bez' });
    await user.selectOptions(title, 'Title');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Price' }), 'Not used');
    expect(title).toHaveAccessibleDescription('Lampe · Tisch');
    expect(screen.getByRole('option', { name: 'Price (automatic)' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save and preview' }));

    await waitFor(() => expect(address()).toBe(`${page}/runs/r2`));
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        method: 'PUT',
        body: {
          columnMapping: [
            { column: 'Bez', attribute: 'title' },
            { column: 'Price', attribute: null },
          ],
        },
      }),
    );
  });

  it('names a missing column until it is mapped again', async () => {
    const api = apiWith({ feed: { ...mapped, latestImport: { ...run, ...failed } }, run: failed });
    const { user } = renderMerchant(runPage, api);

    const gone = await screen.findByRole('combobox', { name: 'Brutto' });
    expect(gone).toBeInvalid();
    expect(gone).toHaveAccessibleDescription('This column isn’t in the file.');
    await user.selectOptions(gone, 'Not used');

    expect(screen.getAllByText(/column mapping: Brutto/)).not.toHaveLength(0);
    await user.selectOptions(gone, 'by-name');
    expect(gone).toBeValid();
  });

  it("is changed later on the source's page, which names the export that was recognized", async () => {
    const api = apiWith({ feed: { ...mapped, latestImport: { ...run, state: 'applied' } } });
    api.answer(listFeedImportColumns, {
      success: true,
      exportName: 'awin',
      items: [{ name: 'Brutto', samples: ['11.90'], attribute: null }],
      nextCursor: null,
    });
    renderMerchant(page, api);

    expect(await screen.findByRole('combobox', { name: 'Brutto' })).toHaveValue('price');
    expect(screen.getByText('Recognised as Awin’s format.')).toBeInTheDocument();
  });

  it('names an unknown file format as it is', async () => {
    renderMerchant(runPage, apiWith({ run: { preview: { ...preview, format: 'constructor' } } }));

    expect(await screen.findByText(/^constructor, /)).toBeInTheDocument();
  });

  it('shows when there are no columns to map', async () => {
    const api = apiWith({ feed: { latestImport: { ...run, state: 'applied' } } });
    api.answer(listFeedImportColumns, { success: true, exportName: null, items: [], nextCursor: null });
    renderMerchant(page, api, { language: germanPack });

    expect(await screen.findByText(/^Nur Tabellen \(CSV, TSV\)/)).toBeInTheDocument();
  });
});

describe('a WooCommerce store', () => {
  const woocommerce: WoocommerceConnection = {
    id: 'w1',
    storeLink: 'https://lamp.example',
    storeName: 'lamp.example',
    state: 'connected',
    connectedAt: at,
    feedId: 'f1',
    orderSourceId: 's1',
    webhookTopics: ['order.created'],
  };
  function apiOfStore(state: WoocommerceConnection['state'] = 'connected') {
    const api = apiWith({ feed: { kind: 'woocommerce', link: 'https://lamp.example' } });
    api.answer(listWoocommerceConnections, {
      success: true,
      items: [{ ...woocommerce, state }],
      nextCursor: null,
    });
    return api;
  }

  it('is connected by approving access in the store', async () => {
    const api = apiOfStore();
    const link = 'https://lamp.example/wc-auth/v1/authorize?app_name=PriceHunt';
    api.answer(startWoocommerceConnection, { success: true, link });
    const { user, leftTo } = renderMerchant(sources, api);
    await user.click(await screen.findByRole('radio', { name: /WooCommerce store/ }));

    const [store] = screen.getAllByLabelText('Store URL');
    await user.type(store ?? document.body, 'https://lamp.example{Enter}');

    await waitFor(() => expect(leftTo).toEqual([link]));
  });

  it('is connected with keys, and shows its first run', async () => {
    const api = apiOfStore();
    api.answer(connectWoocommerce, { success: true, connection: woocommerce });
    api.answer(startFeedImport, { success: true, import: run });
    const { user, address } = renderMerchant(sources, api);
    await user.click(await screen.findByRole('radio', { name: /WooCommerce store/ }));
    await user.click(screen.getByText('Enter API keys instead'));

    const [, store] = screen.getAllByLabelText('Store URL');
    await user.type(store ?? document.body, 'https://lamp.example');
    await user.type(screen.getByLabelText('Consumer key'), 'ck_0123456789');
    await user.type(screen.getByLabelText('Consumer secret'), 'cs_0123456789{Enter}');

    await waitFor(() => expect(address()).toBe(runPage));
  });

  it('shows that its keys are no longer accepted, and is disconnected after confirmation', async () => {
    const api = apiOfStore('keys-refused');
    api.answer(disconnectWoocommerce, { success: true });
    const { user, address } = renderMerchant(page, api);

    expect(await screen.findByRole('alert')).toHaveTextContent('The store no longer accepts the API keys');
    await user.click(screen.getByRole('button', { name: 'Disconnect' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));

    await waitFor(() => expect(address()).toBe(sources));
  });
});
