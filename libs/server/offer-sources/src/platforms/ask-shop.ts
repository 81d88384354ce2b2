import type { RulePage, RuledPage } from '@pricehunt/product-extraction';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import { SourceFailure } from '../offer-source';
import { failureOf, jsonOf } from '../source-answer';
import type { ReadPage } from '../structured-page-source';
import type { RenderPage } from './rendered-fetch';
import type { Shop } from './shop';
import type { UcpAccess } from './ucp/probe-ucp';
import { isOfShop } from './shop-offer';

type FetchRequest = Parameters<SafeFetch['fetch']>[1];

export interface ShopServices {
  readonly safeFetch: SafeFetch;
  /** Rejects if reading took too long. */
  readonly readPage: ReadPage;
  /** Rejects if reading took too long. */
  readonly readByRules: (page: RulePage) => Promise<RuledPage>;
  readonly now: () => Date;
  /** If left out, UCP isn't tried. */
  readonly ucp?: UcpAccess;
  /** If left out, pages that need a browser can't be read. */
  readonly renderPage?: RenderPage | undefined;
}

/** With the final URL. */
export interface ShopAnswer {
  readonly text: string;
  readonly link: string;
}

/** Throws SourceFailure for blocks, errors and redirects to another site, whose content doesn't come from the shop. */
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

/** Accepts any content type, so that a firewall page can be recognised. */
export async function askShopForJson(
  safeFetch: SafeFetch,
  shop: Pick<Shop, 'domain'>,
  link: string,
  request: Omit<FetchRequest, 'accept'>,
): Promise<unknown> {
  const { text } = await askShop(safeFetch, shop, link, { ...request, accept: 'any' });
  return jsonOf(text, link.replace(/\?.*/s, ''));
}
