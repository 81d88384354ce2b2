import { jsonAnswer } from '@pricehunt/shop-doubles';
import type { DoubleAnswer } from '@pricehunt/shop-doubles';
import { createCallCounter, hasWords } from './platform';
import type { PlatformDouble, PlatformTerms } from './platform';

export interface EtsyPlatformOptions extends PlatformTerms {
  readonly keystring: string;
  readonly sharedSecret: string;
}

/** Etsy's Open API, with amounts by divisor, HTML-escaped titles and its own quota headers. */
export function etsyPlatform(options: EtsyPlatformOptions): PlatformDouble {
  const { callsMax = 5_000 } = options;
  const counter = createCallCounter({ ...options, callsMax });
  return {
    answer: ({ link, headers }) => {
      const url = new URL(link);
      const path = url.pathname.replace('/v3/application', '');
      if (headers['x-api-key'] !== `${options.keystring}:${options.sharedSecret}`) {
        return jsonAnswer(
          { error: 'Invalid API key: should be in the format "keystring:shared_secret".' },
          403,
        );
      }
      if (!counter.take())
        return jsonAnswer({ error: 'Exceeded quota of the day' }, 429, { 'retry-after': '3600' });
      const limits = {
        'x-limit-per-second': '5',
        'x-remaining-this-second': '4',
        'x-limit-per-day': String(callsMax),
        'x-remaining-today': String(Math.min(callsMax, counter.left())),
      };
      const answerWith = (found: readonly EtsyListing[], hasMore: boolean): DoubleAnswer =>
        jsonAnswer(
          { count: found.length, results: found.map((each) => listingOf(each, hasMore)) },
          200,
          limits,
        );
      if (path === '/listings/active') {
        const words = url.searchParams.get('keywords') ?? '';
        return answerWith(
          listings.filter(({ title }) => hasWords(title, words)),
          false,
        );
      }
      if (path !== '/listings/batch') return jsonAnswer({ error: 'Resource not found' }, 404);
      const ids = (url.searchParams.get('listing_ids') ?? '').split(',');
      return answerWith(
        listings.filter(({ id }) => ids.includes(String(id))),
        (url.searchParams.get('includes') ?? '').includes('Shop'),
      );
    },
    calls: counter.calls,
    expireTokens: () => undefined,
  };
}

interface EtsyListing {
  readonly id: number;
  readonly title: string;
  readonly amount: number;
  readonly shop: string;
  readonly hasVariations: boolean;
  readonly whenMade: string;
  readonly quantity: number;
}

const listings: readonly EtsyListing[] = [
  listing({ id: 1_500_001, title: 'Sony WH-1000XM5 Wireless Headphones Black, boxed', amount: 28_950 }),
  listing({
    id: 1_500_002,
    title: 'Oak stand for Sony WH-1000XM5 headphones, black &quot;dot&quot;',
    amount: 3_400,
    shop: 'EicheUndCo',
  }),
  listing({
    id: 1_500_003,
    title: 'Sony WH-1000XM5 black cover, choose a size',
    amount: 900,
    hasVariations: true,
  }),
  listing({
    id: 1_500_004,
    title: 'Sony Walkman black, 1984',
    amount: 12_000,
    whenMade: '1980s',
    quantity: 0,
  }),
];

function listing(facts: Partial<EtsyListing> & Pick<EtsyListing, 'id' | 'title' | 'amount'>): EtsyListing {
  return { shop: 'KlangLager', hasVariations: false, whenMade: '2020_2026', quantity: 3, ...facts };
}

function listingOf(each: EtsyListing, hasMore: boolean): object {
  return {
    listing_id: each.id,
    title: each.title,
    state: 'active',
    quantity: each.quantity,
    url: `https://www.etsy.com/listing/${each.id}/listing?utm_source=pricehunt&utm_medium=api&utm_campaign=api`,
    price: { amount: each.amount, divisor: 100, currency_code: 'USD' },
    converted_price: null,
    has_variations: each.hasVariations,
    who_made: 'someone_else',
    when_made: each.whenMade,
    is_supply: false,
    shop_id: 77,
    taxonomy_id: 1,
    tags: [],
    materials: [],
    ...(hasMore
      ? {
          shop: { shop_name: each.shop },
          images: [{ url_570xN: `https://i.etsystatic.com/${each.id}/il_570xN.jpg` }],
        }
      : {}),
  };
}
