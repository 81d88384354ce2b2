import { shopOf, shopifyProductIn } from '@pricehunt/product-links';
import type { FoundOffer, OfferRequest, OfferSource, RetentionPolicy } from './offer-source';
import { climbLadder, queryRungs } from './query-ladder';
import { createShopifyReader } from './shopify-reader';
import type { ShopifyReader, StorefrontServices } from './shopify-reader';

const productCountMax = 5;

/** Public prices without terms that limit storing them. */
const retention: RetentionPolicy = {
  historyAllowed: true,
  ageMsMax: null,
  mustShowTimestamp: false,
  disclaimer: null,
};

/** Uses search suggestions and product documents; if suggestions aren't available, the product list. */
export function shopifyStorefrontSource(
  services: StorefrontServices,
  storefront: { readonly origin: string; readonly name: string },
): OfferSource {
  const { origin } = storefront;
  const id = `shopify:${new URL(origin).host}`;
  const reader = createShopifyReader(services);
  return {
    id,
    name: storefront.name,
    offersArePages: true,
    retention,
    appliesTo: (request) => queryRungs(request.product).length > 0 || handleAt(origin, request) !== null,
    findOffers: async (request, signal) => {
      const pasted = handleAt(origin, request);
      const shop = { id, origin, signal };
      const own = pasted === null ? [] : await offersOf(reader, { ...shop, handles: [pasted] });
      const known = pasted === null ? [] : [{ handle: pasted, offers: own }];
      return searchedOffers(reader, { ...shop, known, request });
    },
  };
}

export function pastedStorefrontSource(services: StorefrontServices, except: readonly string[]): OfferSource {
  const id = 'shopify-storefront';
  const reader = createShopifyReader(services);
  return {
    id,
    name: 'Pasted shop',
    offersArePages: true,
    shopsAreStrangers: true,
    retention,
    appliesTo: ({ link }) => {
      const storefront = link === null ? null : storefrontOf(link);
      return storefront !== null && !except.includes(storefront.origin);
    },
    findOffers: async (request, signal) => {
      const { link } = request;
      const storefront = link === null ? null : storefrontOf(link);
      if (storefront === null) return [];
      const { origin, handle } = storefront;
      const own = await offersOf(reader, { id, origin, handles: [handle], signal });
      if (own.length === 0) return [];
      return searchedOffers(reader, { id, origin, known: [{ handle, offers: own }], request, signal });
    },
  };
}

interface StorefrontSearch {
  readonly id: string;
  readonly origin: string;
  readonly known: readonly { readonly handle: string; readonly offers: readonly FoundOffer[] }[];
  readonly request: OfferRequest;
  readonly signal: AbortSignal;
}

/** Reads each document once, however many queries find it. */
async function searchedOffers(
  reader: ShopifyReader,
  { id, origin, known, request, signal }: StorefrontSearch,
): Promise<readonly FoundOffer[]> {
  const rungs = queryRungs(request.product);
  const read = new Map(known.map(({ handle, offers }) => [handle, offers]));
  let isListed = false;
  const found = await climbLadder({
    request,
    rungs,
    ask: async ({ text }) => {
      if (isListed) return [];
      const suggested = await reader.suggestHandles(origin, text, productCountMax, signal);
      isListed = suggested === null;
      const texts = rungs.map((rung) => rung.text);
      const handles = suggested ?? (await reader.listHandles(origin, texts, productCountMax, signal));
      const repeated = handles.flatMap((handle) => read.get(handle) ?? []);
      const others = handles.filter((handle) => !read.has(handle));
      for (const handle of others) read.set(handle, []);
      return [...repeated, ...(await offersOf(reader, { id, origin, handles: others, signal }))];
    },
  });
  const own = known.flatMap(({ offers }) => offers);
  return [...new Map([...own, ...found].map((each) => [each.offer.id, each])).values()];
}

async function offersOf(
  reader: ShopifyReader,
  shop: {
    readonly id: string;
    readonly origin: string;
    readonly handles: readonly string[];
    readonly signal: AbortSignal;
  },
): Promise<readonly FoundOffer[]> {
  const handles = [...new Set(shop.handles)].slice(0, productCountMax);
  const offers = await reader.readOffers(shop.id, shop.origin, handles, shop.signal);
  return offers.map((offer) => ({ offer, productId: null }));
}

/** Null if the link isn't this shop's. */
function handleAt(origin: string, { link }: OfferRequest): string | null {
  const storefront = link === null ? null : storefrontOf(link);
  return storefront?.origin === origin ? storefront.handle : null;
}

/** For links in Shopify's format; only the response shows whether the shop uses Shopify. */
function storefrontOf(link: string): { readonly origin: string; readonly handle: string } | null {
  const item = shopifyProductIn(link);
  const shop = shopOf(link);
  if (item === null || (shop !== null && shop.shop.id !== 'shopify')) return null;
  return { origin: new URL(link).origin, handle: item.handle };
}
