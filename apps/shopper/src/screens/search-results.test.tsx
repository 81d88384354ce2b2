import { fakeApi } from '@pricehunt/api-client/testing';
import { getPriceHistory, listRelatedProducts, searchProducts } from '@pricehunt/api-contract/browsing';
import { startCapturedComparison } from '@pricehunt/api-contract/captures';
import { getComparison, startComparison } from '@pricehunt/api-contract/comparisons';
import { getInstallation } from '@pricehunt/api-contract/installation';
import { buildComparedOffer, buildComparison, buildProduct } from '@pricehunt/api-contract/testing';
import type { ProductHit } from '@pricehunt/api-contract/browsing';
import type {
  ComparedOffer,
  Comparison,
  ComparisonEvent,
  FoundProduct,
  Identification,
  OffersState,
  VariantChoice,
} from '@pricehunt/api-contract/comparisons';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { nothingFound, renderShopper, testRequestId } from '../testing';
import type { RenderShopperOptions } from '../testing';

const link = 'https://amazon.example/dp/B09';
const at = `/new-search/${testRequestId}/amazon-example-b09`;
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

const shop = (id: string, name: string) => ({
  id,
  retailer: { name, domain: `${name.toLowerCase()}.example` },
});

const pasted = buildComparedOffer(
  {
    ...shop('pasted', 'Amazon'),
    source: 'structured-page',
    price: eur(30400),
    shipping: { kind: 'free' },
    link,
  },
  {
    deliveredTotal: eur(30400),
    itemPrice: eur(30400),
    match: { level: 'pasted', confidence: 1, sentence: 'Pasted' },
  },
);
const cheaper = buildComparedOffer(shop('klangwerk', 'Klangwerk'), {
  deliveredTotal: eur(26990),
  itemPrice: eur(26500),
  difference: eur(-3410),
});
const uncertain = buildComparedOffer(
  {
    ...shop('soundhaus', 'Soundhaus'),
    title: 'Sony XM5 (2022)',
    price: eur(28900),
    shipping: { kind: 'unknown' },
    condition: 'used',
  },
  {
    deliveredTotal: null,
    itemPrice: eur(28900),
    match: { level: 'probably-same', confidence: 0.82, sentence: 'Looks the same' },
  },
);

const read: Identification = { state: 'read', reason: null, shopName: 'Amazon', marketplace: null };
const headphones: FoundProduct = {
  title: 'Sony WH-1000XM5',
  brand: 'Sony',
  gtins: ['04548736132580'],
  mpn: 'WH1000XM5B',
  attributes: {},
  categoryName: { en: 'Headphones', de: 'Kopfhörer' },
  imageUrl: null,
  productId: null,
  pastedOffer: pasted,
};
const identified: ComparisonEvent = { kind: 'product', identification: read, product: headphones };
const settled: ComparisonEvent = { kind: 'settled', settledAt: '2026-11-21T10:00:05Z' };
const offersOf = (
  ranked: readonly ComparedOffer[],
  best: OffersState['best'],
  rest: Partial<OffersState> = {},
): OffersState => ({
  currency: 'EUR',
  ranked: [...ranked],
  unranked: [],
  variants: [],
  similar: [],
  best,
  ...rest,
});
const twoOffers = offersOf([cheaper, pasted], { offerId: 'klangwerk', saving: eur(3410) });
const threeOffers = offersOf([cheaper, uncertain, pasted], { offerId: 'klangwerk', saving: eur(3410) });
const offersEvent = (offers: OffersState): ComparisonEvent => ({ kind: 'offers', offers });

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.fetch = async () => new Response('', { status: 404 });
});

function keepRequest(request: object = { url: link, timestamp: 1 }) {
  window.sessionStorage.setItem(`pricehunt_request_${testRequestId}`, JSON.stringify(request));
}

const started = (overrides: Partial<Comparison> = {}) => ({
  success: true as const,
  comparison: buildComparison({ requestId: testRequestId, link, ...overrides }),
});

async function openStarted() {
  keepRequest();
  const api = fakeApi();
  api.answer(startComparison, started());
  const opened = renderShopper(at, api);
  await waitFor(() => expect(opened.stream.isOpen()).toBe(true));
  return opened;
}

async function openSettled(overrides: Partial<Comparison>, options?: RenderShopperOptions, path = at) {
  const api = fakeApi();
  api.answer(getComparison, {
    success: true,
    comparison: buildComparison({
      requestId: testRequestId,
      link,
      settledAt: '2026-11-21T10:00:05Z',
      identification: read,
      product: headphones,
      sequence: 9,
      ...overrides,
    }),
  });
  const opened = renderShopper(path, api, options);
  await screen.findByRole('heading', { level: 1, name: headphones.title });
  return opened;
}

const offerRows = () =>
  within(screen.getByRole('table', { name: /in the chosen order/ }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);

describe('a running search', () => {
  it('shows which page is being read until the product is known', async () => {
    await openStarted();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reading the page on amazon.example');
    expect(screen.getByRole('heading', { name: 'Looking for better prices…' })).toBeInTheDocument();
    expect(document.title).toBe('Price comparison · PriceHunt');
  });

  it('starts once, under its own id, with the stored link', async () => {
    const { api } = await openStarted();

    const posts = api.calls.filter(({ method }) => method === 'POST');
    expect(posts.map(({ body }) => body)).toEqual([
      { requestId: testRequestId, url: link, currency: 'USD', country: 'US' },
    ]);
  });

  it('starts with words for a search by words', async () => {
    keepRequest({ query: 'sony xm5', timestamp: 1 });
    const api = fakeApi();
    api.answer(startComparison, started({ link: null, query: 'sony xm5' }));

    renderShopper(at, api);

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Searching for “sony xm5”' }),
    ).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      requestId: testRequestId,
      query: 'sony xm5',
      currency: 'USD',
      country: 'US',
    });
  });

  it('shows the product, sources and offers as events arrive', async () => {
    const { stream } = await openStarted();

    stream.send(identified);
    stream.send({ kind: 'source', source: { id: 'catalog', name: 'Catalog', state: 'found', found: 2 } });
    stream.send(offersEvent(twoOffers));

    const best = 'Klangwerk is €34.10 cheaper than your link, incl. shipping';
    expect(await screen.findByRole('heading', { name: best })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Sony WH-1000XM5' })).toBeInTheDocument();
    expect(screen.getByText('1 of 1 source searched')).toBeInTheDocument();
    expect(offerRows()).toEqual([
      expect.stringContaining('Klangwerk'),
      expect.stringContaining('The link you pasted'),
    ]);
    expect(document.title).toBe('Sony WH-1000XM5 · PriceHunt');
  });

  it('announces the result when it ends, and stops reading events', async () => {
    const { stream } = await openStarted();
    stream.send(identified);
    stream.send(offersEvent(twoOffers));

    stream.send(settled);

    const outcome = await screen.findByText('2 offers from 2 shops, best price €269.90 incl. shipping');
    expect(outcome).toHaveAttribute('role', 'status');
    expect(stream.isOpen()).toBe(false);
  });

  it('does not move the offers while hovered, and shows that new ones are waiting', async () => {
    const { stream, user } = await openStarted();
    stream.send(identified);
    stream.send(offersEvent(offersOf([pasted], { offerId: 'pasted', saving: null })));
    await user.hover(await screen.findByRole('table', { name: /in the chosen order/ }));

    stream.send(offersEvent(threeOffers));

    const waiting = await screen.findByRole('button', { name: '2 new offers' });
    expect(offerRows()).toEqual([expect.stringContaining('Amazon')]);
    await user.click(waiting);
    expect(offerRows()).toEqual([
      expect.stringContaining('Klangwerk'),
      expect.stringContaining('Soundhaus'),
      expect.stringContaining('Amazon'),
    ]);
  });

  it('inserts new offers when the list is no longer hovered', async () => {
    const { stream, user } = await openStarted();
    stream.send(identified);
    stream.send(offersEvent(offersOf([pasted], { offerId: 'pasted', saving: null })));
    await user.hover(await screen.findByRole('table', { name: /in the chosen order/ }));
    stream.send(offersEvent(twoOffers));
    await screen.findByRole('button', { name: '1 new offer' });

    await user.unhover(screen.getByRole('table', { name: /in the chosen order/ }));

    expect(offerRows()).toHaveLength(2);
  });
});

describe('a stream that breaks', () => {
  it('resumes after one break', async () => {
    const { stream } = await openStarted();

    stream.breakOff();
    stream.send(identified);
    stream.breakOff();

    expect(stream.isOpen()).toBe(true);
  });

  it.each([
    [
      'twice in a row',
      (stream: ReturnType<typeof renderShopper>['stream']) => (stream.breakOff(), stream.breakOff()),
    ],
    ['for good', (stream: ReturnType<typeof renderShopper>['stream']) => stream.breakOff(true)],
    ['into something else', (stream: ReturnType<typeof renderShopper>['stream']) => stream.garble()],
  ])('%s falls back to polling until the search has ended', async (_how, breaks) => {
    const { stream, api } = await openStarted();
    api.answer(getComparison, started({ sequence: 1, identification: read, product: headphones }));

    breaks(stream);

    expect(await screen.findByRole('heading', { level: 1, name: 'Sony WH-1000XM5' })).toBeInTheDocument();
    expect(stream.isOpen()).toBe(false);
    api.answer(
      getComparison,
      started({
        sequence: 3,
        identification: read,
        product: headphones,
        offers: twoOffers,
        settledAt: '2026-11-21T10:00:05Z',
      }),
    );
    expect(await screen.findByText(/best price €269.90 incl. shipping/)).toBeInTheDocument();
    expect(stream.followed).toHaveLength(1);
  });

  it('shows that the connection is lost when polling fails too', async () => {
    const { stream, api } = await openStarted();
    stream.send(identified);
    api.refuse(getComparison, 'server.failed');

    stream.breakOff(true);

    expect(await screen.findByText('We lost the connection to this search')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Sony WH-1000XM5' })).toBeInTheDocument();
  });
});

describe('a search started elsewhere', () => {
  it('is loaded, not started', async () => {
    const { api, stream } = await openSettled({ offers: twoOffers });

    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(stream.followed).toEqual([]);
  });

  it('that no longer exists offers a new search', async () => {
    const api = fakeApi();
    api.refuse(getComparison, 'comparison.not-found');

    renderShopper(at, api);

    expect(
      await screen.findByRole('heading', { level: 1, name: 'This search is no longer available' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start a new search' })).toHaveAttribute('href', '/');
  });

  it('that no longer exists can be repeated if this browser stored its request', async () => {
    keepRequest();
    const api = fakeApi();
    api.refuse(startComparison, 'comparison.not-found');
    const { user, address } = renderShopper(at, api);

    await user.click(await screen.findByRole('button', { name: 'Search again' }));

    await waitFor(() =>
      expect(address()).toBe('/new-search/01010101-0101-4101-8101-010101010101/amazon-example-b09'),
    );
  });
});

describe('a search that does not start', () => {
  it('shows why, and starts on retry', async () => {
    keepRequest();
    const api = fakeApi();
    api.refuse(startComparison, 'request.too-many');
    const { user } = renderShopper(at, api);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests');

    api.answer(startComparison, started());
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(/Reading the page on amazon.example/)).toBeInTheDocument();
  });
});

describe('the found product', () => {
  it.each([
    ['blocked', 'Amazon doesn’t let us read this page.'],
    ['gone', 'This page on Amazon no longer exists.'],
    ['not-a-product', 'This page on Amazon isn’t a product page.'],
    ['unreachable', 'We couldn’t reach Amazon.'],
  ] as const)('shows that the page was %s and what was done instead', async (reason, sentence) => {
    await openSettled({
      identification: {
        state: 'from-link-only',
        reason,
        shopName: 'Amazon',
        marketplace: null,
        identifiedBy: { kind: 'link-words', text: 'Sony WH-1000XM5' },
      },
      product: { ...headphones, pastedOffer: null },
    });

    const evidence = 'Identified by the words in the link: “Sony WH-1000XM5”.';
    expect(screen.getByText(`${sentence} ${evidence}`)).toBeInTheDocument();
  });

  it.each(['blocked', 'unreachable', 'not-a-product', null] as const)(
    'offers the bookmarklet with the reason when the page could not be read (%s), and links back to it',
    async (reason) => {
      const { user, address } = await openSettled({
        identification: { state: 'from-link-only', reason, shopName: 'Amazon', marketplace: null },
        product: { ...headphones, pastedOffer: null },
      });

      await user.click(screen.getByRole('link', { name: /Can you see the page/ }));

      expect(await screen.findByText('We couldn’t read this page on amazon.example')).toBeInTheDocument();
      expect(address()).toBe('/bookmarklet');
      expect(screen.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', link);
    },
  );

  it.each([
    ['was read', read],
    ['is gone', { ...read, state: 'from-link-only', reason: 'gone' }],
    ['came from the browser', { ...read, state: 'captured', reason: 'blocked' }],
  ] as const)('offers no bookmarklet when the page %s', async (_what, identification) => {
    await openSettled({ identification });

    expect(screen.queryByRole('link', { name: /Can you see the page/ })).not.toBeInTheDocument();
  });

  it('marks a price that only the browser read, with the reason', async () => {
    const seen = { ...pasted, offer: { ...pasted.offer, source: 'shoppers-browser' } };
    await openSettled({
      offers: offersOf([cheaper, seen], null),
      identification: { state: 'captured', reason: 'blocked', shopName: 'Amazon', marketplace: null },
      product: { ...headphones, pastedOffer: seen },
    });

    const panel = screen.getByRole('region', { name: 'Your link' });
    expect(panel).toHaveTextContent(
      'Amazon doesn’t let us read this page. We’re using the page as your browser showed it.',
    );
    expect(panel).toHaveTextContent('The page you were on');
    expect(panel).toHaveTextContent('as your browser showed it just now; we couldn’t check it');
    expect(screen.getByRole('row', { name: /Amazon/ })).toHaveTextContent(
      'The price your browser showed; we couldn’t check it',
    );
    expect(screen.queryByText(/The link you pasted/)).not.toBeInTheDocument();
  });

  it.each([
    [{ kind: 'item-number', text: 'B09XS7JWHH' }, 'Identified by the item number in the link: B09XS7JWHH.'],
    [{ kind: 'catalog-link', text: null }, 'This link is already in our catalog.'],
    [{ kind: 'chosen-variant', text: null }, 'You chose this variant.'],
    [{ kind: 'nothing', text: null }, 'The link doesn’t name the product. Search by product name instead.'],
    [undefined, 'Identified by the details in the link.'],
  ] as const)(
    'shows how a product was identified when its page refused: %j',
    async (identifiedBy, sentence) => {
      await openSettled({
        identification: {
          state: 'from-link-only',
          reason: 'blocked',
          shopName: 'Amazon',
          marketplace: null,
          ...(identifiedBy === undefined ? {} : { identifiedBy }),
        },
        product: { ...headphones, pastedOffer: null },
      });

      expect(screen.getByText(`Amazon doesn’t let us read this page. ${sentence}`)).toBeInTheDocument();
    },
  );

  it('shows that its price was read from the page', async () => {
    await openSettled({ offers: twoOffers });

    const panel = screen.getByRole('region', { name: 'Your link' });
    expect(panel).toHaveTextContent('€304.00');
    expect(panel).toHaveTextContent('New, in stock · free shipping · read from the page just now');
  });

  it('shows that no price could be read reliably', async () => {
    await openSettled({ product: { ...headphones, pastedOffer: null } });

    expect(screen.getByText('We couldn’t find a clear price on this page on Amazon.')).toBeInTheDocument();
  });
});

describe('what to do now', () => {
  it('is in one place: go to the best shop, save, share', async () => {
    await openSettled({ offers: twoOffers });

    expect(screen.getByRole('link', { name: 'Go to Klangwerk' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^/api/redirect\\?.*comparison=${testRequestId}`)),
    );
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(await screen.findByRole('button', { name: /Favourite/ })).toBeVisible();
  });

  it('names no shop before a likely match is answered', async () => {
    const likely = { ...offersOf([uncertain, pasted], { offerId: 'pasted', saving: null }) };
    await openSettled({
      offers: { ...likely, likely: [{ offerId: 'soundhaus', best: { offerId: 'soundhaus', saving: null } }] },
    });

    expect(screen.queryByRole('link', { name: /^Go to (?!shop)/ })).not.toBeInTheDocument();
  });

  it('has the product’s code once, below the offers', async () => {
    await openSettled({ offers: twoOffers });

    expect(screen.getAllByText('4548736132580')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Product details' })).toHaveTextContent('4548736132580');
  });
});

describe('the offers', () => {
  it('link to the shop with a plain, marked link that contains the comparison id', async () => {
    await openSettled({ offers: twoOffers });

    const out = screen.getByRole('link', { name: /Go to shop Klangwerk/ });
    const query = new URL(out.getAttribute('href') ?? '', 'https://p.example').searchParams;
    expect(out).toHaveAttribute('rel', 'sponsored nofollow noopener');
    expect(out).toHaveAttribute('target', '_blank');
    expect(out.getAttribute('href')).toMatch(/^\/api\/redirect\?/);
    expect(query.get('source')).toBe('product_suggestion');
    expect(query.get('comparison')).toBe(testRequestId);
  });

  it('never count unknown shipping as free, and show an uncertain match with the title at its shop', async () => {
    await openSettled({ offers: threeOffers });

    const row = screen.getByRole('row', { name: /Soundhaus/ });
    expect(row).toHaveTextContent('not stated');
    expect(row).toHaveTextContent('before shipping');
    expect(row).toHaveTextContent('Likely match');
    expect(row).not.toHaveTextContent('%');
    expect(row).toHaveTextContent('Sony XM5 (2022)');
    expect(screen.getByRole('row', { name: /Klangwerk/ })).not.toHaveTextContent('Sony WH-1000XM5');
  });

  it('name the shop and the shipping up to which it is cheaper than the pasted link', async () => {
    const rival = { ...uncertain, match: cheaper.match };

    await openSettled({
      offers: offersOf([rival, pasted], {
        offerId: 'pasted',
        saving: null,
        breakEven: { offerId: 'soundhaus', shippingMax: eur(1500) },
      }),
    });

    expect(
      screen.getByRole('heading', { name: 'Soundhaus is cheaper unless shipping exceeds €15.00' }),
    ).toBeVisible();
    expect(screen.queryByText('Your link has the best price')).not.toBeInTheDocument();
  });

  it('name the pasted link when only its own shipping decides', async () => {
    const unstated = { ...pasted, deliveredTotal: null };

    await openSettled({
      offers: offersOf([unstated, cheaper], {
        offerId: 'klangwerk',
        saving: null,
        breakEven: { offerId: 'pasted', shippingMax: eur(490) },
      }),
    });

    expect(
      screen.getByRole('heading', { name: 'Your link is cheaper unless shipping exceeds €4.90' }),
    ).toBeVisible();
  });

  it('name a shop that may be even cheaper beside a certain saving', async () => {
    const rival = { ...uncertain, match: cheaper.match };

    await openSettled({
      offers: offersOf([rival, cheaper, pasted], {
        offerId: 'klangwerk',
        saving: eur(3410),
        breakEven: { offerId: 'soundhaus', shippingMax: eur(510) },
      }),
    });

    expect(screen.getByText(/Soundhaus is even cheaper unless shipping exceeds €5\.10\./)).toBeVisible();
  });

  it('compare two unknown shipping costs by what one may cost more', async () => {
    const unstated = { ...pasted, deliveredTotal: null };
    const lower = { ...cheaper, deliveredTotal: null };

    await openSettled({
      product: { ...headphones, pastedOffer: unstated },
      offers: offersOf([lower, unstated], { offerId: 'klangwerk', saving: eur(3900) }),
    });

    expect(
      screen.getByRole('heading', {
        name: 'Klangwerk is cheaper unless its shipping costs over €39.00 more',
      }),
    ).toBeVisible();
  });

  it('show the pasted price converted beside the saving', async () => {
    const dollars = { ...pasted, offer: { ...pasted.offer, price: { amountMinor: 33440, currency: 'USD' } } };

    await openSettled({ product: { ...headphones, pastedOffer: dollars }, offers: twoOffers });

    expect(saysWhole('Your link: €304.00 incl. shipping ($334.40 at Amazon)')).toBe(true);
  });

  it('out of stock are a group of their own, whose button sets an alert at their lowest price', async () => {
    const gone = buildComparedOffer(
      { ...shop('gone', 'Ausverkauf'), availability: 'out_of_stock', price: eur(19900) },
      { itemPrice: eur(19900), deliveredTotal: eur(19900) },
    );

    const { user } = await openSettled({
      product: { ...headphones, productId: 'product-1' },
      offers: { ...twoOffers, ranked: [...twoOffers.ranked, gone] },
      tracking: 'possible',
    });

    const group = within(screen.getByRole('region', { name: 'Out of stock (1)' }));
    expect(group.getByRole('row', { name: /Ausverkauf/ })).toBeVisible();
    expect(offerRows()).toHaveLength(2);
    await user.click(await group.findByRole('button', { name: 'Notify me' }));
    expect(await screen.findByLabelText('Target price (EUR)')).toHaveValue('199.00');
  });

  it('out of stock set an alert at the same price whatever the filters show', async () => {
    const gone = buildComparedOffer(
      { ...shop('gone', 'Ausverkauf'), availability: 'out_of_stock', price: eur(19900) },
      { itemPrice: eur(19900), deliveredTotal: eur(19900) },
    );
    const { user } = await openSettled({
      product: { ...headphones, productId: 'product-1' },
      offers: { ...twoOffers, ranked: [...twoOffers.ranked, gone] },
      tracking: 'possible',
    });

    await user.selectOptions(screen.getByRole('combobox', { name: 'Shop' }), 'Ausverkauf');
    await user.click(await screen.findByRole('button', { name: 'Notify me' }));

    expect(await screen.findByLabelText('Target price (EUR)')).toHaveValue('199.00');
  });

  it('out of stock everywhere say so and offer an alert for any stock', async () => {
    const gone = buildComparedOffer({ ...shop('gone', 'Ausverkauf'), availability: 'out_of_stock' });

    const { user } = await openSettled({
      product: { ...headphones, productId: 'product-1', pastedOffer: null },
      offers: offersOf([gone], null),
      tracking: 'possible',
    });

    expect(screen.getByRole('heading', { name: 'Out of stock at every shop we found' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Notify me' }));
    expect(await screen.findByLabelText('Notify me when')).toHaveValue('back-in-stock');
  });

  it('are not called out of stock, on screen or aloud, while used ones are in stock', async () => {
    const gone = buildComparedOffer({ ...shop('gone', 'Ausverkauf'), availability: 'out_of_stock' });
    const used = buildComparedOffer({ ...shop('used', 'Zweitohr'), condition: 'used' });

    await openSettled({ offers: offersOf([gone, used], null) });

    expect(screen.getByRole('heading', { name: 'Only used items are available' })).toBeVisible();
    expect(screen.getByText('2 offers from 2 shops', { selector: '[role=status]' })).toBeInTheDocument();
    expect(screen.queryByText('No other offers found.')).not.toBeInTheDocument();
  });

  it('of other shops for other variants only are not denied', async () => {
    const silver = buildComparedOffer(shop('silver', 'Silberhaus'));
    const variants = [{ label: 'colour: silver', offers: [silver] }];

    await openSettled({ offers: offersOf([pasted], { offerId: 'pasted', saving: null }, { variants }) });

    expect(
      screen.getByRole('heading', { name: 'We found only other variants at other shops' }),
    ).toBeVisible();
    expect(screen.queryByText(/No other (shops|offers) found/)).not.toBeInTheDocument();
  });

  it('show only a certain saving when the shipping of the pasted shop is unknown', async () => {
    const unstated = { ...pasted, deliveredTotal: null };

    await openSettled({ product: { ...headphones, pastedOffer: unstated }, offers: twoOffers });

    expect(
      screen.getByRole('heading', {
        name: 'Klangwerk is at least €34.10 cheaper than your link, incl. shipping',
      }),
    ).toBeInTheDocument();
  });

  it('show only a certain saving when tax is added to the pasted price', async () => {
    const untaxed = { ...pasted, offer: { ...pasted.offer, tax: 'excluded' as const } };

    await openSettled({ product: { ...headphones, pastedOffer: untaxed }, offers: twoOffers });

    expect(
      screen.getByRole('heading', {
        name: 'Klangwerk is at least €34.10 cheaper than your link, incl. shipping',
      }),
    ).toBeInTheDocument();
  });

  it('show that tax is added to a saving between prices without tax', async () => {
    const withoutTax = (row: typeof pasted) => ({
      ...row,
      offer: { ...row.offer, tax: 'excluded' as const },
    });
    const untaxed = withoutTax(cheaper);

    await openSettled({
      product: { ...headphones, pastedOffer: withoutTax(pasted) },
      offers: offersOf([untaxed, withoutTax(pasted)], { offerId: 'klangwerk', saving: eur(3410) }),
    });

    expect(
      screen.getByRole('heading', { name: /^Klangwerk is €34\.10 \(plus VAT\) cheaper than your link/ }),
    ).toBeVisible();
  });

  it('are filtered and sorted by the URL', async () => {
    const api = fakeApi();
    api.answer(
      getComparison,
      started({
        offers: threeOffers,
        settledAt: '2026-11-21T10:00:05Z',
        product: headphones,
        identification: read,
      }),
    );

    renderShopper(`${at}?new=1&sort=item`, api);

    await screen.findByRole('table', { name: /in the chosen order/ });
    expect(offerRows()).toEqual([expect.stringContaining('Klangwerk'), expect.stringContaining('Amazon')]);
    expect(screen.getByRole('button', { name: 'New only' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('item');
  });

  it('store filters in the URL', async () => {
    const { user, router } = await openSettled({ offers: threeOffers });

    await user.click(screen.getByRole('button', { name: 'Free shipping' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shop' }), 'Klangwerk');

    expect(router().location.search).toBe('?free=1&shop=klangwerk.example');
    expect(screen.getByText('None of the 3 offers match these filters.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all offers' }));
    expect(router().location.search).toBe('');
    expect(offerRows()).toHaveLength(3);
  });

  it('that cannot be ranked are listed separately', async () => {
    const dollars = buildComparedOffer(
      { ...shop('usd', 'Overseas'), price: { amountMinor: 19900, currency: 'USD' } },
      { deliveredTotal: null, itemPrice: null },
    );

    await openSettled({
      offers: { ...twoOffers, unranked: [{ ...dollars, reason: 'no-exchange-rate' }] },
    });

    expect(
      screen.getByText(
        /2 of 3 offers ranked, cheapest first\. 1 offer in USD isn’t ranked because there is no exchange rate today\./,
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Offers not ranked' })).toHaveTextContent('Overseas');
  });

  it('that do not ship to the shopper are behind a button that names the country', async () => {
    const faraway = buildComparedOffer({ ...shop('far', 'Faraway'), shipping: { kind: 'not-shipped' } });

    await openSettled({ offers: { ...twoOffers, country: 'SE', ranked: [...twoOffers.ranked, faraway] } });

    const choice = screen.getByText('Show 1 offer that doesn’t ship to your country (Sweden)');
    expect(choice.closest('details')).not.toHaveAttribute('open');
    expect(choice.closest('details')).toHaveTextContent('Faraway');
  });

  it('for other variants are grouped by how they differ', async () => {
    const silver = buildComparedOffer(shop('silver', 'Silberhaus'), {
      match: {
        level: 'same-model',
        confidence: 0.9,
        sentence: 'Different colour: black and silver',
        difference: { attribute: 'colour', asked: 'black', other: 'silver' },
      },
    });
    const unnamed = buildComparedOffer(shop('unnamed', 'Namenlos'), { match: uncertain.match });

    await openSettled({
      offers: { ...twoOffers, variants: [{ label: 'colour: silver', offers: [silver, unnamed] }] },
    });

    const group = screen.getByText('Other variants: colour silver (2)').closest('details');
    expect(group).toHaveTextContent('Different colour: black and silver');
    expect(group).not.toHaveTextContent(/Likely match|Same model/);
    expect(offerRows()).toHaveLength(2);
  });
});

/** Whether an element has exactly this text, over the elements inside it. */
const saysWhole = (sentence: string) =>
  screen.getAllByText((_text, element) => element?.textContent.trim() === sentence).length > 0;

describe('a likely match', () => {
  const likely: OffersState = {
    ...offersOf([uncertain, pasted], { offerId: 'pasted', saving: null }),
    likely: [{ offerId: 'soundhaus', best: { offerId: 'soundhaus', saving: eur(1500) } }],
  };
  const bestRow = () => document.querySelector('[data-best]');

  it('is asked about with its title and shop, and nothing is called best before', async () => {
    await openSettled({ offers: likely });

    const question = within(screen.getByRole('region', { name: 'Is this your product?' }));
    expect(question.getByText('Sony XM5 (2022)')).toBeVisible();
    expect(question.getByText(/Soundhaus/)).toHaveTextContent('€289.00 before shipping');
    expect(screen.queryByText(/best price|cheaper/i)).not.toBeInTheDocument();
    expect(bestRow()).toBeNull();
  });

  it('counts as the product after Yes, which the URL keeps', async () => {
    const { user, router } = await openSettled({ offers: likely });

    await user.click(screen.getByRole('button', { name: 'Yes' }));

    expect(screen.getByRole('heading', { name: /^Soundhaus is cheaper unless its shipping/ })).toBeVisible();
    expect(bestRow()).toHaveTextContent('Counted as the same product');
    expect(router().location.search).toBe('?same=soundhaus');
    expect(screen.queryByRole('button', { name: 'Yes' })).not.toBeInTheDocument();
  });

  it.each([
    [undefined, 'Counted as the same product'],
    [germanPack, 'Als dasselbe Produkt gezählt'],
  ])('doesn’t say who answered to somebody who opens a copied link', async (language, sentence) => {
    const options = language === undefined ? {} : { language };
    await openSettled({ offers: likely }, options, `${at}?same=soundhaus`);

    expect(bestRow()).toHaveTextContent(sentence);
    expect(document.body).not.toHaveTextContent(/you confirmed|von dir bestätigt/i);
  });

  it('is only a similar product after No', async () => {
    const { user, router } = await openSettled({ offers: likely });

    await user.click(screen.getByRole('button', { name: 'No' }));

    expect(offerRows()).toEqual([expect.stringContaining('Amazon')]);
    expect(screen.getByRole('link', { name: /Sony XM5 \(2022\)/ })).toHaveTextContent('Soundhaus');
    expect(screen.getByRole('heading', { name: 'No other shops found' })).toBeVisible();
    expect(router().location.search).toBe('?other=soundhaus');
  });

  it('is followed by the next one after No', async () => {
    const second = { ...uncertain, offer: { ...uncertain.offer, ...shop('tonfabrik', 'Tonfabrik') } };
    const { user } = await openSettled({
      offers: {
        ...likely,
        ranked: [uncertain, second, pasted],
        likely: ['soundhaus', 'tonfabrik'].map((offerId) => ({
          offerId,
          best: { offerId, saving: eur(1500) },
        })),
      },
    });

    await user.click(screen.getByRole('button', { name: 'No' }));

    expect(screen.getByRole('region', { name: 'Is this your product?' })).toHaveTextContent('Tonfabrik');
  });

  it('is asked about in German too', async () => {
    await openSettled({ offers: likely }, { language: germanPack });

    expect(screen.getByRole('region', { name: 'Ist das dein Produkt?' })).toBeVisible();
    expect(screen.getByRole('row', { name: /Soundhaus/ })).toHaveTextContent('Wahrscheinlich passend');
  });
});

describe('a search that finds no other shop', () => {
  it('shows which sources were tried and which failed, with a next step', async () => {
    const { user, address } = await openSettled({
      offers: offersOf([pasted], { offerId: 'pasted', saving: null }),
      sources: [
        { id: 'catalog', name: 'Catalog', state: 'nothing', found: 0 },
        { id: 'ucp', name: 'Global Catalog', state: 'timed-out', found: 0 },
      ],
    });

    expect(screen.getByRole('heading', { name: 'No other shops found' })).toBeInTheDocument();
    expect(
      screen.getByText('We searched 2 sources by barcode, model and name: Catalog, Global Catalog.'),
    ).toBeInTheDocument();
    expect(screen.getByText('1 source didn’t respond: Global Catalog.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search for “Sony WH1000XM5B”' }));
    await waitFor(() => expect(address()).toMatch(/\/sony-wh1000xm5b$/));
  });
});

describe('a search by words that name no single product', () => {
  const words = { link: null, query: 'sony headphones', product: null };
  const fromWords = { state: 'from-words', reason: null, shopName: null, marketplace: null } as const;
  const ended = { ...words, identification: fromWords, settledAt: '2026-11-21T10:00:05Z' };
  const found = (items: readonly ProductHit[]) => ({
    ...nothingFound,
    items: [...items],
    total: items.length,
  });

  it('lets the shopper choose among matching products', async () => {
    const api = fakeApi();
    api.answer(getComparison, started(ended));
    api.answer(
      searchProducts,
      found([
        {
          product: buildProduct({ id: 'wf', title: 'Sony WF-1000XM5' }),
          lowestPrice: eur(23099),
          shopPrice: { amountMinor: 24900, currency: 'USD' },
          priceKind: 'item-only',
          priceTax: 'excluded',
          condition: 'new',
          isObtainable: true,
          offerCount: 2,
          inStock: true,
          dropPercent: null,
        },
      ]),
    );
    const { user, address } = renderShopper(at, api);

    await user.click(
      await screen.findByRole('link', {
        name: /Sony WF-1000XM5.*2 offers.*€230\.99.*before shipping, plus sales tax/,
      }),
    );

    await waitFor(() => expect(address()).toBe('/product/wf'));
    expect(api.calls.map(({ address: called }) => called)).toContain(
      '/api/products?q=sony%20headphones&limit=12&country=US&currency=USD',
    );
  });

  const finds = offersOf([], null, {
    found: [
      {
        title: 'Riess enamel kettle',
        imageUrl: null,
        productId: null,
        offers: [
          buildComparedOffer(shop('topf', 'Topf'), { deliveredTotal: eur(8900), itemPrice: eur(8900) }),
        ],
      },
      {
        title: 'Copper kettle',
        imageUrl: null,
        productId: 'p1',
        offers: [buildComparedOffer(shop('kanne', 'Kanne'), { deliveredTotal: null, itemPrice: eur(19900) })],
      },
    ],
  });

  it('groups the shops’ results by product and compares the selected one', async () => {
    const api = fakeApi();
    api.answer(getComparison, started({ ...ended, offers: finds }));
    api.answer(searchProducts, found([]));
    const { user, address } = renderShopper(at, api);

    expect(await screen.findByRole('heading', { name: '2 products found' })).toBeInTheDocument();
    expect(screen.queryByText('No results for your search')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Topf.*€89\.00/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/api/redirect'),
    );
    await user.click(screen.getByRole('button', { name: /Compare prices.*Riess enamel kettle/ }));

    await waitFor(() => expect(address()).not.toContain('amazon-example-b09'));
  });

  it('shows that no shop is searched yet', async () => {
    const api = fakeApi();
    api.answer(getComparison, started(ended));
    api.answer(searchProducts, found([]));
    api.answer(getInstallation, {
      success: true,
      hasProducts: false,
      place: null,
      searched: { count: 0, names: [] },
    });

    renderShopper(at, api);

    expect(await screen.findByText(/don’t search any other shops yet/)).toBeInTheDocument();
  });

  it('offers the words for editing, an alert and the nearest products when nothing was found', async () => {
    const api = fakeApi();
    api.answer(getComparison, started(ended));
    api.answer(searchProducts, found([]));

    renderShopper(at, api);

    expect(await screen.findByRole('heading', { name: 'No results for your search' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Change your search' })).toHaveValue('sony headphones');
    expect(await screen.findByRole('button', { name: 'Alert me when found' })).toBeInTheDocument();
    await waitFor(() =>
      expect(api.calls.map(({ address }) => address)).toContainEqual(
        expect.stringMatching(/^\/api\/products\?q=sony&/),
      ),
    );
  });
});

describe('the price history', () => {
  const verdict = {
    verdict: 'good' as const,
    today: { price: eur(26_990), shop: 'Lumen' },
    percentBelowMedian: 12,
    median90: eur(30600),
    low30: eur(27000),
    low90: eur(26990),
    allTimeLow: eur(25500),
    trend: null,
    daysOfData: 88,
  };

  const recognised = started({
    offers: twoOffers,
    settledAt: '2026-11-21T10:00:05Z',
    identification: read,
    product: { ...headphones, productId: 'product-1' },
  });

  it('is shown as unknown when the product was not recognised', async () => {
    await openSettled({ offers: twoOffers });

    expect(screen.getByText(/there’s no price history/)).toBeInTheDocument();
  });

  it('shows the verdict once, with its figures and the chart of the product’s page', async () => {
    const api = fakeApi();
    api.answer(listRelatedProducts, {
      success: true,
      variants: [
        {
          product: buildProduct({ id: 'silver' }),
          lowestPrice: eur(28_000),
          shopPrice: eur(28_000),
          priceKind: 'item-only',
          condition: 'new',
          isObtainable: true,
          offerCount: 2,
          inStock: true,
          dropPercent: null,
          differences: [{ attribute: 'colour', asked: 'black', other: 'silver' }],
        },
      ],
      similar: [],
    });
    api.answer(getPriceHistory, {
      success: true,
      currency: 'EUR',
      basis: { condition: 'new', includesShipping: false, country: null },
      points: [
        { day: '2026-11-01', low: eur(30600) },
        { day: '2026-11-20', low: eur(26990) },
      ],
      verdict,
    });
    api.answer(getComparison, recognised);

    renderShopper(at, api);

    const sentence =
      'A good time to buy: the item price of €269.90 at Lumen is 12% below its 90-day median of €306.00.';
    expect(await screen.findByText('Good price')).toBeInTheDocument();
    expect(screen.getAllByText(sentence, { exact: false })).toHaveLength(1);
    expect(screen.getByRole('link', { name: /silver.*from €280\.00 · in stock/i })).toHaveAttribute(
      'href',
      '/product/silver',
    );
    expect(await screen.findByRole('slider', { name: /Lowest item price per day/ })).toBeInTheDocument();
    expect(api.calls.map(({ address }) => address)).toContain(
      '/api/products/product-1/price-history?days=180&currency=USD&country=US',
    );
  });

  it('leads from picked similar products to their comparison', async () => {
    const api = fakeApi();
    const like = (id: string) => ({
      product: buildProduct({ id, title: id }),
      lowestPrice: eur(28_000),
      shopPrice: eur(28_000),
      priceKind: 'item-only' as const,
      condition: 'new' as const,
      isObtainable: true,
      offerCount: 2,
      inStock: true,
      dropPercent: null,
      differences: [],
      priceDifference: null,
    });
    api.answer(listRelatedProducts, {
      success: true,
      variants: [],
      similar: [like('Bose'), like('Jabra')],
    });
    api.answer(getComparison, recognised);
    const { user } = renderShopper(at, api);

    await user.click(await screen.findByRole('checkbox', { name: 'Compare Bose' }));
    await user.click(screen.getByRole('checkbox', { name: 'Compare Jabra' }));

    const tray = screen.getByRole('region', { name: 'Products to compare' });
    expect(within(tray).getByRole('link', { name: 'Compare 2' })).toBeInTheDocument();
  });

  it('never hides the offers while the catalog fails', async () => {
    const api = fakeApi();
    api.refuse(listRelatedProducts, 'server.failed');
    api.answer(getComparison, recognised);
    renderShopper(at, api);

    const offers = await screen.findByRole('heading', { name: 'Offers' });
    await waitFor(() => expect(offers.closest('.hidden')).toBeNull());
  });

  it('can be retried after a failure', async () => {
    const api = fakeApi();
    api.refuse(getPriceHistory, 'server.failed');
    api.answer(getComparison, recognised);
    renderShopper(at, api);

    expect(await screen.findByText('We couldn’t load the price history')).toBeInTheDocument();
  });
});

it('starts the next search from the box above the results', async () => {
  const { user, address } = await openSettled({ offers: twoOffers });

  const bar = await screen.findByRole('combobox', { name: 'Product link or name' });
  await user.type(bar, 'https://other.example/thing{Enter}');

  await waitFor(() => expect(address()).toMatch(/\/other-example-thing$/));
  await act(async () => {});
});

describe('a link that selects none of several variants', () => {
  const variant = (name: string, price: number): VariantChoice => ({
    name,
    imageUrl: null,
    price: eur(price),
    availability: 'in_stock',
    link: `https://shop.example/kettle?variant=${name}`,
  });
  const undecided = (choices: readonly VariantChoice[]): Partial<Comparison> => ({
    product: { ...headphones, pastedOffer: null, choices: [...choices] },
  });
  const twelveSizes = Array.from({ length: 12 }, (_, index) => variant(String(36 + index), 9900));

  it('shows each with its price and compares the selected one under its own URL', async () => {
    const { user, address, api } = await openSettled(
      undecided([variant('Black', 12900), variant('White', 13900)]),
    );
    api.answer(startComparison, started({ link: 'https://shop.example/kettle?variant=White' }));

    expect(screen.getByRole('heading', { name: 'Choose a variant' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Black.*in stock.*€129\.00/i })).toBeInTheDocument();
    expect(screen.queryByText(/No other|No price|Nothing/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /White/ }));

    await waitFor(() => expect(address()).toMatch(/^\/new-search\/(?!3f2b)[^/]+\/.*white$/));
    const [start] = api.calls.filter(({ method }) => method === 'POST');
    expect(start?.body).toMatchObject({ url: 'https://shop.example/kettle?variant=White' });
  });

  it('shows the number of offers of each variant in the catalog, but not what the shop sells', async () => {
    const known = (name: string, offerCount: number) => ({
      ...variant(name, 12900),
      productId: name,
      offerCount,
    });
    await openSettled(undecided([known('Black', 3), known('White', 1)]));

    expect(
      screen.getByText('Our catalog has 2 variants, and the link doesn’t say which one.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Black.*in stock · 3 offers.*€129\.00/i })).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: /White.*in stock · 1 offer\b.*€129\.00/i }),
    ).toBeInTheDocument();
  });

  it('uses the captured page for the selected variant', async () => {
    const page = 'https://shop.example/kettle';
    const api = fakeApi();
    api.answer(
      startCapturedComparison,
      started({
        requestId: '01010101-0101-4101-8101-010101010101',
        settledAt: '2026-11-21T10:00:05Z',
        ...undecided([variant('Black', 12900), variant('White', 13900)]),
      }),
    );
    const fragment = `${encodeURIComponent(page)}&<h1>Kettle`;
    const { user } = renderShopper('/add', api, { fragment });

    await user.click(await screen.findByRole('button', { name: /White/ }));
    await waitFor(() => expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(2));

    expect(api.calls.filter(({ method }) => method === 'POST')[1]).toMatchObject({
      address: '/api/comparisons/captured',
      body: { url: `${page}?variant=White`, capture: { link: page, html: '<h1>Kettle' } },
    });
  });

  it('shows many variants, such as shoe sizes, in one select', async () => {
    const { user, api } = await openSettled(undecided(twelveSizes));
    api.answer(startComparison, started());

    await user.selectOptions(screen.getByRole('combobox', { name: 'Variant' }), '42 · €99.00');
    await user.click(screen.getByRole('button', { name: 'Compare prices' }));

    await waitFor(() => expect(api.calls.some(({ method }) => method === 'POST')).toBe(true));
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      url: 'https://shop.example/kettle?variant=42',
    });
  });

  it('is shown in German too', async () => {
    await openSettled(undecided(twelveSizes), { language: germanPack });

    expect(screen.getByRole('heading', { name: 'Variante wählen' })).toBeInTheDocument();
    expect(
      screen.getByText('Der Shop verkauft 12 Varianten. Welche gemeint ist, geht aus dem Link nicht hervor.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Preise vergleichen' })).toBeInTheDocument();
  });
});

describe('the place', () => {
  const similar = buildComparedOffer(
    { ...shop('bose', 'Soundhaus'), title: 'Bose QuietComfort' },
    { deliveredTotal: null, itemPrice: { amountMinor: 19900, currency: 'USD' } },
  );

  it('prices similar offers as the lists above', async () => {
    await openSettled({ offers: { ...twoOffers, similar: [similar] } });

    expect(screen.getByRole('link', { name: /Bose QuietComfort/ })).toHaveTextContent('$199.00');
  });

  it('reloads for another place while the current data stays', async () => {
    window.localStorage.setItem('pricehunt_place', 'US EUR');
    const { user, api } = await openSettled({ offers: twoOffers });
    const francs = (amountMinor: number) => ({ amountMinor, currency: 'CHF' });
    const inFrancs = offersOf([{ ...cheaper, deliveredTotal: francs(25555) }, pasted], null);
    api.answer(getComparison, {
      success: true,
      comparison: {
        ...buildComparison({ requestId: testRequestId, link }),
        settledAt: '2026-11-21T10:00:05Z',
        identification: read,
        product: headphones,
        sequence: 9,
        offers: inFrancs,
      },
    });

    await user.click(screen.getByRole('button', { name: /^Deliver to/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Deliver to' }), 'Switzerland');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(screen.getByRole('heading', { level: 1, name: headphones.title })).toBeInTheDocument();
    expect(await screen.findByText('CHF 255.55')).toBeInTheDocument();
    expect(api.calls.at(-1)?.address).toBe(`/api/comparisons/${testRequestId}?country=CH&currency=CHF`);
  });

  it('reorders the offers for another place at once, even while hovered', async () => {
    window.localStorage.setItem('pricehunt_place', 'US EUR');
    const { user, api } = await openSettled({ offers: twoOffers });
    await user.hover(screen.getByRole('table', { name: /in the chosen order/ }));
    const before = offerRows();
    api.answer(getComparison, {
      success: true,
      comparison: {
        ...buildComparison({ requestId: testRequestId, link }),
        settledAt: '2026-11-21T10:00:05Z',
        identification: read,
        product: headphones,
        sequence: 9,
        offers: { ...offersOf(twoOffers.ranked.toReversed(), null), country: 'CH' },
      },
    });

    act(() => screen.getByRole('button', { name: /^Deliver to/ }).click());
    const dialog = within(await screen.findByRole('dialog'));
    const country = dialog.getByLabelText('Deliver to');
    fireEvent.change(country, { target: { value: 'CH' } });
    act(() => dialog.getByText('Save').click());

    await waitFor(() => expect(offerRows()).toEqual(before.toReversed()));
  });

  it('preserves the data with a notice when it failed to load for another place', async () => {
    const { user, api } = await openSettled({ offers: twoOffers });
    api.refuse(getComparison, 'comparison.not-found');

    await user.click(screen.getByRole('button', { name: /^Deliver to/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Deliver to' }), 'Switzerland');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('We lost the connection to this search')).toBeInTheDocument();
    expect(offerRows()).toHaveLength(2);
  });

  it('is part of the search after a reload', async () => {
    window.localStorage.setItem('pricehunt_place', 'CH CHF');

    const { api, stream } = await openStarted();

    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      country: 'CH',
      currency: 'CHF',
    });
    expect(stream.followed).toEqual([expect.stringMatching(/events\?country=CH&currency=CHF$/)]);
  });
});
