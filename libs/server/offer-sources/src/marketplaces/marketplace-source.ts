import type { Offer } from '@pricehunt/offers';
import { matchProducts } from '@pricehunt/product-matching';
import { shopItemOf, shopOf } from '@pricehunt/product-links';
import type { ShopId } from '@pricehunt/product-links';
import { KeyFailure, SourceFailure } from '../offer-source';
import type {
  FoundOffer,
  KeyRule,
  KeyTest,
  OfferRequest,
  OfferSource,
  RetentionPolicy,
  ReportedQuota,
} from '../offer-source';
import { climbLadder, queryRungs } from '../query-ladder';
import type { Rung } from '../query-ladder';
import { createApiCaller } from './call-api';
import type { ApiCaller, MarketplaceServices } from './call-api';

export interface Marketplace {
  readonly id: ShopId;
  readonly name: string;
  readonly keyRules: Readonly<Record<string, KeyRule>>;
  readonly callsPerDayMax: number | null;
  /** Minimum time between two calls, in milliseconds. */
  readonly spacingMs: number;
  /** From the platform's licence. */
  readonly retention: RetentionPolicy;
  /** Whether it can have results for this shopper; true by default. */
  readonly servesRequest?: (request: OfferRequest) => boolean;
  readonly open: (services: OpenedServices) => MarketplaceApi;
}

export interface OpenedServices extends MarketplaceServices {
  readonly caller: ApiCaller;
  readonly noteQuota: (quota: ReportedQuota) => void;
}

/** Methods throw SourceFailure for errors. */
export interface MarketplaceApi {
  search(rung: Rung, request: OfferRequest, signal: AbortSignal): Promise<readonly Offer[]>;
  lookUp?(itemId: string, request: OfferRequest, signal: AbortSignal): Promise<readonly Offer[]>;
  /** The cheapest call that needs valid keys. */
  tryKeys(signal: AbortSignal): Promise<void>;
}

/** Looks up the pasted item, then searches. Skipped without keys or quota. */
export function marketplaceSource(marketplace: Marketplace, services: MarketplaceServices): OfferSource {
  const { id, name, keyRules, retention } = marketplace;
  let reported: ReportedQuota | null = null;
  const noteQuota = (quota: ReportedQuota) => {
    reported = quota;
  };
  const caller = createApiCaller(services, marketplace);
  const api = marketplace.open({ ...services, caller, noteQuota });
  const hasKeys = () =>
    Object.entries(keyRules).every(([key, { isOptional }]) => isOptional || services.readKey(key) !== null);
  const isUsedUp = () =>
    reported !== null &&
    reported.remaining === 0 &&
    reported.endsAt !== null &&
    services.now().toISOString() < reported.endsAt;

  /** Stores reported quotas, so that no further call is wasted. */
  async function noting<Value>(work: Promise<Value>): Promise<Value> {
    try {
      return await work;
    } catch (failure) {
      if (failure instanceof KeyFailure && failure.problem === 'quota-reached' && failure.endsAt !== null) {
        noteQuota({ limit: reported?.limit ?? null, remaining: 0, endsAt: failure.endsAt });
      }
      throw failure;
    }
  }

  return {
    id,
    name,
    retention,
    keyNames: Object.keys(keyRules),
    appliesTo: (request) =>
      hasKeys() &&
      !isUsedUp() &&
      (marketplace.servesRequest?.(request) ?? true) &&
      (queryRungs(request.product).length > 0 || pastedItem(id, request.link) !== null),
    findOffers: (request, signal) => noting(searched(api, pastedItem(id, request.link), request, signal)),
    account: {
      keyRules,
      callsPerDayMax: marketplace.callsPerDayMax,
      reportedQuota: () => reported,
      testKeys: async (signal) => {
        if (!hasKeys()) return { outcome: 'missing', endsAt: null };
        reported = null;
        try {
          await noting(api.tryKeys(signal));
          return { outcome: 'accepted', endsAt: null };
        } catch (failure) {
          return testOf(failure);
        }
      },
    },
  };
}

async function searched(
  api: MarketplaceApi,
  itemId: string | null,
  request: OfferRequest,
  signal: AbortSignal,
): Promise<readonly FoundOffer[]> {
  const pasted = itemId === null ? [] : ((await api.lookUp?.(itemId, request, signal)) ?? []);
  const found = await climbLadder({
    request,
    rungs: queryRungs(request.product),
    ask: async (rung) =>
      (await api.search(rung, request, signal)).map((offer) => ({ offer, productId: null })),
  });
  const known = new Set(found.map(({ offer }) => offer.id));
  return [
    ...pasted.filter(({ id }) => !known.has(id)).map((offer) => ({ offer, productId: null })),
    ...found,
  ];
}

/** Null for links to other sites. */
function pastedItem(id: ShopId, link: string | null): string | null {
  return link !== null && shopOf(link)?.shop.id === id ? (shopItemOf(link)?.id ?? null) : null;
}

/** Possible matches, most likely first. */
export function likeliest(
  request: OfferRequest,
  offers: readonly Offer[],
  countMax: number,
): readonly Offer[] {
  return offers
    .map((offer) => ({ offer, match: matchProducts(request.product, offer, request) }))
    .filter(({ match }) => match.decision !== 'different')
    .sort((one, other) => other.match.score - one.match.score)
    .slice(0, countMax)
    .map(({ offer }) => offer);
}

function testOf(failure: unknown): KeyTest {
  if (failure instanceof KeyFailure) {
    const { problem, endsAt } = failure;
    return { outcome: problem === 'calls-used-up' ? 'quota-reached' : problem, endsAt };
  }
  if (!(failure instanceof SourceFailure)) return { outcome: 'unreachable', endsAt: null };
  if (failure.reason === 'bad-answer') return { outcome: 'bad-answer', endsAt: null };
  return { outcome: failure.reason === 'blocked' ? 'refused' : 'unreachable', endsAt: null };
}
