import type { Condition, Offer } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { SourceFailure } from '../../offer-source';
import type { OfferRequest } from '../../offer-source';
import { decimalOfMinor } from '../../platforms/shop-offer';
import { refusalOf } from '../call-api';
import type { ApiAnswer } from '../call-api';
import { offerOfMarketplace } from '../marketplace-offer';
import { likeliest } from '../marketplace-source';
import type { Marketplace, MarketplaceApi, OpenedServices } from '../marketplace-source';

const defaultAddress = 'https://openapi.etsy.com';
const basePath = '/v3/application';
const listingsPerSearch = '20';
/** How many listings get shop names and images. */
const namedMax = 5;

/** Etsy Open API. Listings have no product codes, only words. */
export const etsy: Marketplace = {
  id: 'etsy',
  name: 'Etsy',
  callsPerDayMax: 5_000,
  spacingMs: 200,
  keyRules: {
    keystring: { isOptional: false, isSecret: false, form: /^[A-Za-z0-9]{12,64}$/ },
    'shared-secret': { isOptional: false, isSecret: true, form: /^[A-Za-z0-9]{8,64}$/ },
  },
  // The terms limit listings to six hours and require this sentence.
  retention: {
    historyAllowed: false,
    ageMsMax: 6 * 60 * 60_000,
    mustShowTimestamp: true,
    disclaimer:
      "The term 'Etsy' is a trademark of Etsy, Inc. This application uses the Etsy API but is not endorsed or certified by Etsy, Inc.",
  },
  open: openEtsy,
};

function openEtsy({ caller, readKey, now, address, noteQuota }: OpenedServices): MarketplaceApi {
  const origin = address ?? defaultAddress;

  async function get(path: string, wanted: Record<string, string>, signal: AbortSignal): Promise<ApiAnswer> {
    const answer = await caller.call({
      link: `${origin}${basePath}${path}?${new URLSearchParams(wanted).toString()}`,
      signal,
      headers: { 'x-api-key': `${readKey('keystring') ?? ''}:${readKey('shared-secret') ?? ''}` },
    });
    const [limit, remaining] = ['x-limit-per-day', 'x-remaining-today'].map((name) =>
      countOf(answer.headers[name]),
    );
    if (remaining !== null && remaining !== undefined)
      noteQuota({ limit: limit ?? null, remaining, endsAt: null });
    return answer;
  }

  async function getListings(path: string, wanted: Record<string, string>, signal: AbortSignal) {
    const answer = await get(path, wanted, signal);
    if (!answer.isOk) throw refusalOf(answer, { id: 'etsy', now });
    return offersOfEtsy(answer.json, now().toISOString());
  }

  /** Adds shop names and images to the most likely offers, if available. */
  async function named(found: readonly Offer[], request: OfferRequest, signal: AbortSignal) {
    const likely = likeliest(request, found, namedMax);
    if (likely.length === 0) return found;
    const ids = likely.map(({ sku }) => sku ?? '').join();
    try {
      const listed = await getListings(
        '/listings/batch',
        { listing_ids: ids, includes: 'Images,Shop' },
        signal,
      );
      const known = new Map(listed.map((offer) => [offer.id, offer]));
      return found.map((offer) => known.get(offer.id) ?? offer);
    } catch (failure) {
      signal.throwIfAborted();
      if (failure instanceof SourceFailure) return found;
      throw failure;
    }
  }

  return {
    search: async ({ kind, text }, request, signal) => {
      if (kind === 'gtin') return [];
      const wanted = {
        keywords: text,
        limit: listingsPerSearch,
        sort_on: 'score',
        ...(request.currency === null ? {} : { currency: request.currency }),
        ...(request.country === null ? {} : { buyer_country: request.country }),
      };
      return named(await getListings('/listings/active', wanted, signal), request, signal);
    },
    lookUp: async (listingId, _request, signal) => {
      const wanted = { listing_ids: listingId, includes: 'Images,Shop' };
      const answer = await get('/listings/batch', wanted, signal);
      if (answer.status === 404 || answer.status === 400) return [];
      if (!answer.isOk) throw refusalOf(answer, { id: 'etsy', now });
      return offersOfEtsy(answer.json, now().toISOString());
    },
    tryKeys: async (signal) => {
      await getListings('/listings/active', { keywords: 'lamp', limit: '1' }, signal);
    },
  };
}

const text = z.catch(z.nullish(z.string()), null);
const price = z.object({ amount: z.int(), divisor: z.int(), currency_code: z.string() });
const listingShape = z.object({
  listing_id: z.int(),
  title: z.string().check(z.minLength(1)),
  state: z.string(),
  quantity: z.catch(z.nullish(z.int()), null),
  url: z.string(),
  price,
  converted_price: z.catch(z.nullish(price), null),
  has_variations: z.catch(z.nullish(z.boolean()), null),
  when_made: text,
  shop: z.catch(z.nullish(z.object({ shop_name: text })), null),
  images: z.catch(z.nullish(z.array(z.object({ url_570xN: text }))), null),
});
type EtsyListing = z.infer<typeof listingShape>;

function offersOfEtsy(answer: unknown, checkedAt: string): readonly Offer[] {
  const read = z.object({ results: z.array(z.unknown()) }).safeParse(answer);
  if (!read.success) throw new SourceFailure('bad-answer', 'etsy returned no listings');
  const listed = read.data.results;
  const listings = listed.flatMap((one) => listingShape.safeParse(one).data ?? []);
  if (listed.length > 0 && listings.length === 0) {
    throw new SourceFailure('bad-answer', 'etsy returned listings in an unknown format');
  }
  return listings.flatMap((listing) => offerOf(listing, checkedAt) ?? []);
}

function offerOf(listing: EtsyListing, checkedAt: string): Offer | null {
  // A listing with variations shows its lowest price without saying which variation it is.
  if (listing.state !== 'active' || listing.has_variations === true) return null;
  return offerOfMarketplace(
    { id: 'etsy', name: 'Etsy' },
    {
      itemId: String(listing.listing_id),
      link: listing.url,
      title: textOf(listing.title),
      price: statedPrice(listing.converted_price ?? listing.price),
      availability: listing.quantity === 0 ? 'out_of_stock' : 'in_stock',
      condition: conditionOf(listing),
      imageUrl: listing.images?.[0]?.url_570xN,
      seller: listing.shop?.shop_name,
    },
    checkedAt,
  );
}

function statedPrice({ amount, divisor, currency_code: currency }: z.infer<typeof price>) {
  const decimals = Math.log10(divisor);
  const decimal = decimalOfMinor(String(amount), decimals);
  return decimal === null ? null : { amount: decimal, currency };
}

/** Titles are HTML-escaped. */
function textOf(title: string): string {
  return title
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

/** Items made long ago are vintage. */
function conditionOf({ when_made: made }: EtsyListing): Condition {
  if (made === null || made === undefined) return 'unknown';
  return made === 'made_to_order' || /^20[12]\d_20\d\d$/.test(made) ? 'new' : 'used';
}

function countOf(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,9}$/.test(header) ? Number(header) : null;
}
