import type { Availability, Condition, Offer, ShippingRate } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { KeyFailure, SourceFailure } from '../../offer-source';
import { refusalOf } from '../call-api';
import type { ApiAnswer } from '../call-api';
import { costOf, offerOfMarketplace } from '../marketplace-offer';
import type { Marketplace, MarketplaceApi, OpenedServices } from '../marketplace-source';

const defaultAddress = 'https://api.bestbuy.com';
const productsPerSearch = 10;
const wordsMax = 6;
const shownFields = [
  ...[
    'sku',
    'name',
    'upc',
    'manufacturer',
    'modelNumber',
    'color',
    'salePrice',
    'regularPrice',
    'priceRestriction',
  ],
  ...[
    'onlineAvailability',
    'orderable',
    'condition',
    'preowned',
    'freeShipping',
    'shippingCost',
    'image',
    'url',
  ],
  'affiliateUrl',
].join();

/** Best Buy Products API, US only. */
export const bestBuy: Marketplace = {
  // 50,000 calls a day, five a second.
  id: 'bestbuy',
  name: 'Best Buy',
  callsPerDayMax: 50_000,
  spacingMs: 200,
  keyRules: { 'api-key': { isOptional: false, isSecret: true, form: /^[A-Za-z0-9]{12,64}$/ } },
  // The terms require a refresh within 72 hours.
  retention: { historyAllowed: false, ageMsMax: 72 * 60 * 60_000, mustShowTimestamp: true, disclaimer: null },
  servesRequest: ({ country }) => country === null || country === 'US',
  open: openBestBuy,
};

function openBestBuy({ caller, readKey, affiliateIds, now, address }: OpenedServices): MarketplaceApi {
  const origin = address ?? defaultAddress;
  /** The last accepted key, because Best Buy reports an exhausted quota like a wrong key. */
  let acceptedKey: string | null = null;

  async function get(path: string, signal: AbortSignal): Promise<ApiAnswer> {
    const key = readKey('api-key') ?? '';
    const partnerId = affiliateIds().bestbuy?.partnerId ?? '';
    const parameters = new URLSearchParams({
      apiKey: key,
      format: 'json',
      show: shownFields,
      ...(partnerId === '' ? {} : { IPID: partnerId }),
    });
    const answer = await caller.call({ link: `${origin}/v1/${path}?${parameters.toString()}`, signal });
    if (answer.isOk) acceptedKey = key;
    if (answer.status === 403 && acceptedKey === key) {
      throw new KeyFailure('quota-reached', 'bestbuy: quota reached or key revoked (403)');
    }
    return answer;
  }

  async function find(
    query: string,
    signal: AbortSignal,
    countMax = productsPerSearch,
  ): Promise<readonly Offer[]> {
    const answer = await get(`products(${query})`, signal);
    if (!answer.isOk) throw refusalOf(answer, { id: 'bestbuy', now });
    return offersOfBestBuy(answer.json, now().toISOString()).slice(0, countMax);
  }

  return {
    search: async ({ kind, text }, _request, signal) => {
      if (kind === 'gtin') return text.length === 12 ? find(`upc=${text}`, signal) : [];
      const query = queryOf(text);
      return query === '' ? [] : find(query, signal);
    },
    lookUp: async (sku, _request, signal) => (/^\d+$/.test(sku) ? find(`sku=${sku}`, signal) : []),
    tryKeys: async (signal) => {
      await find('sku=0', signal);
    },
  };
}

/** Requires all words. Removes query syntax. */
function queryOf(words: string): string {
  return words
    .split(/[^\p{L}\p{N}.-]+/u)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ''))
    .filter((word) => word !== '')
    .slice(0, wordsMax)
    .map((word) => `search=${encodeURIComponent(word)}`)
    .join('&');
}

const text = z.catch(z.nullish(z.string()), null);
const flag = z.catch(z.nullish(z.boolean()), null);
const amount = z.catch(z.nullish(z.union([z.number(), z.string()])), null);
const productShape = z.object({
  sku: z.int(),
  name: z.string().check(z.minLength(1)),
  upc: text,
  manufacturer: text,
  modelNumber: text,
  color: text,
  priceRestriction: text,
  salePrice: amount,
  regularPrice: amount,
  shippingCost: amount,
  onlineAvailability: flag,
  orderable: text,
  condition: text,
  preowned: flag,
  freeShipping: flag,
  image: text,
  url: z.string(),
  affiliateUrl: text,
});
type BestBuyProduct = z.infer<typeof productShape>;

function offersOfBestBuy(answer: unknown, checkedAt: string): readonly Offer[] {
  const read = z.object({ products: z.array(z.unknown()) }).safeParse(answer);
  if (!read.success) throw new SourceFailure('bad-answer', 'bestbuy returned no products');
  const listed = read.data.products;
  const products = listed.flatMap((one) => productShape.safeParse(one).data ?? []);
  if (listed.length > 0 && products.length === 0) {
    throw new SourceFailure('bad-answer', 'bestbuy returned products in an unknown format');
  }
  return products.flatMap((product) => offerOf(product, checkedAt) ?? []);
}

function offerOf(product: BestBuyProduct, checkedAt: string): Offer | null {
  // Below the minimum advertised price, a price may only be shown in the cart.
  if ((product.priceRestriction ?? '') !== '') return null;
  const dollars = (stated: string | number | null | undefined) =>
    stated === null || stated === undefined ? null : { amount: stated, currency: 'USD' };
  const cost = product.freeShipping === true ? costOf(dollars(0)) : costOf(dollars(product.shippingCost));
  const shippingRates: readonly ShippingRate[] =
    cost === null ? [] : [{ country: 'US', cost, freeFrom: null }];
  return offerOfMarketplace(
    { id: 'bestbuy', name: 'Best Buy' },
    {
      itemId: String(product.sku),
      link: product.url,
      affiliateLink: product.affiliateUrl,
      title: product.name,
      brand: product.manufacturer,
      gtins: [product.upc],
      mpn: product.modelNumber,
      attributes: product.color ? { colour: product.color } : {},
      price: dollars(product.salePrice),
      listPrice: dollars(product.regularPrice),
      shippingRates,
      availability: availabilityOf(product),
      condition: conditionOf(product),
      imageUrl: product.image,
    },
    checkedAt,
  );
}

function availabilityOf({ orderable, onlineAvailability }: BestBuyProduct): Availability {
  switch (orderable?.toLowerCase()) {
    case 'preorder':
      return 'pre_order';
    case 'backorder':
      return 'back_order';
    case 'specialorder':
      return 'special_order';
    case 'soldout':
    case 'notorderable':
    case 'comingsoon':
      return 'out_of_stock';
    default:
  }
  if (onlineAvailability === null || onlineAvailability === undefined) return 'unknown';
  return onlineAvailability ? 'in_stock' : 'out_of_stock';
}

function conditionOf({ condition, preowned, name }: BestBuyProduct): Condition {
  const stated = condition?.toLowerCase() ?? '';
  if (stated === 'refurbished' || /\brefurbished\b/i.test(name)) return 'refurbished';
  if (preowned === true || stated === 'pre-owned' || stated === 'used') return 'used';
  return stated === 'new' ? 'new' : 'unknown';
}
