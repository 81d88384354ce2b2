import { jsonAnswer } from '@pricehunt/shop-doubles';
import type { DoubleAnswer, DoubleRequest } from '@pricehunt/shop-doubles';
import { bearerOf, createCallCounter, createTokens, hasWords } from './platform';
import type { PlatformDouble, PlatformTerms } from './platform';

export interface AmazonPlatformOptions extends PlatformTerms {
  readonly credentialId: string;
  readonly credentialSecret: string;
  /** "2.1" to "3.3": determines where tokens are issued and how they are sent. */
  readonly version: string;
  readonly partnerTag: string;
}

const tokenHoldsMs = 3_600_000;

/** Amazon's Creators API, with partial errors under status 200 and prices for members only. */
export function amazonPlatform(options: AmazonPlatformOptions): PlatformDouble {
  const { now, credentialId, credentialSecret, version, partnerTag } = options;
  const counter = createCallCounter(options);
  const tokens = createTokens(now);
  const isCognito = version.startsWith('2.');

  function token({ body }: DoubleRequest): DoubleAnswer {
    const asked = readToken(body ?? '', isCognito);
    const scope = isCognito ? 'creatorsapi/default' : 'creatorsapi::default';
    if (asked['grant_type'] !== 'client_credentials' || asked['scope'] !== scope) {
      return jsonAnswer({ error: 'invalid_scope' }, 400);
    }
    if (asked['client_id'] !== credentialId || asked['client_secret'] !== credentialSecret) {
      return jsonAnswer(
        { error: 'invalid_client', error_description: 'Client authentication failed' },
        isCognito ? 400 : 401,
      );
    }
    return jsonAnswer({ access_token: tokens.issue(tokenHoldsMs), expires_in: 3_600, token_type: 'bearer' });
  }

  function catalog(request: DoubleRequest, operation: string): DoubleAnswer {
    const shownVersion = /, Version (\d\.\d)$/.exec(request.headers['authorization'] ?? '')?.[1];
    if (!tokens.holds(bearerOf(request)) || (isCognito && shownVersion !== version)) {
      return jsonAnswer(
        { type: 'UnauthorizedException', reason: 'InvalidToken', message: 'The token is not valid.' },
        401,
      );
    }
    if (!counter.take()) {
      return jsonAnswer(
        { type: 'ThrottleException', message: 'The request was denied due to request throttling.' },
        429,
      );
    }
    const asked = JSON.parse(request.body ?? '{}');
    const marketplace = request.headers['x-marketplace'] ?? '';
    if (asked.partnerTag !== partnerTag) {
      return jsonAnswer(
        {
          type: 'ValidationException',
          reason: 'InvalidPartnerTag',
          message: 'The partner tag is not mapped to an account.',
        },
        400,
      );
    }
    const shown = (items: readonly AmazonItem[]) =>
      items.map((item) => itemOf(item, { marketplace, partnerTag }));
    if (operation === 'searchItems') {
      const found = items.filter(
        ({ title, ean }) => ean === asked.keywords || hasWords(title, String(asked.keywords)),
      );
      return found.length === 0
        ? jsonAnswer({ errors: [{ code: 'NoResults', message: 'No results found for your request.' }] })
        : jsonAnswer({ searchResult: { totalResultCount: found.length, items: shown(found) } });
    }
    const wanted: readonly unknown[] = asked.itemIds ?? [];
    const found = items.filter(({ asin }) => wanted.includes(asin));
    const missing = wanted.filter((id) => !found.some(({ asin }) => asin === id));
    return jsonAnswer({
      itemsResult: { items: shown(found) },
      ...(missing.length === 0
        ? {}
        : {
            errors: missing.map((id) => ({
              code: 'ItemNotAccessible',
              message: `The ItemId ${String(id)} is not accessible.`,
            })),
          }),
    });
  }

  return {
    answer: (request) => {
      const { pathname } = new URL(request.link);
      if (pathname === (isCognito ? '/oauth2/token' : '/auth/o2/token')) return token(request);
      const operation = /^\/catalog\/v1\/(searchItems|getItems)$/.exec(pathname)?.[1];
      return operation === undefined
        ? jsonAnswer({ type: 'ResourceNotFoundException' }, 404)
        : catalog(request, operation);
    },
    calls: counter.calls,
    expireTokens: tokens.expire,
  };
}

function readToken(body: string, isForm: boolean): Readonly<Record<string, unknown>> {
  if (isForm) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

interface AmazonItem {
  readonly asin: string;
  readonly title: string;
  readonly ean: string;
  readonly color: string;
  readonly listings: readonly Readonly<Record<string, unknown>>[];
}

const items: readonly AmazonItem[] = [
  {
    asin: 'B09XS7JWHH',
    title: 'Sony WH-1000XM5 Wireless Headphones Black',
    ean: '4548736132610',
    color: 'Black',
    listings: [
      listing(328, { savingBasis: basis(399.99, 'LIST_PRICE'), isBuyBoxWinner: true }),
      listing(315.5, {
        merchantInfo: { id: 'A2SELLER', name: 'Klangwerk' },
        savingBasis: basis(349, 'WAS_PRICE'),
      }),
      listing(249, {
        condition: { value: 'Used', subCondition: 'VeryGood' },
        merchantInfo: { id: 'A3SELLER', name: 'Second Spin' },
      }),
      listing(199, { violatesMAP: true, merchantInfo: { id: 'A4SELLER', name: 'Below Minimum' } }),
      listing(289, {
        dealDetails: { accessType: 'PRIME_EXCLUSIVE' },
        merchantInfo: { id: 'A5SELLER', name: 'Members Only' },
      }),
    ],
  },
  {
    asin: 'B09Y2MYL5C',
    title: 'Sony WH-1000XM5 Wireless Headphones Silver',
    ean: '4548736132627',
    color: 'Silver',
    listings: [listing(299, { availability: { type: 'OUT_OF_STOCK', message: 'Currently unavailable.' } })],
  },
];

function listing(amount: number, { savingBasis, ...facts }: Readonly<Record<string, unknown>> = {}) {
  return {
    price: {
      money: { amount, currency: '', displayAmount: '' },
      ...(savingBasis === undefined ? {} : { savingBasis }),
    },
    availability: { type: 'IN_STOCK', message: 'In Stock' },
    condition: { value: 'New' },
    merchantInfo: { id: 'ATVPDKIKX0DER', name: 'Amazon.com' },
    isBuyBoxWinner: false,
    ...facts,
  };
}

function basis(amount: number, savingBasisType: string): object {
  return { money: { amount, currency: '', displayAmount: '' }, savingBasisType };
}

function itemOf(
  { asin, title, ean, color, listings }: AmazonItem,
  { marketplace, partnerTag }: { readonly marketplace: string; readonly partnerTag: string },
): object {
  const currency = marketplace === 'www.amazon.de' ? 'EUR' : 'USD';
  return {
    asin,
    detailPageURL: `https://${marketplace}/dp/${asin}?tag=${partnerTag}&linkCode=osi&th=1&psc=1`,
    itemInfo: {
      title: { displayValue: title, label: 'Title', locale: 'en_US' },
      byLineInfo: { brand: { displayValue: 'Sony' }, manufacturer: { displayValue: 'Sony' } },
      externalIds: { eans: { displayValues: [ean] } },
      productInfo: { color: { displayValue: color } },
    },
    images: {
      primary: { large: { url: `https://m.media-amazon.com/images/I/${asin}.jpg`, height: 500, width: 500 } },
    },
    offersV2: {
      listings: JSON.parse(JSON.stringify(listings).replaceAll('"currency":""', `"currency":"${currency}"`)),
    },
  };
}
