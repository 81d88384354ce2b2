import { importLimits } from '@pricehunt/api-contract/imports';
import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestShopper } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';

const tray = 'https://oak.example/tray';
const unknown = 'https://pine.example/stool';

let api: TestApi;
let jo: SignedInCaller;
beforeEach(async () => {
  api = await startTestApi();
  jo = await signInTestShopper(api);
  const { products, offers } = api.services.storage;
  await products.saveProducts([sampleProduct({ id: 'p1', title: 'Oak tray', gtins: ['04548736132566'] })]);
  const price = { amountMinor: 3_000, currency: 'EUR' };
  await offers.saveOffers([
    { productId: 'p1', offer: sampleOffer({ id: 'o1', link: tray, title: 'Oak tray', price }) },
  ]);
});
afterEach(() => api.close());

const post = async (url: string, payload: object, who = jo) =>
  (await who.inject({ method: 'POST', url, payload })).json();
const preview = (text: string) => post('/api/shopper/imports/preview', { text, currency: 'EUR' });
const save = (entries: readonly object[]) => post('/api/shopper/imports', { entries });
const read = async (url: string) => (await jo.inject({ method: 'GET', url })).json();

const target = { kind: 'target-price', targetMinor: 2_500 };
const ofTray = { productId: 'p1', link: tray, title: 'Tray', rules: [target], currency: 'EUR' };
const ofStool = { link: unknown, title: 'Stool', rules: [target], currency: 'EUR' };

it('finds the products of a file by link and by code, and stores nothing', async () => {
  const listed = await preview(
    ['name,url,ean,target', `Tray,${tray},,25`, `Stool,${unknown},,`, ',,4548736132566,', ',,40,'].join('\n'),
  );

  expect(listed).toMatchObject({
    success: true,
    format: 'table',
    entries: [
      {
        line: 2,
        link: tray,
        product: { id: 'p1', title: 'Oak tray', lowestPrice: { amountMinor: 3_000 } },
        isFavorite: false,
        rules: [target],
        notices: ['currency-assumed'],
      },
      { line: 3, link: unknown, product: null, title: 'Stool' },
      { line: 4, link: null, product: { id: 'p1' } },
    ],
    rejectedCount: 1,
    rejected: [{ line: 5, reason: 'no-link' }],
  });
  expect((await read('/api/shopper/favorites')).items).toEqual([]);
  expect((await read('/api/shopper/alerts')).items).toEqual([]);
});

it('saves favourites in the order of the file, with today’s price, and sets their alerts', async () => {
  const result = await save([ofTray, ofStool]);

  expect(result).toEqual({
    success: true,
    saved: 2,
    alreadySaved: 0,
    refused: 0,
    alertsSet: 1,
    withoutAlert: [],
    startsLater: [{ title: 'Stool', link: unknown }],
  });
  expect((await read('/api/shopper/favorites')).items).toMatchObject([
    { key: 'product:p1', title: 'Oak tray', priceWhenSaved: { amountMinor: 3_000, currency: 'EUR' } },
    { link: unknown, title: 'Stool', priceWhenSaved: null },
  ]);
  expect((await read('/api/shopper/alerts')).items).toMatchObject([
    { product: { id: 'p1' }, rule: target, currency: 'EUR', channels: ['email'] },
  ]);
});

it('changes nothing when the same import is repeated', async () => {
  await save([ofTray, ofStool]);
  const before = await read('/api/shopper/favorites');

  const again = await save([ofTray, ofStool]);

  expect(again).toMatchObject({ saved: 0, alreadySaved: 2, refused: 0 });
  expect(await read('/api/shopper/favorites')).toEqual(before);
  expect((await read('/api/shopper/alerts')).items).toHaveLength(1);
  expect((await preview(`${tray}\n${unknown}`)).entries).toMatchObject([
    { isFavorite: true },
    { isFavorite: true },
  ]);
});

it('keeps the favourites of products that are gone, and starts their alerts later', async () => {
  const result = await save([{ ...ofTray, productId: 'gone' }]);

  expect(result).toMatchObject({
    saved: 1,
    alertsSet: 0,
    withoutAlert: [],
    startsLater: [{ link: tray }],
  });
});

it('names the products whose alert is in a currency that their prices can’t be compared in', async () => {
  const result = await save([{ ...ofTray, currency: 'AED' }]);

  expect(result).toMatchObject({
    saved: 1,
    alertsSet: 0,
    withoutAlert: [{ productId: 'p1', reason: 'no-exchange-rate' }],
  });
});

it('is separate for each shopper', async () => {
  await save([ofTray]);
  const mo = await signInTestShopper(api);

  const seen = await post('/api/shopper/imports/preview', { text: tray, currency: 'EUR' }, mo);

  expect(seen.entries).toMatchObject([{ isFavorite: false }]);
});

it.each([
  ['a link that is a script', [{ ...ofStool, link: 'javascript:alert(1)' }]],
  ['neither product nor link', [{ ...ofStool, link: null }]],
  ['a currency that doesn’t exist', [{ ...ofStool, currency: 'XXA' }]],
  ['nothing', []],
  ['too many products', Array.from({ length: importLimits.entriesMax + 1 }, () => ofStool)],
])('refuses to save %s', async (_what, entries) => {
  expect((await save(entries)).code).toBe('request.invalid');
});

it('accepts a text of the largest size and refuses a larger one', async () => {
  const line = `${unknown}?`;
  const longest = line + 'x'.repeat(importLimits.textLengthMax - line.length);

  expect((await preview(longest)).rejectedCount).toBe(1);
  expect((await preview(`${longest}x`)).code).toBe('request.invalid');
});
