import type { Offer } from '@pricehunt/offers';
import type { ExtractedProduct } from '@pricehunt/product-extraction';
import { hostOf, isSameSite } from '@pricehunt/product-links';
import { matchProducts } from '@pricehunt/product-matching';
import type { MatchContext, TokenRarity } from '@pricehunt/product-matching';
import type { FetchFailure, SafeFetch } from '@pricehunt/safe-fetch';
import { asOnPage, isOtherByCode } from './offer-on-page';
import type { ReadPage } from './structured-page-source';

export type OfferPageReading =
  | { readonly kind: 'read'; readonly offer: Offer }
  | { readonly kind: 'gone' }
  /** No certain price in the offer's currency. */
  | { readonly kind: 'no-price' }
  /** Another product or another site. */
  | { readonly kind: 'other-product' }
  /** The shop blocks bots. */
  | { readonly kind: 'kept-out' }
  | { readonly kind: 'failed'; readonly failure: FetchFailure };

export interface OfferPageServices {
  readonly safeFetch: SafeFetch;
  readonly readPage: ReadPage;
  readonly now: () => Date;
  readonly tokenRarity: () => Promise<TokenRarity>;
}

/** A sold-out offer without a price keeps its previous one. Rejects if reading took too long. */
export async function readOfferPage(
  { safeFetch, readPage, now, tokenRarity }: OfferPageServices,
  offer: Offer,
  signal: AbortSignal,
): Promise<OfferPageReading> {
  const fetched = await safeFetch.fetch(offer.link, { accept: 'html', signal });
  if (fetched.kind === 'gone') return { kind: 'gone' };
  if (fetched.kind !== 'ok') return { kind: 'failed', failure: fetched };
  if (!isOnSite(offer.link, fetched.finalLink)) return { kind: 'other-product' };
  const page = await readPage(fetched.text(), fetched.finalLink);
  switch (page.kind) {
    case 'product':
      return readingOf(offer, page.product, now().toISOString(), { tokenRarity: await tokenRarity() });
    case 'gone':
      return { kind: 'gone' };
    case 'blocked':
    case 'captcha':
    case 'login':
      return { kind: 'kept-out' };
    default:
      return { kind: 'no-price' };
  }
}

function readingOf(
  offer: Offer,
  page: ExtractedProduct,
  checkedAt: string,
  context: MatchContext,
): OfferPageReading {
  if (isOtherProduct(offer, page, context)) return { kind: 'other-product' };
  const asRead = asOnPage(offer, page, checkedAt);
  if (asRead !== null) return { kind: 'read', offer: { ...asRead, source: offer.source } };
  const isSoldOut = page.availability === 'out_of_stock' || page.availability === 'discontinued';
  if (!isSoldOut || page.price !== null) return { kind: 'no-price' };
  return { kind: 'read', offer: { ...offer, availability: page.availability, checkedAt } };
}

/** Shops often replace a removed product's page with its successor or a list. */
function isOtherProduct(offer: Offer, page: ExtractedProduct, context: MatchContext): boolean {
  if (isOtherByCode(offer, page)) return true;
  if (page.gtins.some((gtin) => offer.gtins.includes(gtin))) return false;
  if (page.sku !== null && page.sku === offer.sku) return false;
  // The price doesn't identify a product: it may fall by half.
  const alike = { condition: offer.condition, price: null };
  const { decision } = matchProducts({ ...offer, ...alike }, { ...page, ...alike }, context);
  return decision === 'different' || decision === 'variant';
}

function isOnSite(link: string, finalLink: string): boolean {
  const [host, finalHost] = [hostOf(link) ?? '', hostOf(finalLink) ?? ''];
  return isSameSite(finalHost, host) || isSameSite(host, finalHost);
}
