import { jsonAnswer } from '@pricehunt/shop-doubles';
import type { DoubleAnswer } from '@pricehunt/shop-doubles';
import { createCallCounter, hasWords } from './platform';
import type { PlatformDouble, PlatformTerms } from './platform';

export interface BestBuyPlatformOptions extends PlatformTerms {
  readonly apiKey: string;
}

/** Best Buy's Products API. An exhausted quota is a 403 that looks like a wrong key. */
export function bestBuyPlatform(options: BestBuyPlatformOptions): PlatformDouble {
  const counter = createCallCounter(options);
  return {
    answer: ({ link }) => {
      const url = new URL(link);
      const query = /^\/v1\/products\((.+)\)$/.exec(decodeURIComponent(url.pathname))?.[1];
      if (query === undefined) return problem(404, 'Not found');
      const isTaken = url.searchParams.get('apiKey') === options.apiKey;
      if (!isTaken || !counter.take())
        return problem(403, 'The provided API Key has reached its limit or is not valid.');
      const conditions = query.split('&').map((condition) => /^(\w+)=([^=]+)$/.exec(condition));
      if (conditions.some((each) => each === null)) return problem(400, 'Couldn’t understand the query.');
      const found = products.filter((product) =>
        conditions.every((condition) => {
          const [, name = '', value = ''] = condition ?? [];
          if (name === 'search') return hasWords(product.name, value);
          return String({ upc: product.upc, sku: product.sku }[name] ?? '') === value;
        }),
      );
      const shown = (url.searchParams.get('show') ?? '').split(',');
      const partnerId = url.searchParams.get('IPID');
      return jsonAnswer({
        from: 1,
        to: found.length,
        currentPage: 1,
        total: found.length,
        totalPages: 1,
        queryTime: '0.004',
        totalTime: '0.017',
        partial: false,
        canonicalUrl: `/v1/products(${query})?format=json`,
        products: found.map((product) => {
          const affiliateUrl = `https://bestbuy.7tiv.net/c/${partnerId ?? ''}/614286/10014?prodsku=${product.sku}`;
          const all = { ...product, ...(partnerId === null ? {} : { affiliateUrl }) };
          return Object.fromEntries(Object.entries(all).filter(([name]) => shown.includes(name)));
        }),
      });
    },
    calls: counter.calls,
    expireTokens: () => undefined,
  };
}

function problem(status: number, message: string): DoubleAnswer {
  return jsonAnswer({ error: { code: status, status: String(status), message } }, status);
}

const products = [
  product({ sku: 6505727, color: 'Black', upc: '027242923782', modelNumber: 'WH1000XM5/B' }),
  product({
    sku: 6505725,
    name: 'Sony - WH-1000XM5 Wireless Noise Canceling Headphones - Silver',
    color: 'Silver',
    upc: '027242923799',
    modelNumber: 'WH1000XM5/S',
    salePrice: 279.99,
    orderable: 'SoldOut',
    onlineAvailability: false,
  }),
  product({
    sku: 6510002,
    name: 'Sony - Refurbished WH-1000XM5 Wireless Noise Canceling Headphones - Black',
    condition: 'refurbished',
    new: false,
    salePrice: 239.99,
    freeShipping: false,
    shippingCost: 5.99,
    upc: '400065100020',
  }),
  product({
    sku: 6510003,
    name: 'Sony - WH-1000XM5 Wireless Noise Canceling Headphones - Black (Bundle)',
    priceRestriction: 'MAP',
    salePrice: 199.99,
    upc: '400065100037',
  }),
];

function product(facts: { readonly sku: number } & Readonly<Record<string, unknown>>) {
  const name = 'Sony - WH-1000XM5 Wireless Noise Canceling Headphones - Black';
  const usual = {
    name,
    type: 'HardGood',
    manufacturer: 'Sony',
    salePrice: 329.99,
    regularPrice: 399.99,
    onSale: true,
    upc: '',
    onlineAvailability: true,
    orderable: 'Available',
    condition: 'new',
    new: true,
    preowned: false,
    freeShipping: true,
    shippingCost: '',
    priceRestriction: null,
    color: 'Black',
    image: `https://pisces.bbystatic.com/image2/${facts.sku}_sd.jpg`,
  };
  return {
    ...usual,
    url: `https://www.bestbuy.com/site/sony-wh-1000xm5/${facts.sku}.p?skuId=${facts.sku}&cmp=RMX`,
    ...facts,
    name: typeof facts['name'] === 'string' ? facts['name'] : name,
    upc: typeof facts['upc'] === 'string' ? facts['upc'] : '',
  };
}
