import { jsonAnswer } from '@pricehunt/shop-doubles';
import type { DoubleAnswer, DoubleRequest } from '@pricehunt/shop-doubles';
import { ebayListings } from './ebay-listings';
import type { EbayListing } from './ebay-listings';
import { bearerOf, createCallCounter, createTokens, hasWords } from './platform';
import type { PlatformDouble, PlatformTerms } from './platform';

export interface EbayPlatformOptions extends PlatformTerms {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly listings?: readonly EbayListing[];
}

const tokenHoldsMs = 7_200_000;

/** eBay's Browse API. Warnings have status 200; the daily quota ends with 429 and is in the Analytics API. */
export function ebayPlatform(options: EbayPlatformOptions): PlatformDouble {
  const { now, clientId, clientSecret, listings = ebayListings } = options;
  const counter = createCallCounter(options);
  const tokens = createTokens(now);
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

  function token({ headers, body, method }: DoubleRequest): DoubleAnswer {
    const form = new URLSearchParams(body ?? '');
    if (method !== 'POST' || form.get('grant_type') !== 'client_credentials') {
      return jsonAnswer(
        { error: 'unsupported_grant_type', error_description: 'grant type is not supported' },
        400,
      );
    }
    if (headers['authorization'] !== basic) {
      return jsonAnswer({ error: 'invalid_client', error_description: 'client authentication failed' }, 401);
    }
    return jsonAnswer({
      access_token: tokens.issue(tokenHoldsMs),
      expires_in: tokenHoldsMs / 1_000,
      token_type: 'Application Access Token',
    });
  }

  function browse(request: DoubleRequest): DoubleAnswer {
    if (!counter.take())
      return errorAnswer(
        429,
        2001,
        'Too many requests. The request limit has been reached for the resource.',
      );
    const url = new URL(request.link);
    const path = decodeURIComponent(url.pathname.replace('/buy/browse/v1', ''));
    const shown = (listing: EbayListing, isSummary: boolean) => itemOf(listing, request, isSummary);
    if (path === '/item_summary/search') return search(url, shown);
    if (path === '/item/get_items_by_item_group') {
      const id = url.searchParams.get('item_group_id');
      const items = listings.filter(({ groupId }) => groupId === id);
      if (items.length === 0) return errorAnswer(404, 11001, 'The specified item group was not found.');
      return jsonAnswer({ items: items.map((each) => shown(each, false)), commonDescriptions: [] });
    }
    if (path === '/item/get_item_by_legacy_id') {
      const id = url.searchParams.get('legacy_item_id');
      const found = listings.filter(({ itemId }) => itemId.split('|')[1] === id);
      const [only] = found;
      if (only === undefined) return errorAnswer(404, 11001, 'The specified item Id was not found.');
      if (found.length > 1)
        return errorAnswer(400, 11006, 'The legacy Id is invalid. Use get_items_by_item_group.');
      return jsonAnswer(shown(only, false));
    }
    const item = listings.find(({ itemId }) => path === `/item/${itemId}`);
    if (item === undefined) return errorAnswer(404, 11001, 'The specified item Id was not found.');
    return jsonAnswer(shown(item, false));
  }

  function search(url: URL, shown: (listing: EbayListing, isSummary: boolean) => object): DoubleAnswer {
    const { searchParams } = url;
    const [q, gtin] = [searchParams.get('q') ?? '', searchParams.get('gtin') ?? ''];
    if (q === '' && gtin === '') {
      return errorAnswer(
        400,
        12001,
        "The call must have a valid 'q', 'category_ids', 'epid' or 'gtin' query parameter.",
      );
    }
    const limit = Number(searchParams.get('limit') ?? 50);
    if (limit < 1 || limit > 200)
      return errorAnswer(400, 12006, "The 'limit' value should be between 1 and 200.");
    const filter = searchParams.get('filter') ?? '';
    const wantsAuctions = /buyingOptions:\{[^}]*AUCTION/.test(filter);
    const groups = new Set<string>();
    const found = listings.filter((listing) => {
      const isAsked =
        gtin === ''
          ? listing.gtin === q || hasWords(listing.title, q)
          : gtin.length === 12 && listing.gtin === gtin;
      if (!isAsked || (!wantsAuctions && !listing.buyingOptions.includes('FIXED_PRICE'))) return false;
      // A search returns one variation per listing.
      if (listing.groupId !== null && groups.has(listing.groupId)) return false;
      if (listing.groupId !== null) groups.add(listing.groupId);
      return true;
    });
    const items = found.slice(0, limit);
    return jsonAnswer({
      href: url.href,
      total: found.length,
      limit,
      offset: 0,
      ...(items.length === 0 ? {} : { itemSummaries: items.map((each) => shown(each, true)) }),
      ...(/deliveryCountry:(?![A-Z]{2}\b)/.test(filter)
        ? {
            warnings: [
              { errorId: 12_002, domain: 'API_BROWSE', category: 'REQUEST', message: 'Invalid filter.' },
            ],
          }
        : {}),
    });
  }

  function limits(): DoubleAnswer {
    const reset = new Date(now());
    reset.setUTCHours(24, 0, 0, 0);
    const { callsMax = 5_000 } = options;
    const rate = {
      count: counter.calls(),
      limit: callsMax,
      remaining: counter.left(),
      reset: reset.toISOString(),
      timeWindow: 86_400,
    };
    const resources = [{ name: 'buy.browse', rates: [rate] }];
    return jsonAnswer({
      rateLimits: [{ apiContext: 'buy', apiName: 'Browse', apiVersion: 'v1', resources }],
    });
  }

  return {
    answer: (request) => {
      const { pathname } = new URL(request.link);
      if (pathname === '/identity/v1/oauth2/token') return token(request);
      if (!tokens.holds(bearerOf(request))) return errorAnswer(401, 1001, 'Invalid access token', 'OAuth');
      if (pathname === '/developer/analytics/v1_beta/rate_limit/') return limits();
      return pathname.startsWith('/buy/browse/v1/')
        ? browse(request)
        : errorAnswer(404, 2002, 'Resource not found');
    },
    calls: counter.calls,
    expireTokens: tokens.expire,
  };
}

function errorAnswer(status: number, errorId: number, message: string, domain = 'API_BROWSE'): DoubleAnswer {
  return jsonAnswer(
    { errors: [{ errorId, domain, category: 'REQUEST', message, longMessage: message }] },
    status,
  );
}

function itemOf(listing: EbayListing, { headers }: DoubleRequest, isSummary: boolean): object {
  const context = headers['x-ebay-c-enduserctx'] ?? '';
  const campaignId = /affiliateCampaignId=([^,]+)/.exec(context)?.[1];
  const site = siteOf(headers['x-ebay-c-marketplace-id'] ?? 'EBAY_US');
  const [, legacyId = '', variationId = '0'] = listing.itemId.split('|');
  const page = `https://www.${site.domain}/itm/${legacyId}`;
  const link = variationId === '0' ? page : `${page}?var=${variationId}`;
  const money = (value: string) => ({ value, currency: site.currency });
  return {
    itemId: listing.itemId,
    legacyItemId: legacyId,
    title: listing.title,
    price: money(listing.price),
    ...(listing.originalPrice === null
      ? {}
      : {
          marketingPrice: { originalPrice: money(listing.originalPrice), priceTreatment: 'STRIKE_THROUGH' },
        }),
    ...(listing.currentBid === null ? {} : { currentBidPrice: money(listing.currentBid), bidCount: 3 }),
    condition: listing.condition,
    conditionId: listing.conditionId,
    buyingOptions: listing.buyingOptions,
    image: { imageUrl: `https://i.ebayimg.com/images/g/${legacyId}/s-l225.jpg` },
    itemWebUrl: `${link}${link.includes('?') ? '&' : '?'}hash=item1a2b3c:g:abc&amdata=enc%3AAQ`,
    ...(campaignId === undefined
      ? {}
      : {
          itemAffiliateWebUrl: `${page}?mkevt=1&mkcid=1&mkrid=711-53200-19255-0&campid=${campaignId}&toolid=10049`,
        }),
    seller: { username: listing.seller, feedbackPercentage: '99.1', feedbackScore: 4211 },
    ...(listing.shipping === null
      ? {}
      : {
          shippingOptions: [
            listing.shipping === 'calculated'
              ? { shippingCostType: 'CALCULATED' }
              : { shippingCostType: 'FIXED', shippingCost: money(listing.shipping) },
          ],
        }),
    ...(listing.isPriceHidden ? { priceDisplayCondition: 'ONLY_SHOW_WHEN_ADDED_IN_CART' } : {}),
    ...(listing.groupId === null
      ? {}
      : {
          itemGroupType: 'SELLER_DEFINED_VARIATIONS',
          itemGroupHref: `https://api.ebay.com/buy/browse/v1/item/get_items_by_item_group?item_group_id=${listing.groupId}`,
        }),
    ...(isSummary
      ? {}
      : {
          ...(listing.gtin === null ? {} : { gtin: listing.gtin }),
          brand: listing.brand,
          mpn: listing.mpn,
          localizedAspects: Object.entries(listing.aspects).map(([name, value]) => ({
            type: 'STRING',
            name,
            value,
          })),
          estimatedAvailabilities: [
            { estimatedAvailabilityStatus: listing.isSoldOut ? 'OUT_OF_STOCK' : 'IN_STOCK' },
          ],
        }),
  };
}

function siteOf(marketplaceId: string): { readonly domain: string; readonly currency: string } {
  if (marketplaceId === 'EBAY_DE') return { domain: 'ebay.de', currency: 'EUR' };
  if (marketplaceId === 'EBAY_GB') return { domain: 'ebay.co.uk', currency: 'GBP' };
  return { domain: 'ebay.com', currency: 'USD' };
}
