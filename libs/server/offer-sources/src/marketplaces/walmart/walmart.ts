import type { Availability, Condition, Offer, ShippingRate } from '@pricehunt/offers';
import { dayMs } from '@pricehunt/offers';
import { createPrivateKey, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { KeyFailure, SourceFailure } from '../../offer-source';
import { refusalOf } from '../call-api';
import type { ApiAnswer } from '../call-api';
import { costOf, offerOfMarketplace } from '../marketplace-offer';
import type { Marketplace, MarketplaceApi, OpenedServices } from '../marketplace-source';

const defaultAddress = 'https://developer.api.walmart.com';
const basePath = '/api-proxy/service/affil/product/v2';
const itemsPerSearch = '10';
const nothingFoundCode = 6001;

/** Walmart affiliate API, US only. */
export const walmart: Marketplace = {
  id: 'walmart',
  name: 'Walmart',
  callsPerDayMax: null,
  spacingMs: 200,
  keyRules: {
    'consumer-id': { isOptional: false, isSecret: false, form: /^[A-Za-z0-9-]{8,80}$/ },
    'key-version': { isOptional: false, isSecret: false, form: /^\d{1,4}$/ },
    'private-key': { isOptional: false, isSecret: true, form: /^[A-Za-z0-9+/=\s-]{200,4000}$/ },
  },
  // The terms state no limit, so we use the strictest of the others.
  retention: { historyAllowed: false, ageMsMax: dayMs, mustShowTimestamp: true, disclaimer: null },
  servesRequest: ({ country }) => country === null || country === 'US',
  open: openWalmart,
};

function openWalmart({ caller, readKey, affiliateIds, now, address }: OpenedServices): MarketplaceApi {
  const origin = address ?? defaultAddress;
  const readPrivateKey = privateKeyReader();

  function signedHeaders(): Record<string, string> {
    const consumerId = readKey('consumer-id') ?? '';
    const keyVersion = readKey('key-version') ?? '';
    const timestamp = String(now().getTime());
    const signed = Buffer.from(`${consumerId}\n${timestamp}\n${keyVersion}\n`);
    return {
      'wm_consumer.id': consumerId,
      'wm_consumer.intimestamp': timestamp,
      'wm_sec.key_version': keyVersion,
      'wm_sec.auth_signature': sign(
        'RSA-SHA256',
        signed,
        readPrivateKey(readKey('private-key') ?? ''),
      ).toString('base64'),
    };
  }

  async function find(
    path: string,
    wanted: Record<string, string>,
    signal: AbortSignal,
  ): Promise<readonly Offer[]> {
    const publisherId = affiliateIds().walmart?.partnerId ?? '';
    const parameters = new URLSearchParams({ ...wanted, ...(publisherId === '' ? {} : { publisherId }) });
    const answer = await caller.call({
      link: `${origin}${basePath}${path}?${parameters.toString()}`,
      headers: signedHeaders(),
      signal,
    });
    if (isNothing(answer)) return [];
    if (!answer.isOk) throw refusalOf(answer, { id: 'walmart', now });
    return offersOfWalmart(answer.json, { isTracked: publisherId !== '', checkedAt: now().toISOString() });
  }

  return {
    search: ({ kind, text }, _request, signal) =>
      kind === 'gtin' && text.length === 12
        ? find('/items', { upc: text }, signal)
        : find('/search', { query: text, numItems: itemsPerSearch }, signal),
    lookUp: (itemId, _request, signal) => find('/items', { ids: itemId }, signal),
    tryKeys: async (signal) => {
      await find('/search', { query: 'book', numItems: '1' }, signal);
    },
  };
}

/** Reads PEM, also with line breaks lost in a form, or plain base64. Caches the last key. */
function privateKeyReader(): (text: string) => KeyObject {
  let known: { readonly text: string; readonly key: KeyObject } | null = null;
  return (text) => {
    if (known?.text === text) return known.key;
    const der = Buffer.from(text.replace(/-----[A-Z ]+-----|\s/g, ''), 'base64');
    try {
      const type = text.includes('BEGIN RSA') ? 'pkcs1' : 'pkcs8';
      known = { text, key: createPrivateKey({ key: der, format: 'der', type }) };
      return known.key;
    } catch {
      throw new KeyFailure('refused', 'walmart: the private key is invalid');
    }
  };
}

function isNothing({ status, json }: ApiAnswer): boolean {
  if (status === 404) return true;
  const read = z.object({ errors: z.array(z.object({ code: z.number() })) }).safeParse(json);
  return status === 400 && read.success && read.data.errors.some(({ code }) => code === nothingFoundCode);
}

const text = z.catch(z.nullish(z.string()), null);
const flag = z.catch(z.nullish(z.boolean()), null);
const amount = z.catch(z.nullish(z.number()), null);
const itemShape = z.object({
  itemId: z.int(),
  name: z.string().check(z.minLength(1)),
  msrp: amount,
  salePrice: amount,
  standardShipRate: amount,
  upc: text,
  brandName: text,
  modelNumber: text,
  size: text,
  color: text,
  stock: text,
  sellerInfo: text,
  largeImage: text,
  mediumImage: text,
  productTrackingUrl: text,
  marketplace: flag,
  availableOnline: flag,
  preOrder: flag,
  freeShippingOver35Dollars: flag,
});
type WalmartItem = z.infer<typeof itemShape>;

/** Accepts an envelope, a plain list or a single item. */
function offersOfWalmart(
  answer: unknown,
  reading: { readonly isTracked: boolean; readonly checkedAt: string },
): readonly Offer[] {
  const enveloped = z.object({ items: z.array(z.unknown()) }).safeParse(answer);
  const listed = enveloped.success ? enveloped.data.items : Array.isArray(answer) ? answer : [answer];
  const isEmptySearch = z.object({ numItems: z.literal(0) }).safeParse(answer).success;
  if (isEmptySearch) return [];
  const items = listed.flatMap((one) => itemShape.safeParse(one).data ?? []);
  if (listed.length > 0 && items.length === 0) {
    throw new SourceFailure('bad-answer', 'walmart returned items in an unknown format');
  }
  return items.flatMap((item) => offerOf(item, reading) ?? []);
}

function offerOf(
  item: WalmartItem,
  { isTracked, checkedAt }: { readonly isTracked: boolean; readonly checkedAt: string },
): Offer | null {
  const dollars = (stated: number | null | undefined) =>
    stated === null || stated === undefined ? null : { amount: stated, currency: 'USD' };
  return offerOfMarketplace(
    { id: 'walmart', name: 'Walmart' },
    {
      itemId: String(item.itemId),
      link: `https://www.walmart.com/ip/${item.itemId}`,
      affiliateLink: isTracked ? item.productTrackingUrl : null,
      title: item.name,
      brand: item.brandName,
      gtins: [item.upc],
      mpn: item.modelNumber,
      attributes: {
        ...(item.color ? { colour: item.color } : {}),
        ...(item.size ? { size: item.size } : {}),
      },
      price: dollars(item.salePrice),
      listPrice: dollars(item.msrp),
      shippingRates: ratesOf(item),
      availability: availabilityOf(item),
      condition: conditionOf(item.name),
      imageUrl: item.largeImage ?? item.mediumImage,
      seller: item.marketplace === true ? item.sellerInfo : null,
    },
    checkedAt,
  );
}

function ratesOf({ standardShipRate, freeShippingOver35Dollars }: WalmartItem): readonly ShippingRate[] {
  if (standardShipRate === null || standardShipRate === undefined) return [];
  const cost = costOf({ amount: standardShipRate, currency: 'USD' });
  const freeFrom = freeShippingOver35Dollars === true ? { amountMinor: 3_500, currency: 'USD' } : null;
  return cost === null ? [] : [{ country: 'US', cost, freeFrom }];
}

function availabilityOf({ stock, availableOnline, preOrder }: WalmartItem): Availability {
  if (preOrder === true) return 'pre_order';
  const stated = stock?.toLowerCase() ?? '';
  if (stated === 'not available' || availableOnline === false) return 'out_of_stock';
  if (stated === '' && availableOnline !== true) return 'unknown';
  return 'in_stock';
}

/** Walmart has no field for it: restored and used products say so in their names. */
function conditionOf(name: string): Condition {
  if (/\b(?:restored|refurbished|renewed)\b/i.test(name)) return 'refurbished';
  return /\b(?:used|pre-owned|open box)\b/i.test(name) ? 'used' : 'unknown';
}
