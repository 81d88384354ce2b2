import {
  changeOperatorFeed,
  createOperatorFeed,
  endOperatorFeed,
  getOperatorFeed,
  listOperatorFeeds,
  tryOperatorFeed,
  uploadOperatorFeedFile,
} from '@pricehunt/api-contract/operator-feeds';
import type { FeedTrial, OperatorFeed } from '@pricehunt/api-contract/operator-feeds';
import { screen, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { admin, apiFor, renderAdmin } from '../testing';
import { buildOperatorFeed } from '../testing-rows';

const trial: FeedTrial = {
  failure: null,
  format: 'delimited',
  exportName: null,
  rowCount: 3,
  refusedCount: 1,
  shops: [{ domain: 'oak.example', advertiserId: '7', rowCount: 2 }],
  columns: [{ name: 'Preis_roh', samples: ['12,50'], attribute: null }],
  items: [
    {
      title: 'Oak Lamp',
      shop: 'Oak Lights',
      price: { amountMinor: 1_250, currency: 'EUR' },
      gtin: '04006381333931',
      isTracked: true,
      pricedAt: null,
    },
  ],
  issues: [
    {
      code: 'link.no-shop',
      severity: 'error',
      sentence: 'The deep link hides its shop.',
      hint: 'Add one.',
      row: 2,
      line: 2,
      itemId: null,
      column: null,
      given: null,
    },
  ],
};

function apiWith(...feeds: readonly OperatorFeed[]) {
  const api = apiFor(admin);
  api.answer(listOperatorFeeds, { success: true, items: [...feeds], nextCursor: null });
  const [first = buildOperatorFeed()] = feeds;
  api.answer(getOperatorFeed, { success: true, feed: first });
  return api;
}

it('lists feeds with their offers, failed ones first with the error', async () => {
  const failed = buildOperatorFeed({ id: 'f2', name: 'CJ' });
  const latestImport = failed.latestImport;
  if (latestImport === null) throw new Error('the feed has no run');
  const broken = { ...latestImport, state: 'failed' as const, failure: 'The network refused the request.' };
  renderAdmin('/admin/sources/feeds', apiWith(buildOperatorFeed(), { ...failed, latestImport: broken }));

  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

  expect(rows[0]).toHaveTextContent('The network refused the request.');
  expect(rows[1]).toHaveTextContent('Awin DE');
  expect(rows[1]).toHaveTextContent('1,200 listed, 800 matched');
  expect(rows[1]).toHaveTextContent('Awin, https://productdata.awin.com/…');
});

it('shows how many rows the last import of a feed read and rejected', async () => {
  renderAdmin('/admin/sources/feeds/f1', apiWith(buildOperatorFeed()));

  expect(await screen.findByText('1,300 read, 20 rejected')).toBeInTheDocument();
});

it('lists a feed without shops first and says what to do', async () => {
  renderAdmin(
    '/admin/sources/feeds',
    apiWith(buildOperatorFeed(), buildOperatorFeed({ id: 'f2', name: 'CJ', shops: [] })),
  );

  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

  expect(rows[0]).toHaveTextContent('CJ');
  expect(rows[0]).toHaveTextContent('Add the shops in the feed’s settings.');
  expect(rows[1]).not.toHaveTextContent('No shops chosen');
});

it('keeps a removed feed without shops in its place', async () => {
  const removed = buildOperatorFeed({ id: 'f2', name: 'CJ', shops: [], endedAt: '2026-11-21T10:00:00Z' });
  renderAdmin('/admin/sources/feeds', apiWith(buildOperatorFeed(), removed));

  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

  expect(rows[0]).toHaveTextContent('Awin DE');
  expect(rows[1]).toHaveTextContent('CJ');
});

it('previews a feed, maps its columns and saves it with its licence terms', async () => {
  const api = apiWith();
  api.answer(tryOperatorFeed, { success: true, trial });
  api.answer(createOperatorFeed, { success: true, feed: buildOperatorFeed() });
  const { user, address } = renderAdmin('/admin/sources/feeds/add', api);
  await user.type(await screen.findByLabelText('Feed URL'), 'https://feeds.example/list.csv?key=k');
  await user.selectOptions(screen.getByLabelText('Network or format'), 'Other CSV, XML or JSON');
  await user.click(screen.getByRole('button', { name: 'Test feed' }));

  expect(await screen.findByText('3 rows read, 1 rejected')).toBeInTheDocument();
  expect(screen.getByText('The deep link hides its shop.')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Oak Lamp Oak Lights/ })).toHaveTextContent('Earns commission');
  await user.click(screen.getByRole('button', { name: 'Add oak.example' }));
  expect(screen.getByLabelText('Shops')).toHaveValue('oak.example 7');
  await user.click(screen.getByText('Columns'));
  await user.selectOptions(screen.getByLabelText('Column “Preis_roh”'), 'Price');
  await user.type(screen.getByLabelText('Name'), 'Oak feed');
  await user.click(screen.getByRole('button', { name: 'Save feed' }));

  await screen.findByRole('heading', { name: 'Awin DE' });
  expect(address()).toBe('/admin/sources/feeds/f1');
  expect(api.calls).toContainEqual(
    expect.objectContaining({
      body: {
        link: 'https://feeds.example/list.csv?key=k',
        name: 'Oak feed',
        preset: 'other',
        schedule: 'daily',
        currency: null,
        country: null,
        shopName: null,
        retentionDays: 7,
        shops: [{ domain: 'oak.example', advertiserId: '7' }],
        mayShowHistory: false,
        endsWithMembership: true,
        columnMapping: [{ column: 'Preis_roh', attribute: 'price' }],
      },
    }),
  );
});

it('asks for a feed URL at its field before a test', async () => {
  const { user } = renderAdmin('/admin/sources/feeds/add', apiFor(admin));
  await user.click(await screen.findByRole('button', { name: 'Test feed' }));

  expect(screen.getByLabelText('Feed URL')).toHaveAccessibleDescription(/Enter a feed URL\.$/);
});

it('does not save invalid fields', async () => {
  const { api, user } = renderAdmin('/admin/sources/feeds/add', apiWith());
  await user.clear(await screen.findByLabelText(/Remove offers not updated/));
  await user.type(screen.getByLabelText(/Remove offers not updated/), 'a week');

  await user.click(screen.getByRole('button', { name: 'Save feed' }));

  expect(screen.getByText('Enter a name.')).toBeInTheDocument();
  expect(screen.getByText('Enter at least one shop.')).toBeInTheDocument();
  expect(screen.getByText('Enter a whole number from 1 to 3,650.')).toBeInTheDocument();
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('pauses a feed, and removes one after confirmation', async () => {
  const api = apiWith(buildOperatorFeed());
  api.answer(changeOperatorFeed, { success: true, feed: buildOperatorFeed({ isPaused: true }) });
  api.answer(endOperatorFeed, {
    success: true,
    feed: buildOperatorFeed({ endedAt: '2026-11-21T10:00:00Z' }),
  });
  const { user } = renderAdmin('/admin/sources/feeds/f1', api);
  await user.click(await screen.findByRole('button', { name: 'Pause Awin DE' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pause' }));
  await screen.findByText('Awin DE updated.');

  await user.click(screen.getByRole('button', { name: 'Remove Awin DE' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('their price history are deleted');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove feed' }));

  await screen.findByText('Awin DE is being removed.');
  expect(api.calls).toContainEqual(expect.objectContaining({ body: { isPaused: true } }));
  expect(api.calls).toContainEqual(
    expect.objectContaining({ method: 'DELETE', address: '/api/admin/operator-feeds/f1' }),
  );
});

it('shows why rows were rejected, leaves the URL unchanged when empty, and uploads files', async () => {
  const feed = buildOperatorFeed({ shownLink: null });
  const api = apiWith(feed);
  api.answer(changeOperatorFeed, { success: true, feed });
  const latestImport = feed.latestImport;
  if (latestImport === null) throw new Error('the feed has no run');
  api.answer(uploadOperatorFeedFile, { success: true, import: latestImport });
  const { user } = renderAdmin('/admin/sources/feeds/f1', api);
  expect(await screen.findByText('The deep link hides its shop.')).toBeInTheDocument();
  expect(screen.getByText('20 rows')).toBeInTheDocument();

  await user.upload(screen.getByLabelText('File'), new File(['id,title'], 'list.csv'));
  await user.click(screen.getByRole('button', { name: 'Upload file' }));
  await screen.findByText('File uploaded. We’re reading it now.');
  await user.click(screen.getByRole('button', { name: 'Save feed' }));

  await screen.findByText('Awin DE saved.');
  const saved = api.calls.find(({ method }) => method === 'PUT');
  expect(saved?.body).not.toHaveProperty('link');
});

it('shows the list in German', async () => {
  renderAdmin('/admin/sources/feeds', apiWith(buildOperatorFeed()), { language: germanPack });

  expect(await screen.findByText('1.200 gelistet, 800 zugeordnet')).toBeInTheDocument();
});
