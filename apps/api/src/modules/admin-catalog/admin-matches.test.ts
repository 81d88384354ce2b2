import { readLabelledPair } from '@pricehunt/product-matching';
import type { LabelledPair } from '@pricehunt/product-matching';
import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { openTestMerchant, testItem } from '../../testing/merchant';
import { signInTestAdmin } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';

let api: TestApi;
let admin: SignedInCaller;

beforeEach(async () => {
  api = await startTestApi();
  admin = await signInTestAdmin(api, { email: 'ada@pricehunt.example' });
});
afterEach(() => api.close());

const post = (url: string, payload: object) => admin.inject({ method: 'POST', url, payload });
const read = (url: string, query: Record<string, string> = {}) => admin.inject({ method: 'GET', url, query });
const decide = (left: string, right: string, decision: 'same' | 'apart') =>
  post('/api/admin/matches', { left, right, decision, reason: 'Looked at both pages' });

interface ListedRegrouping {
  readonly id: string;
  readonly canUndo: boolean;
}

async function listed(): Promise<readonly ListedRegrouping[]> {
  return (await read('/api/admin/regroupings')).json<{ items: ListedRegrouping[] }>().items;
}

const undo = (id: string | undefined) =>
  post(`/api/admin/regroupings/${id ?? ''}/undo`, { reason: 'Was a mistake' });

async function productsByOffer(...offerIds: readonly string[]): Promise<readonly (string | undefined)[]> {
  const found = await api.services.storage.offers.findOffersByIds(offerIds);
  return offerIds.map((id) => found.find(({ offer }) => offer.id === id)?.productId);
}

async function exported(): Promise<readonly LabelledPair[]> {
  const { body } = await read('/api/admin/match-pairs.ndjson');
  return body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => readLabelledPair(JSON.parse(line)));
}

const kettle = { gtins: [], mpn: null, attributes: {} };

async function saveKettles(): Promise<void> {
  const { products, offers } = api.services.storage;
  const titles = {
    p1: 'Stagg kettle EKG-100 black',
    p2: 'Stagg EKG-100 kettle',
    p3: 'Stagg kettle EKG-100 white',
  };
  for (const [id, title] of Object.entries(titles)) {
    await products.saveProducts([sampleProduct({ ...kettle, id, title })]);
    await offers.saveOffers([
      {
        productId: id,
        offer: sampleOffer({ ...kettle, id: `o-${id}`, title, link: `https://${id}.example/k` }),
      },
    ]);
  }
}

describe('comparing two offers', () => {
  beforeEach(saveKettles);

  it('names the level, what contradicts, and how they are grouped, by ID and by URL', async () => {
    const byId = await read('/api/admin/matches', { left: 'o-p1', right: 'o-p3' });
    const byUrl = await read('/api/admin/matches', { left: 'https://p1.example/k', right: 'o-p3' });
    const unknown = await read('/api/admin/matches', { left: 'o-p1', right: 'https://nowhere.example/k' });

    expect(byId.json().comparison).toMatchObject({
      isOneProduct: false,
      decision: null,
      right: { product: { id: 'p3' } },
      match: { level: 'variant', contradictions: [{ kind: 'colour', left: 'black', right: 'white' }] },
    });
    expect(byUrl.json()).toEqual(byId.json());
    expect(unknown.json().code).toBe('offer.not-found');
  });

  it('explains the offers of a product and the products next to it', async () => {
    const answer = await read('/api/admin/products/p1/matches');

    const { offers, others } = answer.json<{
      offers: readonly { offerId: string; match: { evidence: readonly { kind: string }[] } }[];
      others: readonly { product: { id: string }; match: { level: string } }[];
    }>();
    expect(offers.map(({ offerId, match }) => [offerId, match.evidence[0]?.kind])).toEqual([
      ['o-p1', 'alike'],
    ]);
    expect(others.map(({ product }) => product.id).toSorted()).toEqual(['p2', 'p3']);
    expect(others.find(({ product }) => product.id === 'p3')?.match.level).toBe('variant');
  });
});

describe('deciding about two offers', () => {
  beforeEach(saveKettles);

  it('merges their products, and undoing moves the offers back', async () => {
    const merged = await decide('o-p2', 'o-p1', 'same');
    const together = await productsByOffer('o-p1', 'o-p2');
    const [entry] = await listed();

    const undone = await undo(entry?.id);

    expect(merged.json().comparison.isOneProduct).toBe(true);
    expect(together).toEqual(['p1', 'p1']);
    expect(undone.json().regrouping).toMatchObject({
      canUndo: false,
      undone: { by: 'ada@pricehunt.example' },
    });
    expect(await productsByOffer('o-p1', 'o-p2')).toEqual(['p1', 'p2']);
    expect(await api.services.storage.productDecisions.listDecisionsOn(['p1', 'p2'])).toEqual([]);
    expect((await undo(entry?.id)).json().code).toBe('regrouping.undone');
    const actions = (await api.services.storage.audit.listEntries({ before: null, limit: 2 })).map(
      ({ action }) => action,
    );
    expect(actions).toEqual(['product.merge-undone', 'product.merged']);
  });

  it.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ])('gives the same products when the %s of two merges is undone first', async (_, order) => {
    await decide('o-p3', 'o-p2', 'same');
    await decide('o-p2', 'o-p1', 'same');
    const entries = (await listed()).toReversed();

    for (const place of order) expect((await undo(entries[place]?.id)).statusCode).toBe(200);

    expect(await productsByOffer('o-p1', 'o-p2', 'o-p3')).toEqual(['p1', 'p2', 'p3']);
  });

  it('keeps two products apart, and refuses to undo what a later decision replaced', async () => {
    const apart = await decide('o-p1', 'o-p2', 'apart');
    const again = await decide('o-p1', 'o-p2', 'apart');
    await decide('o-p1', 'o-p2', 'same');

    const [merge, keptApart] = await listed();
    const tooEarly = await undo(keptApart?.id);
    await undo(merge?.id);

    const compared = await read('/api/admin/matches', { left: 'o-p1', right: 'o-p2' });
    expect(apart.json().comparison).toMatchObject({ isOneProduct: false, decision: { decision: 'apart' } });
    expect(again.json().code).toBe('product.apart');
    expect([merge?.canUndo, keptApart?.canUndo]).toEqual([true, false]);
    expect(tooEarly.json().code).toBe('regrouping.replaced');
    expect(compared.json().comparison).toMatchObject({
      isOneProduct: false,
      decision: { decision: 'apart' },
    });
    expect((await undo('none')).json().code).toBe('regrouping.not-found');
  });

  it.each(['before', 'after'] as const)(
    'returns the prices of an offer that was deleted %s the merge when it is undone',
    async (when) => {
      const { offers, priceHistory } = api.services.storage;
      await offers.saveOffers([{ productId: 'p2', offer: sampleOffer({ ...kettle, id: 'gone' }) }]);
      if (when === 'before') await offers.removeOffers(['gone']);
      await decide('o-p1', 'o-p2', 'same');
      if (when === 'after') await offers.removeOffers(['gone']);

      await undo((await listed())[0]?.id);

      const seenIn = async (productId: string) => [
        ...(await priceHistory.findFirstObserved(productId, ['o-p2', 'gone'])).keys(),
      ];
      expect(await seenIn('p1')).toEqual([]);
      expect((await seenIn('p2')).toSorted()).toEqual(['gone', 'o-p2']);
    },
  );

  it('splits no offer from itself', async () => {
    await decide('o-p1', 'o-p2', 'same');

    const decided = await decide('o-p2', 'https://p2.example/k', 'apart');
    const compared = await read('/api/admin/matches', { left: 'o-p2', right: 'o-p2' });

    expect([decided, compared].map((answer) => answer.json())).toMatchObject([
      { code: 'request.invalid', fields: [{ path: 'right' }] },
      { code: 'request.invalid', fields: [{ path: 'right' }] },
    ]);
    expect(await productsByOffer('o-p1', 'o-p2')).toEqual(['p1', 'p1']);
  });

  it('exports only the last decision about a pair', async () => {
    await decide('o-p1', 'o-p2', 'apart');
    await decide('o-p2', 'o-p1', 'same');
    const merged = await exported();

    await decide('o-p1', 'o-p2', 'apart');

    expect(merged.map(({ isSame }) => isSame)).toEqual([true]);
    expect((await exported()).map(({ isSame }) => isSame)).toEqual([false]);
  });

  it('exports one labelled pair for each decision, without undone ones', async () => {
    await decide('o-p1', 'o-p2', 'same');
    await decide('o-p1', 'o-p3', 'apart');
    const before = await exported();

    await undo((await listed())[0]?.id);

    const factsOf = async (offerId: string) => {
      const [found] = await api.services.storage.offers.findOffersByIds([offerId]);
      const { title, brand, gtins, mpn, attributes, condition, price } =
        found?.offer ?? sampleOffer({ id: 'none' });
      return { title, brand, gtins, mpn, attributes, condition, price };
    };
    const [black, plain, white] = await Promise.all(['o-p1', 'o-p2', 'o-p3'].map(factsOf));
    expect(before).toMatchObject([
      { left: black, right: plain, isSame: true },
      { left: black, right: white, isSame: false },
    ]);
    expect(await exported()).toEqual(before.slice(0, 1));
  });
});

describe('the items of merchants', () => {
  const gtin = '4006381333931';
  const both = (price: string) => [testItem('a', { gtin, price }), testItem('b', { gtin, price })];
  let offerIds: readonly [string, string];

  async function placed(): Promise<readonly (string | undefined)[]> {
    return productsByOffer(...offerIds);
  }

  it.each([
    ['first', 0],
    ['second', 1],
  ] as const)('stay split after the next push, whichever is split off: the %s', async (_, place) => {
    const merchant = await openTestMerchant(api, both('9.00 EUR'));
    const rows = await api.services.storage.merchantItems.findItems(merchant.businessId, ['a', 'b']);
    offerIds = [rows[0]?.offerId ?? '', rows[1]?.offerId ?? ''];
    const together = await placed();
    await decide(offerIds[1 - place] ?? '', offerIds[place] ?? '', 'apart');
    const split = await placed();

    await merchant.push(both('8.00 EUR'));

    expect(new Set(together).size).toBe(1);
    expect(new Set(split).size).toBe(2);
    expect(await placed()).toEqual(split);
    await undo((await listed())[0]?.id);
    await merchant.push(both('7.00 EUR'));
    expect(await placed()).toEqual(together);
  });
});
