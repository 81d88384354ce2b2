import { shopOf, shopifyProductIn } from '@pricehunt/product-links';
import type { FoundOffer, OfferRequest, OfferSource, RetentionPolicy } from './offer-source';
import { searchWords } from './search-words';
import { createShopifyReader } from './shopify-reader';
import type { ShopifyReader, StorefrontServices } from './shopify-reader';

const productCountMax = 5;

/** Public prices of a shop's own pages; nobody sets terms for keeping what was seen. */
const retention: RetentionPolicy = {
  historyAllowed: true,
  ageMsMax: null,
  mustShowTimestamp: false,
  disclaimer: null,
};

/**
 * A Shopify storefront, asked without a key: its search suggests products, each product's own document has the prices and
 * barcodes of its variants, and each variant is an offer. Where the shop has no suggestions for robots its list of
 * products is read instead.
 */
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
    retention,
    appliesTo: (request) => searchWords(request.product).length > 0 || handleAt(origin, request) !== null,
    findOffers: async (request, signal) => {
      const pasted = handleAt(origin, request);
      const found = await reader.findHandles(origin, searchWords(request.product), productCountMax, signal);
      return offersOf(reader, { id, origin, handles: pasted === null ? found : [pasted, ...found], signal });
    },
  };
}

/**
 * The shop that the pasted link leads to, where it turns out to be one of Shopify's: the variants of the pasted product,
 * and what else the shop has of it. Storefronts in `except`, which have sources of their own, are left to those.
 */
export function pastedStorefrontSource(services: StorefrontServices, except: readonly string[]): OfferSource {
  const id = 'shopify-storefront';
  const reader = createShopifyReader(services);
  return {
    id,
    name: 'The shop of the link',
    retention,
    appliesTo: ({ link }) => {
      const storefront = link === null ? null : storefrontOf(link);
      return storefront !== null && !except.includes(storefront.origin);
    },
    findOffers: async ({ link, product }, signal) => {
      const storefront = link === null ? null : storefrontOf(link);
      if (storefront === null) return [];
      const { origin, handle } = storefront;
      const own = await offersOf(reader, { id, origin, handles: [handle], signal });
      if (own.length === 0) return [];
      const found = await reader.findHandles(origin, searchWords(product), productCountMax, signal);
      const others = found.filter((other) => other !== handle);
      return [...own, ...(await offersOf(reader, { id, origin, handles: others, signal }))];
    },
  };
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

/** The pasted product's handle where it is this shop's. */
function handleAt(origin: string, { link }: OfferRequest): string | null {
  const storefront = link === null ? null : storefrontOf(link);
  return storefront?.origin === origin ? storefront.handle : null;
}

/** Where a link has the form of a Shopify product's; whether the shop is one of Shopify's only its answer can tell. */
function storefrontOf(link: string): { readonly origin: string; readonly handle: string } | null {
  const item = shopifyProductIn(link);
  const shop = shopOf(link);
  if (item === null || (shop !== null && shop.shop.id !== 'shopify')) return null;
  return { origin: new URL(link).origin, handle: item.handle };
}
