import { decimalFromMoney } from '@pricehunt/offers';
import type { Offer } from '@pricehunt/offers';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import { SourceFailure } from '../../offer-source';
import { rpcAnswerOf } from '../../rpc-answer';
import { failureOf, jsonOf } from '../../source-answer';
import { offersOfUcpAnswer } from '../../ucp-answer';
import { shopSourceId } from '../shop';
import type { Shop } from '../shop';
import { isOfShop, priceOfShop, taxOfShop } from '../shop-offer';
import type { OpenPlatform } from '../shop-source';
import type { UcpAccess, UcpService } from './probe-ucp';

const limit = 10;

export const searchUcp: OpenPlatform = ({ safeFetch, now, ucp }, shop) => ({
  needsPages: false,
  search: async ({ text }, signal) => {
    const service = serviceOfBase(shop.apiBase);
    if (ucp === undefined || service === null)
      throw new SourceFailure('refused', `${shop.domain} has no UCP endpoint`);
    const asked = { service, query: text, signal, currency: shop.currency, country: shop.country };
    const answer = await askUcp(safeFetch, ucp, asked);
    const sighting = { sourceId: shopSourceId(shop), checkedAt: now().toISOString() };
    return offersOfUcpAnswer(answer, sighting).flatMap(({ offer }) => ownOffer(shop, offer) ?? []);
  },
});

/** REST is marked by a fragment, which requests don't send. */
export function baseOfService({ endpoint, transport }: UcpService): string {
  return transport === 'rest' ? `${endpoint.replace(/#.*$/s, '')}#rest` : endpoint;
}

/** REST responses are converted to the MCP tool's format. */
export async function askUcp(
  safeFetch: SafeFetch,
  { agentProfile, newId }: UcpAccess,
  {
    service: { endpoint, transport },
    query,
    signal,
    currency,
    country,
  }: {
    readonly service: UcpService;
    readonly query: string;
    readonly signal: AbortSignal;
    readonly currency: string | null;
    readonly country: string | null;
  },
): Promise<unknown> {
  const context = {
    ...(currency === null ? {} : { currency }),
    ...(country === null ? {} : { address_country: country }),
  };
  const catalog = { query, context, pagination: { limit } };
  const id = newId();
  const isRest = transport === 'rest';
  const call = {
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: {
      name: 'search_catalog',
      arguments: { meta: { 'ucp-agent': { profile: agentProfile } }, catalog },
    },
  };
  const outcome = await safeFetch.fetch(isRest ? `${endpoint.replace(/\/$/, '')}/catalog/search` : endpoint, {
    accept: isRest ? 'json' : 'rpc',
    method: 'POST',
    signal,
    body: JSON.stringify(isRest ? catalog : call),
    ...(isRest ? { headers: { 'ucp-agent': `profile="${agentProfile}"` } } : {}),
    // An API, which robots.txt isn't about.
    respectRobots: false,
  });
  if (outcome.kind !== 'ok') throw failureOf(outcome, endpoint);
  if (isRest) return { result: { structuredContent: jsonOf(outcome.text(), endpoint) } };
  return rpcAnswerOf(outcome.text(), { contentType: outcome.contentType, callId: id, what: endpoint });
}

function serviceOfBase(apiBase: string | null): UcpService | null {
  if (apiBase === null) return null;
  return apiBase.endsWith('#rest')
    ? { endpoint: apiBase.slice(0, -'#rest'.length), transport: 'rest' }
    : { endpoint: apiBase, transport: 'mcp' };
}

/** Adds the shop's tax; null if the page is on another site. */
function ownOffer(shop: Shop, offer: Offer): Offer | null {
  const price = priceOfShop(shop, {
    amount: decimalFromMoney(offer.price),
    currency: offer.price.currency,
  });
  if (price === null || !isOfShop(shop, offer.link)) return null;
  const listPrice = shop.taxMode === 'excluded' ? null : offer.listPrice;
  return { ...offer, price, listPrice, ...taxOfShop(shop) };
}
