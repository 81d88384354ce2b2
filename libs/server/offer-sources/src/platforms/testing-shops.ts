import type { Offer } from '@pricehunt/offers';
import { extractProduct, readByRules } from '@pricehunt/product-extraction';
import { scriptedWeb } from '@pricehunt/safe-fetch/testing';
import type { DoubleAnswer, DoubleRequest } from '@pricehunt/shop-doubles';
import type { OfferRequest } from '../offer-source';
import { sampleRequest } from '../testing/samples';
import type { ShopServices } from './ask-shop';
import { createShopSource } from './create-shop-source';
import type { Shop } from './shop';

export const shopOrigin = 'https://www.klang.example';

export function sampleShop(changes: Partial<Shop> & Pick<Shop, 'platform'>): Shop {
  return {
    domain: 'klang.example',
    name: 'Klangladen',
    origin: shopOrigin,
    apiBase: null,
    searchTemplate: null,
    currency: 'EUR',
    country: 'DE',
    taxMode: 'included',
    taxPercent: null,
    ...changes,
  };
}

export function shopServices(safeFetch: ShopServices['safeFetch']): ShopServices {
  return {
    safeFetch,
    readPage: async (html, link) => extractProduct(html, link),
    readByRules: async (page) => readByRules(page),
    now: () => new Date('2026-11-21T12:00:00.000Z'),
  };
}

type ScriptedWeb = ReturnType<typeof scriptedWeb>;

export function webOf(
  double: (request: DoubleRequest) => DoubleAnswer | Promise<DoubleAnswer>,
  options: Parameters<typeof scriptedWeb>[1] = {},
): ScriptedWeb {
  return scriptedWeb({ '*': double }, options);
}

export function requestFor(product: Partial<OfferRequest['product']>): OfferRequest {
  return sampleRequest({
    product: { title: '', brand: null, gtins: [], mpn: null, attributes: {}, ...product },
  });
}

export async function offersFrom(
  shop: Shop,
  web: ScriptedWeb,
  request: OfferRequest,
): Promise<readonly Offer[]> {
  const source = createShopSource(shopServices(web), shop);
  const found = await source.findOffers(request, new AbortController().signal);
  return found.map(({ offer }) => offer);
}
