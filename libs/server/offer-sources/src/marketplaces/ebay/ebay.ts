import type { Offer } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { KeyFailure, SourceFailure } from '../../offer-source';
import type { OfferRequest } from '../../offer-source';
import type { Rung } from '../../query-ladder';
import { createAccessToken } from '../access-token';
import { refusalOf } from '../call-api';
import type { ApiAnswer } from '../call-api';
import { likeliest } from '../marketplace-source';
import type { Marketplace, MarketplaceApi, OpenedServices } from '../marketplace-source';
import { ebaySiteOf } from './ebay-sites';
import { offerOfEbayItem, offersOfEbayGroup, offersOfEbaySearch } from './read-ebay';
import type { EbayOffer } from './read-ebay';

const defaultAddress = 'https://api.ebay.com';
const scope = 'https://api.ebay.com/oauth/api_scope';
const itemsPerSearch = 20;
/** How many listings per search are fetched for codes, and for variations. */
const lookedIntoMax = 2;

/** eBay Browse API with client credentials. */
export const ebay: Marketplace = {
  id: 'ebay',
  name: 'eBay',
  callsPerDayMax: 5_000,
  spacingMs: 0,
  keyRules: {
    'client-id': { isOptional: false, isSecret: false, form: /^\S{8,200}$/ },
    'client-secret': { isOptional: false, isSecret: true, form: /^\S{8,200}$/ },
  },
  // The licence limits listings to six hours and forbids price history.
  retention: {
    historyAllowed: false,
    ageMsMax: 6 * 60 * 60_000,
    mustShowTimestamp: true,
    disclaimer:
      'Links to eBay can earn the operator of this site a commission through the eBay Partner Network.',
  },
  open: openEbay,
};

function openEbay(services: OpenedServices): MarketplaceApi {
  const { caller, readKey, affiliateIds, now, noteQuota } = services;
  const origin = services.address ?? defaultAddress;
  const about = { id: 'ebay', now };
  const accessToken = createAccessToken({ issue, now });

  function credentials(): string {
    return Buffer.from(`${readKey('client-id') ?? ''}:${readKey('client-secret') ?? ''}`).toString('base64');
  }

  async function issue() {
    const answer = await caller.call({
      link: `${origin}/identity/v1/oauth2/token`,
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', scope }).toString(),
      headers: {
        authorization: `Basic ${credentials()}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      isCounted: false,
    });
    if (answer.status === 400) throw new KeyFailure('refused', 'ebay: the keys were rejected (400)');
    if (!answer.isOk) throw refusalOf(answer, about);
    const issued = z.object({ access_token: z.string(), expires_in: z.number() }).safeParse(answer.json);
    if (!issued.success) throw new SourceFailure('bad-answer', 'ebay returned no token');
    return { token: issued.data.access_token, holdsMs: issued.data.expires_in * 1_000 };
  }

  /** Retries once with a new token if the first is rejected. */
  async function get(
    path: string,
    request: Place,
    signal: AbortSignal,
    isCounted = true,
  ): Promise<ApiAnswer> {
    const ask = async (token: string) =>
      caller.call({
        link: `${origin}${path}`,
        signal,
        isCounted,
        headers: { authorization: `Bearer ${token}`, ...headersFor(request) },
      });
    const token = await accessToken.get(credentials(), signal);
    const answer = await ask(token);
    if (answer.status !== 401) return answer;
    accessToken.forget(token);
    return ask(await accessToken.get(credentials(), signal));
  }

  async function getOk(path: string, request: Place, signal: AbortSignal): Promise<unknown> {
    const answer = await get(path, request, signal);
    if (answer.isOk) return answer.json;
    if (answer.status === 429 && answer.retryAfterMs === null) throw await quotaReached(request, signal);
    throw refusalOf(answer, about);
  }

  /** When the quota ends, from eBay's Analytics API. */
  async function quotaReached(request: Place, signal: AbortSignal): Promise<KeyFailure> {
    const path = '/developer/analytics/v1_beta/rate_limit/?api_context=buy&api_name=browse';
    const limits = await get(path, request, signal, false).catch(() => null);
    const rate = limits === null || !limits.isOk ? null : browseRateOf(limits.json);
    const endsAt = rate?.endsAt ?? null;
    if (rate !== null) noteQuota(rate);
    const until = endsAt === null ? '' : ` until ${endsAt}`;
    return new KeyFailure('quota-reached', `ebay: quota reached${until} (429)`, { endsAt });
  }

  function headersFor({ country, currency }: Place): Record<string, string> {
    const campaignId = affiliateIds().ebay?.campaignId ?? '';
    const context = [
      ...(campaignId === '' ? [] : [`affiliateCampaignId=${campaignId}`]),
      ...(country === null ? [] : [`contextualLocation=${encodeURIComponent(`country=${country}`)}`]),
    ];
    return {
      'x-ebay-c-marketplace-id': ebaySiteOf({ country, currency }),
      ...(context.length === 0 ? {} : { 'x-ebay-c-enduserctx': context.join(',') }),
    };
  }

  const readingFor = ({ country }: Place) => ({ country, checkedAt: now().toISOString() });

  async function search(rung: Rung, request: OfferRequest, signal: AbortSignal): Promise<readonly Offer[]> {
    const isUpc = rung.kind === 'gtin' && rung.text.length === 12;
    const filters = [
      'buyingOptions:{FIXED_PRICE}',
      ...(request.country === null ? [] : [`deliveryCountry:${request.country}`]),
    ];
    const parameters = new URLSearchParams({
      ...(isUpc ? { gtin: rung.text } : { q: rung.text.slice(0, 100) }),
      filter: filters.join(','),
      limit: String(itemsPerSearch),
    });
    const path = `/buy/browse/v1/item_summary/search?${parameters.toString()}`;
    const found = offersOfEbaySearch(await getOk(path, request, signal), readingFor(request));
    return lookedInto(found, request, signal);
  }

  /** Adds codes to the most likely listings and splits them into their variations. */
  async function lookedInto(
    found: readonly EbayOffer[],
    request: OfferRequest,
    signal: AbortSignal,
  ): Promise<readonly Offer[]> {
    const byOffer = new Map(found.map((each) => [each.offer.id, each]));
    const likely = likeliest(
      request,
      found.map(({ offer }) => offer),
      lookedIntoMax,
    );
    const offers = new Map(
      found.filter(({ groupId }) => groupId === null).map(({ offer }) => [offer.id, offer]),
    );
    for (const { id } of likely) {
      const listed = byOffer.get(id);
      if (listed === undefined) continue;
      const known = await looked(listed, request, signal);
      if (known.length === 0) offers.delete(id);
      for (const offer of known) offers.set(offer.id, offer);
    }
    return [...offers.values()];
  }

  /** Returns the search result unchanged if the listing can't be fetched. */
  async function looked(
    { offer, itemId, groupId }: EbayOffer,
    request: OfferRequest,
    signal: AbortSignal,
  ): Promise<readonly Offer[]> {
    try {
      if (groupId !== null) return await variationsOf(groupId, request, signal);
      const path = `/buy/browse/v1/item/${encodeURIComponent(itemId)}`;
      const item = offerOfEbayItem(await getOk(path, request, signal), readingFor(request));
      return item === null ? [] : [item.offer];
    } catch (failure) {
      signal.throwIfAborted();
      if (failure instanceof SourceFailure) return groupId === null ? [offer] : [];
      throw failure;
    }
  }

  async function variationsOf(groupId: string, request: Place, signal: AbortSignal) {
    const path = `/buy/browse/v1/item/get_items_by_item_group?item_group_id=${encodeURIComponent(groupId)}`;
    return offersOfEbayGroup(await getOk(path, request, signal), readingFor(request));
  }

  return {
    search,
    lookUp: async (itemId, request, signal) => {
      const path = `/buy/browse/v1/item/get_item_by_legacy_id?legacy_item_id=${encodeURIComponent(itemId)}`;
      const answer = await get(path, request, signal);
      if (answer.status === 404 || answer.status === 400) return [];
      if (!answer.isOk) throw refusalOf(answer, about);
      const item = offerOfEbayItem(answer.json, readingFor(request));
      return item === null ? [] : [item.offer];
    },
    tryKeys: async (signal) => {
      const nobody = { country: null, currency: null };
      const path = '/buy/browse/v1/item_summary/search?q=book&limit=1';
      offersOfEbaySearch(await getOk(path, nobody, signal), readingFor(nobody));
    },
  };
}

type Place = Pick<OfferRequest, 'country' | 'currency'>;

const rateShape = z.object({
  rateLimits: z.array(
    z.object({
      apiName: z.string(),
      resources: z.array(
        z.object({
          rates: z.array(
            z.object({ limit: z.number(), remaining: z.number(), reset: z.string(), timeWindow: z.number() }),
          ),
        }),
      ),
    }),
  ),
});

/** The Browse API quota with the fewest calls left. */
function browseRateOf(answer: unknown) {
  const read = rateShape.safeParse(answer);
  if (!read.success) return null;
  const [rate] = read.data.rateLimits
    .filter(({ apiName }) => apiName.toLowerCase() === 'browse')
    .flatMap(({ resources }) => resources.flatMap(({ rates }) => rates))
    .toSorted((one, other) => one.remaining - other.remaining);
  if (rate === undefined) return null;
  const reset = Date.parse(rate.reset);
  const endsAt = Number.isNaN(reset) ? null : new Date(reset).toISOString();
  return { limit: rate.limit, remaining: rate.remaining, endsAt };
}
