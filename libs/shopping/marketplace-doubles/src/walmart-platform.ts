import { jsonAnswer } from '@pricehunt/shop-doubles';
import type { DoubleAnswer, DoubleRequest } from '@pricehunt/shop-doubles';
import { createPublicKey, verify } from 'node:crypto';
import { createCallCounter, hasWords } from './platform';
import type { PlatformDouble, PlatformTerms } from './platform';

/** An app at Walmart with the uploaded public key. */
export interface WalmartPlatformOptions extends PlatformTerms {
  readonly consumerId: string;
  readonly keyVersion: string;
  /** DER in base64. */
  readonly publicKey: string;
}

const signatureHoldsMs = 180_000;

/** Walmart's affiliate API: every call is signed, and empty results are an error with its own code. */
export function walmartPlatform(options: WalmartPlatformOptions): PlatformDouble {
  const counter = createCallCounter(options);
  return {
    answer: (request) => {
      const url = new URL(request.link);
      const path = /^\/api-proxy\/service\/affil\/product\/v2(\/\w+)$/.exec(url.pathname)?.[1];
      if (path !== '/search' && path !== '/items') return refusal(404, 404, 'Not found');
      if (!isSigned(request, options))
        return refusal(401, 401, 'Could not authenticate in-request, auth signature');
      if (!counter.take()) return refusal(429, 429, 'Too many requests');
      const { searchParams } = url;
      const found = items.filter(({ itemId, name, upc }) =>
        path === '/search'
          ? hasWords(name, searchParams.get('query') ?? '')
          : upc === searchParams.get('upc') ||
            (searchParams.get('ids') ?? '').split(',').includes(String(itemId)),
      );
      if (found.length === 0) {
        if (path === '/search')
          return jsonAnswer({ query: searchParams.get('query'), totalResults: 0, numItems: 0, items: [] });
        return refusal(400, 6_001, 'Results not found!');
      }
      const publisherId = searchParams.get('publisherId');
      const shown = found.map((item) => ({
        ...item,
        ...(publisherId === null
          ? {}
          : {
              productTrackingUrl: `https://goto.walmart.com/c/${publisherId}/568844/9383?u=${encodeURIComponent(`https://www.walmart.com/ip/${item.itemId}`)}`,
            }),
      }));
      // A single item isn't wrapped in a list.
      return path === '/items' && shown.length === 1
        ? jsonAnswer(shown[0])
        : jsonAnswer({ totalResults: shown.length, numItems: shown.length, items: shown });
    },
    calls: counter.calls,
    expireTokens: () => undefined,
  };
}

function isSigned(
  { headers }: DoubleRequest,
  { now, consumerId, keyVersion, publicKey }: WalmartPlatformOptions,
): boolean {
  const [id = '', timestamp = '', version = '', signature = ''] = [
    ...['wm_consumer.id', 'wm_consumer.intimestamp', 'wm_sec.key_version', 'wm_sec.auth_signature'],
  ].map((name) => headers[name]);
  const age = now().getTime() - Number(timestamp);
  if (id !== consumerId || version !== keyVersion || !(Math.abs(age) < signatureHoldsMs)) return false;
  const signed = Buffer.from(`${id}\n${timestamp}\n${version}\n`);
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64'));
}

function refusal(status: number, code: number, message: string): DoubleAnswer {
  return jsonAnswer({ errors: [{ code, message }] }, status);
}

const items = [
  item({
    itemId: 1_101,
    upc: '027242923782',
    salePrice: 328,
    msrp: 399.99,
    standardShipRate: 0,
    freeShippingOver35Dollars: true,
  }),
  item({
    itemId: 1_102,
    salePrice: 289.5,
    marketplace: true,
    sellerInfo: 'Audio Depot',
    standardShipRate: 6.99,
    stock: 'Last few items',
  }),
  item({
    itemId: 1_103,
    name: 'Restored Sony WH-1000XM5 Wireless Headphones Black (Refurbished)',
    salePrice: 219,
    marketplace: true,
    sellerInfo: 'Second Life',
    stock: 'Not available',
    availableOnline: false,
  }),
];

function item(facts: { readonly itemId: number } & Readonly<Record<string, unknown>>) {
  return {
    parentItemId: facts.itemId,
    brandName: 'Sony',
    modelNumber: 'WH1000XM5/B',
    color: 'Black',
    standardShipRate: 5.99,
    marketplace: false,
    stock: 'Available',
    availableOnline: true,
    customerRating: '4.5',
    offerType: 'ONLINE_ONLY',
    largeImage: `https://i5.walmartimages.com/seo/${facts.itemId}.jpeg`,
    shortDescription: '&lt;p&gt;Headphones&lt;/p&gt;',
    ...facts,
    name: typeof facts['name'] === 'string' ? facts['name'] : 'Sony WH-1000XM5 Wireless Headphones Black',
    upc: typeof facts['upc'] === 'string' ? facts['upc'] : null,
  };
}
