import { knownShops } from '@pricehunt/product-links';
import type { ShopId } from '@pricehunt/product-links';

/** The operator's ids by program. Programs without ids tag nothing. */
export type AffiliateIds = {
  /** Tracking ids by Amazon domain: {"amazon.com": "shop-20", "amazon.co.uk": "shop-21"}. */
  readonly amazon?: Readonly<Record<string, string>>;
  /** eBay Partner Network. Rotation ids by domain override the built-in ones. */
  readonly ebay?: { readonly campaignId: string; readonly rotationIds?: Readonly<Record<string, string>> };
  readonly walmart?: WrapperIds<'partnerId' | 'adId' | 'campaignId'>;
  readonly target?: WrapperIds<'partnerId' | 'adId' | 'campaignId'>;
  readonly bestbuy?: WrapperIds<'partnerId' | 'adId' | 'campaignId'>;
  /** Performance Partners. Apple pays for services only, not for hardware. */
  readonly apple?: { readonly token: string };
  /** Partnerize. PlayStation pays for direct.playstation.com only. */
  readonly playstation?: WrapperIds<'camref'>;
  /** Rakuten: the site id and the advertiser's id. */
  readonly newegg?: WrapperIds<'siteId' | 'merchantId'>;
  /** There is no standard form, so the operator enters a template. */
  readonly costco?: WrapperIds<never>;
};

/** A template is an https URL with {url} and optionally {sub}; parts in square brackets need a sub-id. */
type WrapperIds<Name extends string> = { readonly template?: string } & {
  readonly [Id in Name]?: string;
};

/** The nine retailers' programs (S§5). */
export type ProgrammeId = keyof AffiliateIds;

export type PlaceholderValues = Readonly<Record<string, string | undefined>>;

/** How a program's links are built. Placeholders in braces come from the ids, {url} and {sub} from the click. */
export type AffiliateRule =
  | {
      readonly kind: 'parameters';
      /** Set in this order. All are required except those with {sub}. */
      readonly parameters: readonly (readonly [name: string, value: string])[];
      readonly ownerParameter: string;
    }
  | { readonly kind: 'wrapper'; readonly template: string | null };

export interface AffiliateProgramme {
  readonly id: ProgrammeId;
  readonly name: string;
  /** Registrable domains in all countries and of sister shops. Matched exactly or by dot-suffix, never as a substring. */
  readonly domains: readonly string[];
  readonly rule: AffiliateRule;
  readonly values: (ids: AffiliateIds, domain: string) => PlaceholderValues | undefined;
  /** The longest sub-id the network accepts. */
  readonly subIdLengthMax?: number;
}

/** S§5. */
export const affiliateProgrammes: readonly AffiliateProgramme[] = [
  {
    id: 'amazon',
    name: 'Amazon',
    domains: domainsOf('amazon'),
    rule: {
      kind: 'parameters',
      parameters: [
        ['tag', '{trackingId}'],
        ['ascsubtag', '{sub}'],
      ],
      ownerParameter: 'tag',
    },
    values: (ids, domain) => ({ trackingId: ids.amazon?.[domain] }),
  },
  {
    id: 'ebay',
    name: 'eBay',
    domains: domainsOf('ebay'),
    rule: {
      kind: 'parameters',
      parameters: [
        ['mkevt', '1'],
        ['mkcid', '1'],
        ['mkrid', '{rotationId}'],
        ['campid', '{campaignId}'],
        ['toolid', '10001'],
        ['customid', '{sub}'],
      ],
      ownerParameter: 'campid',
    },
    values: ({ ebay }, domain) => ({
      campaignId: ebay?.campaignId,
      rotationId: ebay?.rotationIds?.[domain] ?? ebayRotationIds[domain],
    }),
    subIdLengthMax: 256,
  },
  {
    id: 'walmart',
    name: 'Walmart',
    domains: domainsOf('walmart'),
    rule: {
      kind: 'wrapper',
      template: 'https://goto.walmart.com/c/{partnerId}/{adId}/{campaignId}?u={url}[&subId1={sub}]',
    },
    values: (ids) => ids.walmart,
  },
  {
    id: 'target',
    name: 'Target',
    domains: domainsOf('target'),
    rule: {
      kind: 'wrapper',
      template: 'https://goto.target.com/c/{partnerId}/{adId}/{campaignId}?u={url}[&subId1={sub}]',
    },
    values: (ids) => ids.target,
  },
  {
    id: 'bestbuy',
    name: 'Best Buy',
    domains: domainsOf('bestbuy'),
    rule: {
      kind: 'wrapper',
      template: 'https://bestbuy.7tiv.net/c/{partnerId}/{adId}/{campaignId}?u={url}[&subId1={sub}]',
    },
    values: (ids) => ids.bestbuy,
  },
  {
    id: 'apple',
    name: 'Apple',
    domains: ['apple.com', 'apple.com.cn'],
    rule: {
      kind: 'parameters',
      parameters: [
        ['at', '{token}'],
        ['ct', '{sub}'],
      ],
      ownerParameter: 'at',
    },
    values: (ids) => ids.apple,
    subIdLengthMax: 40,
  },
  {
    id: 'playstation',
    name: 'PlayStation',
    domains: ['playstation.com'],
    rule: {
      kind: 'wrapper',
      template: 'https://prf.hn/click/camref:{camref}[/pubref:{sub}]/destination:{url}',
    },
    values: (ids) => ids.playstation,
  },
  {
    id: 'newegg',
    name: 'Newegg',
    domains: [...domainsOf('newegg'), 'neweggbusiness.com'],
    rule: {
      kind: 'wrapper',
      template: 'https://click.linksynergy.com/deeplink?id={siteId}&mid={merchantId}&murl={url}[&u1={sub}]',
    },
    values: (ids) => ids.newegg,
  },
  {
    id: 'costco',
    name: 'Costco',
    domains: [
      'costco.com',
      'costco.ca',
      'costco.co.jp',
      'costco.co.kr',
      'costco.co.nz',
      'costco.co.uk',
      'costco.com.au',
      'costco.com.cn',
      'costco.com.mx',
      'costco.com.tw',
      'costco.es',
      'costco.fr',
      'costco.is',
      'costco.se',
      'costcobusinesscentre.ca',
      'costcobusinessdelivery.com',
      'costcotravel.com',
    ],
    rule: { kind: 'wrapper', template: null },
    values: (ids) => ids.costco,
  },
];

/** Site ids by country. The operator must enter ids of other countries. */
const ebayRotationIds: Readonly<Record<string, string>> = {
  'ebay.com': '711-53200-19255-0',
  'ebay.co.uk': '710-53481-19255-0',
  'ebay.de': '707-53477-19255-0',
  'ebay.fr': '709-53476-19255-0',
  'ebay.it': '724-53478-19255-0',
  'ebay.es': '1185-53479-19255-0',
  'ebay.com.au': '705-53470-19255-0',
  'ebay.ca': '706-53473-19255-0',
  'ebay.nl': '1346-53482-19255-0',
  'ebay.be': '1553-53471-19255-0',
  'ebay.at': '5221-53469-19255-0',
  'ebay.ch': '5222-53480-19255-0',
  'ebay.ie': '5282-53468-19255-0',
  'ebay.pl': '4908-226936-19255-0',
};

function domainsOf(id: ShopId): readonly string[] {
  return knownShops.find((shop) => shop.id === id)?.domains ?? [];
}
