import type { Feed, FeedImport } from '@pricehunt/api-contract/feeds';
import type { ScriptedAnswer } from '@pricehunt/safe-fetch/testing';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestMember } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { handleImportFeed } from './import-feed.job';
import { handleStartDueImports, startDueImports } from './start-due-imports.job';
import { verifyTestDomain } from '../../testing/verify-test-domain';

const header = 'Nummer;Bez;Adresse;Brutto;Netto';
const mapping = [
  { column: 'Nummer', attribute: 'id' },
  { column: 'Bez', attribute: 'title' },
  { column: 'Adresse', attribute: 'link' },
  { column: 'Brutto', attribute: 'price' },
];
const pages: Record<string, ScriptedAnswer> = {};
let now = new Date('2026-11-21T09:00:00.000Z');
let api: TestApi;
let owner: SignedInCaller & { readonly businessId: string };
let domain = '';
let shopCount = 0;

beforeAll(async () => {
  api = await startTestApi({
    now: () => now,
    pages: { '*': ({ link }) => pages[link] ?? { status: 404 } },
  });
});
afterAll(() => api.close());

beforeEach(async () => {
  shopCount += 1;
  domain = `lampe${shopCount}.de`;
  owner = await signInTestMember(api, { name: `Lampen ${shopCount}` });
  await verifyTestDomain(api, owner.businessId, domain);
});

function file(head: string, ...titles: readonly string[]): string {
  const rows = titles.map((title, index) => `L${index};${title};https://${domain}/${index};11,90;10,00`);
  return [head, ...rows].join('\n');
}

function publish(body: string): string {
  const link = `https://${domain}/export.csv`;
  pages[link] = { body, headers: { 'content-type': 'text/csv' } };
  return link;
}

async function makeFeed(changes: object): Promise<string> {
  const answer = await owner.inject({
    method: 'POST',
    url: '/api/business/feeds',
    payload: { name: 'All', isAutoConfirmed: true, ...changes },
  });
  return answer.json().feed.id;
}

async function read(feedId: string): Promise<FeedImport> {
  const begun = await owner.inject({ method: 'POST', url: `/api/business/feeds/${feedId}/imports` });
  expect(begun.statusCode).toBe(202);
  await api.runJobs([handleImportFeed(api.services)]);
  return (await feedNow(feedId)).latestImport ?? begun.json().import;
}

async function feedNow(feedId: string): Promise<Feed> {
  return (await owner.inject({ method: 'GET', url: `/api/business/feeds/${feedId}` })).json().feed;
}

async function map(feedId: string, columnMapping: object): Promise<void> {
  const answer = await owner.inject({
    method: 'PUT',
    url: `/api/business/feeds/${feedId}`,
    payload: { columnMapping },
  });
  expect(answer.json()).toMatchObject({ feed: { columnMapping } });
}

async function shownPrices(): Promise<readonly (readonly [string, number, string])[]> {
  const { storage } = api.services;
  const items = await storage.merchantItems.listItems({
    businessId: owner.businessId,
    feedId: null,
    after: null,
    limit: 100,
  });
  return items.map(({ item }) => [item.title, item.price.amountMinor, item.price.currency]);
}

describe('the column mapping of a feed', () => {
  it('makes a table readable, applies to the next scheduled run, and can be changed', async () => {
    const feedId = await makeFeed({ link: publish(file(header, 'Alt')), schedule: 'hourly' });
    const unread = await read(feedId);

    const columns = await owner.inject({
      method: 'GET',
      url: `/api/business/feeds/${feedId}/imports/${unread.id}/columns`,
    });
    await map(feedId, mapping);
    const mapped = await read(feedId);
    publish(file(header, 'Neu'));
    now = new Date(now.getTime() + 2 * 3_600_000);
    await api.services.jobQueue.enqueue(startDueImports, {});
    const handlers = [handleImportFeed(api.services), handleStartDueImports(api.services)];
    await api.runJobs(handlers);
    const scheduled = await shownPrices();
    await map(feedId, [...mapping.slice(0, 3), { column: 'Netto', attribute: 'price' }]);
    await read(feedId);

    expect(unread).toMatchObject({ state: 'failed', failureReasons: [{ code: 'feed.unreadable' }] });
    expect(columns.json()).toMatchObject({
      exportName: null,
      items: [
        { name: 'Nummer', samples: ['L0'], attribute: null },
        { name: 'Bez', samples: ['Alt'], attribute: null },
        { name: 'Adresse' },
        { name: 'Brutto', samples: ['11,90'] },
        { name: 'Netto' },
      ],
    });
    expect(mapped).toMatchObject({ state: 'applied', applied: { createdCount: 1 } });
    expect(scheduled).toEqual([['Neu', 1190, 'EUR']]);
    expect(await shownPrices()).toEqual([['Neu', 1000, 'EUR']]);
  });

  it('fails the run with the name of a missing column, and leaves the products alone', async () => {
    const feedId = await makeFeed({ link: publish(file(header, 'Lampe')) });
    await map(feedId, mapping);
    await read(feedId);
    publish(file(header.replace('Brutto', 'Preis neu'), 'Andere'));

    const failed = await read(feedId);

    expect(failed).toMatchObject({
      state: 'failed',
      failure: 'The file is missing columns used in the column mapping: Brutto. Map the columns again.',
      failureReasons: [{ code: 'feed.columns-missing', values: { columns: 'Brutto' } }],
    });
    expect(await shownPrices()).toEqual([['Lampe', 1190, 'EUR']]);
  });

  it('rereads the last uploaded file, and discards a waiting run with the previous mapping', async () => {
    const feedId = await makeFeed({ link: null, isAutoConfirmed: false });
    const early = await owner.inject({ method: 'POST', url: `/api/business/feeds/${feedId}/imports` });
    await owner.inject({
      method: 'POST',
      url: `/api/business/feeds/${feedId}/file`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: [
        ...[
          '--b',
          'Content-Disposition: form-data; name="file"; filename="a.csv"',
          'Content-Type: text/csv',
          '',
        ],
        ...[file('id;title;link;price;Netto', 'Lampe'), '--b--', ''],
      ].join('\r\n'),
    });
    await api.runJobs([handleImportFeed(api.services)]);
    const waiting = (await feedNow(feedId)).latestImport;

    await map(feedId, [{ column: 'Netto', attribute: 'price' }]);
    const dropped = (await feedNow(feedId)).latestImport;
    const again = await read(feedId);
    await owner.inject({
      method: 'POST',
      url: `/api/business/feeds/${feedId}/imports/${again.id}/confirm`,
      payload: {},
    });
    await api.runJobs([handleImportFeed(api.services)]);

    expect(early.json()).toMatchObject({ code: 'feed.nothing-to-fetch' });
    expect(waiting?.state).toBe('awaiting-confirmation');
    expect(dropped).toMatchObject({ id: waiting?.id, state: 'cancelled' });
    expect(again).toMatchObject({ state: 'awaiting-confirmation', preview: { createdCount: 1 } });
    expect(await shownPrices()).toEqual([['Lampe', 1000, 'EUR']]);
  });
});

describe('a shop system’s unmodified export', () => {
  it("is recognised, and its prices use the currency of the shop's country", async () => {
    const link = publish(
      [
        'Handle,Title,Body (HTML),Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Policy,Variant Price,Image Src',
        'lampe,Leselampe,<p>Hell</p>,Lumo,Farbe,Rot,LL-R,deny,49.90,https://cdn.example/1.jpg',
        'lampe,,,,,Blau,LL-B,deny,51.90,https://cdn.example/2.jpg',
      ].join('\n'),
    );
    const feedId = await makeFeed({ link });

    const run = await read(feedId);

    expect(run).toMatchObject({
      state: 'applied',
      applied: { createdCount: 2 },
      preview: { rejectedCount: 0 },
    });
    expect(await shownPrices()).toEqual(
      expect.arrayContaining([
        ['Leselampe - Rot', 4990, 'EUR'],
        ['Leselampe - Blau', 5190, 'EUR'],
      ]),
    );
  });
});
