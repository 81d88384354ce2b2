import type { SafeFetch } from '@pricehunt/safe-fetch';
import type { FoundOffer, OfferRequest, OfferSource } from './offer-source';
import { climbLadder, queryRungs } from './query-ladder';
import type { Rung } from './query-ladder';
import { rpcAnswerOf } from './rpc-answer';
import { failureOf } from './source-answer';
import { offersOfUcpAnswer } from './ucp-answer';

export interface UcpCatalogOptions {
  readonly safeFetch: SafeFetch;
  /** Such as https://catalog.shopify.com/api/ucp/mcp. */
  readonly endpoint: string;
  /** The caller's public profile, which the catalog reads. */
  readonly agentProfile: string;
  readonly name: string;
  /** Read at each call; null for none. */
  readonly accessToken?: () => string | null;
  readonly now: () => Date;
  readonly newId: () => string;
}

const pageSize = 10;

export const ucpKeyName = 'access-token';

/** Searches by GTIN and model at once, then by other words. Results are valid only now, so prices need a time. */
export function ucpCatalogSource(options: UcpCatalogOptions): OfferSource {
  const id = ucpSourceId(options.endpoint);
  return {
    id,
    name: options.name,
    keyNames: [ucpKeyName],
    retention: { historyAllowed: true, ageMsMax: 60 * 60_000, mustShowTimestamp: true, disclaimer: null },
    appliesTo: (request) => rungsOf(request).length > 0,
    findOffers: (request, signal) =>
      climbLadder({
        request,
        rungs: rungsOf(request),
        ask: ({ text }) => search(options, { id, request, query: text, signal }),
        togetherAtFirst: 2,
      }),
  };
}

export function ucpSourceId(endpoint: string): string {
  return `ucp:${new URL(endpoint).host}`;
}

/** Semantic search needs the brand with a model number. */
function rungsOf({ product }: OfferRequest): readonly Rung[] {
  const rungs = queryRungs(product);
  const hasBrand = rungs.some(({ kind }) => kind === 'brand-model');
  return hasBrand ? rungs.filter(({ kind }) => kind !== 'model') : rungs;
}

interface Search {
  readonly id: string;
  readonly request: OfferRequest;
  readonly query: string;
  readonly signal: AbortSignal;
}

async function search(
  { safeFetch, endpoint, agentProfile, accessToken, now, newId }: UcpCatalogOptions,
  { id, request, query, signal }: Search,
): Promise<readonly FoundOffer[]> {
  const context = {
    ...(request.currency === null ? {} : { currency: request.currency }),
    ...(request.country === null ? {} : { address_country: request.country }),
  };
  const call = {
    jsonrpc: '2.0',
    id: newId(),
    method: 'tools/call',
    params: {
      name: 'search_catalog',
      arguments: {
        meta: { 'ucp-agent': { profile: agentProfile } },
        catalog: { query, context, pagination: { limit: pageSize } },
      },
    },
  };
  const token = accessToken?.() ?? null;
  const outcome = await safeFetch.fetch(endpoint, {
    accept: 'rpc',
    method: 'POST',
    body: JSON.stringify(call),
    ...(token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
    signal,
    // An API, which robots.txt isn't about.
    respectRobots: false,
  });
  if (outcome.kind !== 'ok') throw failureOf(outcome, id);
  const answer = rpcAnswerOf(outcome.text(), { contentType: outcome.contentType, callId: call.id, what: id });
  return offersOfUcpAnswer(answer, { sourceId: id, checkedAt: now().toISOString() });
}
