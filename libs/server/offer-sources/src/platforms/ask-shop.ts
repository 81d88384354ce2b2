import type { RulePage, RuledPage } from '@pricehunt/product-extraction';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import { SourceFailure } from '../offer-source';
import { failureOf, jsonOf } from '../source-answer';
import type { ReadPage } from '../structured-page-source';
import type { RenderPage } from './rendered-fetch';
import type { Shop } from './shop';
import type { UcpAccess } from './ucp/probe-ucp';
import { isOfShop } from './shop-offer';

/** How one fetch is made. */
type FetchRequest = Parameters<SafeFetch['fetch']>[1];

/** What asking shops takes. */
export interface ShopServices {
  readonly safeFetch: SafeFetch;
  /** Reads a page as product-extraction does; rejects where the page had to be given up. */
  readonly readPage: ReadPage;
  /** Reads a page by the shop's own rules; rejects where the page had to be given up. */
  readonly readByRules: (page: RulePage) => Promise<RuledPage>;
  readonly now: () => Date;
  /** For shops that speak UCP; none are looked for where it is left out. */
  readonly ucp?: UcpAccess;
  /** For shops that need a browser; their pages cannot be read where it is left out. */
  readonly renderPage?: RenderPage | undefined;
}

/** An answer of a shop, as text, with the address that it came from. */
export interface ShopAnswer {
  readonly text: string;
  readonly link: string;
}

/**
 * Fetches from a shop. Throws a SourceFailure where the shop blocks or breaks, and where a redirect led to another site:
 * nothing that another site says counts as the shop's word.
 */
export async function askShop(
  safeFetch: SafeFetch,
  shop: Pick<Shop, 'domain'>,
  link: string,
  request: FetchRequest,
): Promise<ShopAnswer> {
  const what = link.replace(/\?.*/s, '');
  if (!isOfShop(shop, link)) throw new SourceFailure('refused', `${what} is not on the shop's site`);
  const outcome = await safeFetch.fetch(link, request);
  if (outcome.kind !== 'ok') throw failureOf(outcome, what);
  if (!isOfShop(shop, outcome.finalLink)) {
    throw new SourceFailure('bad-answer', `${what} redirects to another site`);
  }
  return { text: outcome.text(), link: outcome.finalLink };
}

/** The same for a document of JSON, whatever type it is labelled with: a firewall's page is told apart that way. */
export async function askShopForJson(
  safeFetch: SafeFetch,
  shop: Pick<Shop, 'domain'>,
  link: string,
  request: Omit<FetchRequest, 'accept'>,
): Promise<unknown> {
  const { text } = await askShop(safeFetch, shop, link, { ...request, accept: 'any' });
  return jsonOf(text, link.replace(/\?.*/s, ''));
}
