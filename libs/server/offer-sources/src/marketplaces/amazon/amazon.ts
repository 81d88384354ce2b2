import { dayMs } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { KeyFailure, SourceFailure } from '../../offer-source';
import type { OfferRequest, SourceFailure as Failure } from '../../offer-source';
import { createAccessToken } from '../access-token';
import { refusalOf } from '../call-api';
import type { ApiAnswer } from '../call-api';
import type { Marketplace, MarketplaceApi, OpenedServices } from '../marketplace-source';
import { amazonShopOf, tokenPlaceOf } from './amazon-sites';
import { offersOfAmazon } from './read-amazon';

const defaultAddress = 'https://creatorsapi.amazon';
const itemsPerSearch = 10;
const resources = [
  ...[
    'itemInfo.title',
    'itemInfo.byLineInfo',
    'itemInfo.externalIds',
    'itemInfo.manufactureInfo',
    'itemInfo.productInfo',
  ],
  ...['images.primary.large', 'offersV2.listings.price', 'offersV2.listings.availability'],
  ...['offersV2.listings.condition', 'offersV2.listings.merchantInfo', 'offersV2.listings.dealDetails'],
  ...['offersV2.listings.isBuyBoxWinner', 'offersV2.listings.type'],
];

/** Amazon Creators API, the successor of the Product Advertising API. */
export const amazon: Marketplace = {
  // A new associate's limit: one call per second.
  id: 'amazon',
  name: 'Amazon',
  callsPerDayMax: 8_640,
  spacingMs: 1_000,
  keyRules: {
    'credential-id': { isOptional: false, isSecret: false, form: /^\S{8,200}$/ },
    'credential-secret': { isOptional: false, isSecret: true, form: /^\S{8,200}$/ },
    version: { isOptional: false, isSecret: false, form: /^[23]\.[123]$/ },
    marketplace: { isOptional: false, isSecret: false, form: /^www\.amazon\.[a-z]{2,3}(?:\.[a-z]{2})?$/ },
    'partner-tag': { isOptional: false, isSecret: false, form: /^[A-Za-z0-9_-]{2,60}$/ },
  },
  // The licence allows storing only image URLs and ASINs for more than a day, and requires a time beside prices older
  // than an hour.
  retention: {
    historyAllowed: false,
    ageMsMax: dayMs,
    mustShowTimestamp: true,
    disclaimer:
      'As an Amazon Associate I earn from qualifying purchases. Prices and availability at Amazon are accurate as of the time shown and are subject to change; what Amazon shows at the time of purchase applies.',
  },
  open: openAmazon,
};

function openAmazon(services: OpenedServices): MarketplaceApi {
  const { caller, readKey, affiliateIds, now, address } = services;
  const about = { id: 'amazon', now };
  const accessToken = createAccessToken({ issue, now });
  const key = (name: string) => readKey(name) ?? '';
  const credentials = () => JSON.stringify(['credential-id', 'credential-secret', 'version'].map(key));

  async function issue() {
    const place = tokenPlaceOf(key('version'));
    const asked = {
      grant_type: 'client_credentials',
      client_id: key('credential-id'),
      client_secret: key('credential-secret'),
      scope: place.generation === 2 ? 'creatorsapi/default' : 'creatorsapi::default',
    };
    const answer = await caller.call({
      link: `${address ?? place.origin}${place.path}`,
      method: 'POST',
      isCounted: false,
      ...(place.generation === 2
        ? {
            body: new URLSearchParams(asked).toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          }
        : { body: JSON.stringify(asked) }),
    });
    if (answer.status === 400) throw new KeyFailure('refused', 'amazon: the credentials were rejected (400)');
    if (!answer.isOk) throw refusalOf(answer, about);
    const issued = z.object({ access_token: z.string(), expires_in: z.number() }).safeParse(answer.json);
    if (!issued.success) throw new SourceFailure('bad-answer', 'amazon returned no token');
    return { token: issued.data.access_token, holdsMs: issued.data.expires_in * 1_000 };
  }

  /** The shop of the shopper's country if the operator has a tag for it, otherwise the default. */
  function placeFor({ country }: Pick<OfferRequest, 'country'>) {
    const shop = amazonShopOf(country, tokenPlaceOf(key('version')).region);
    const tag = shop === null ? undefined : affiliateIds().amazon?.[shop];
    return shop !== null && tag
      ? { marketplace: `www.${shop}`, partnerTag: tag }
      : { marketplace: key('marketplace'), partnerTag: key('partner-tag') };
  }

  async function post(
    operation: 'searchItems' | 'getItems',
    wanted: object,
    request: Pick<OfferRequest, 'country'>,
    signal: AbortSignal,
  ): Promise<unknown> {
    const { marketplace, partnerTag } = placeFor(request);
    const { generation } = tokenPlaceOf(key('version'));
    const ask = (token: string) =>
      caller.call({
        link: `${address ?? defaultAddress}/catalog/v1/${operation}`,
        method: 'POST',
        signal,
        body: JSON.stringify({ partnerTag, resources, ...wanted }),
        headers: {
          authorization: generation === 2 ? `Bearer ${token}, Version ${key('version')}` : `Bearer ${token}`,
          'x-marketplace': marketplace,
        },
      });
    const token = await accessToken.get(credentials(), signal);
    let answer = await ask(token);
    if (answer.status === 401) {
      accessToken.forget(token);
      answer = await ask(await accessToken.get(credentials(), signal));
    }
    if (!answer.isOk && answer.status !== 404) throw failureOf(answer, about);
    return answer.isOk ? answer.json : { searchResult: { items: [] } };
  }

  return {
    search: async ({ text }, request, signal) =>
      offersOfAmazon(
        await post('searchItems', { keywords: text, itemCount: itemsPerSearch }, request, signal),
        now().toISOString(),
      ),
    lookUp: async (asin, request, signal) =>
      offersOfAmazon(
        await post('getItems', { itemIds: [asin], condition: 'Any' }, request, signal),
        now().toISOString(),
      ),
    tryKeys: async (signal) => {
      const answer = await post('searchItems', { keywords: 'book', itemCount: 1 }, { country: null }, signal);
      offersOfAmazon(answer, now().toISOString());
    },
  };
}

/** Amazon reports a wrong partner tag as a bad request, but it is a rejected key. */
function failureOf(answer: ApiAnswer, about: Parameters<typeof refusalOf>[1]): Failure {
  if (answer.status === 400 && /InvalidPartnerTag|InvalidAssociate/.test(answer.text)) {
    return new KeyFailure('refused', 'amazon: the partner tag was rejected (400)');
  }
  return refusalOf(answer, about);
}
