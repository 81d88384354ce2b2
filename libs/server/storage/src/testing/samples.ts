import type { FeedItem } from '@pricehunt/merchant-feeds';
import type { Offer, Product } from '@pricehunt/offers';
import type { AccountRow, BusinessRow } from '../rows/accounts';
import type { AlertFiringRow, AlertRow, SearchAlertRow, WrongPriceReportRow } from '../rows/shoppers';
import type { ClickRow } from '../rows/clicks';
import { queuedImport } from '../rows/merchants';
import type { FeedImportRow, MerchantItemRow } from '../rows/merchants';
import type { ReferralRow, TrackingEventRow } from '../rows/traffic';

export function sampleBusiness(id: string, changes: Partial<BusinessRow> = {}): BusinessRow {
  return {
    id,
    name: id,
    storeDomain: null,
    status: 'active',
    statusReason: null,
    createdAt: '2026-11-21T09:00:00.000Z',
    updatedAt: '2026-11-21T09:00:00.000Z',
    ...changes,
  };
}

export function sampleProduct(changes: Partial<Product> & Pick<Product, 'id'>): Product {
  return {
    title: `Sony WH-1000XM5 Wireless Headphones ${changes.id}`,
    brand: 'Sony',
    gtins: [],
    mpn: null,
    attributes: { colour: 'black' },
    category: 'Headphones',
    description: 'Noise cancelling headphones',
    imageUrl: 'https://images.example/wh.jpg',
    ...changes,
  };
}

export function sampleOffer(changes: Partial<Offer> & Pick<Offer, 'id'>): Offer {
  return {
    source: 'catalog',
    retailer: { name: 'Shop One', domain: 'shop-one.example' },
    seller: null,
    sku: 'SKU-1',
    link: `https://shop-one.example/p/${changes.id}`,
    affiliateLink: null,
    imageUrl: null,
    title: 'Sony WH-1000XM5',
    brand: 'Sony',
    gtins: [],
    mpn: null,
    attributes: {},
    price: { amountMinor: 29_900, currency: 'EUR' },
    listPrice: null,
    shipping: { kind: 'unknown' },
    shippingRates: [],
    availability: 'in_stock',
    condition: 'new',
    checkedAt: '2026-11-20T08:00:00.000Z',
    ...changes,
  };
}

export function sampleClick(changes: Partial<ClickRow> & Pick<ClickRow, 'id'>): ClickRow {
  return {
    clickedAt: '2026-11-20T08:00:00.000Z',
    target: 'https://shop-one.example/p/1',
    sentTo: 'https://shop-one.example/p/1?tag=x',
    source: 'product_suggestion',
    requestedAt: 1_763_625_600_000,
    offerId: null,
    retailerDomain: 'shop-one.example',
    visit: 'person',
    botReason: null,
    referenceId: null,
    sessionId: null,
    comparisonId: null,
    userAgentFamily: null,
    visitorHash: null,
    device: null,
    country: null,
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    position: null,
    offersShown: null,
    priceGap: null,
    ...changes,
  };
}

export function sampleReport(
  changes: Partial<WrongPriceReportRow> & Pick<WrongPriceReportRow, 'id'>,
): WrongPriceReportRow {
  return {
    receivedAt: '2026-11-21T10:00:00.000Z',
    offerId: 'offer-1',
    retailerDomain: 'shop-one.example',
    link: 'https://shop-one.example/p/offer-1',
    reason: 'price',
    shownMinor: 29_900,
    shownCurrency: 'EUR',
    shownCheckedAt: '2026-11-20T08:00:00.000Z',
    seenMinor: 31_900,
    seenCurrency: 'EUR',
    note: null,
    ...changes,
  };
}

const tracked = {
  receivedAt: '2026-11-20T08:00:00.000Z',
  businessDomain: 'oak.test',
  visit: 'person',
  botReason: null,
  visitorHash: null,
  isAnonymous: false,
  userId: null,
} as const;

export function sampleReferral(changes: Partial<ReferralRow> & Pick<ReferralRow, 'id'>): ReferralRow {
  return {
    ...tracked,
    dedupeKey: changes.id,
    referralId: null,
    targetUrl: 'https://oak.test/tray',
    sourceUrl: null,
    productName: 'Oak tray',
    utmSource: 'pricehunt',
    utmMedium: 'price_comparison',
    utmCampaign: 'product_referral',
    paidBy: null,
    ...changes,
  };
}

export function sampleTrackingEvent(
  changes: Partial<TrackingEventRow> & Pick<TrackingEventRow, 'id'>,
): TrackingEventRow {
  return {
    ...tracked,
    dedupeKey: changes.id,
    eventType: 'product_search',
    occurredAt: '2026-11-20T08:00:00.000Z',
    sessionId: 's',
    url: 'https://pricehunt.example/browse',
    data: {},
    ...changes,
  };
}

export function sampleAlert(changes: Partial<AlertRow> & Pick<AlertRow, 'id'>): AlertRow {
  return {
    shopperId: 's1',
    productId: 'p1',
    rule: { kind: 'target-price', targetMinor: 20_000 },
    currency: 'EUR',
    country: null,
    conditionClass: 'new',
    shippingCounted: false,
    shops: null,
    channels: ['email'],
    isPaused: false,
    createdAt: '2026-11-20T08:00:00.000Z',
    memory: {
      isArmed: true,
      barMinor: null,
      referenceMinor: 29_900,
      toldMinor: 29_900,
      lastMinor: 29_900,
      firedAt: null,
    },
    sighting: { at: '2026-11-20T08:00:00.000Z', priceMinor: 29_900, inStock: true, thresholdMinor: 20_000 },
    seenCheckedAt: '',
    firingCount: 0,
    version: 1,
    ...changes,
  };
}

export function sampleSearchAlert(
  changes: Partial<SearchAlertRow> & Pick<SearchAlertRow, 'id'>,
): SearchAlertRow {
  return {
    shopperId: 's1',
    search: {
      words: 'headphones',
      category: null,
      brands: ['Lumen', 'Aurora'],
      shops: [],
      conditions: ['new'],
      isInStock: false,
      shipsFree: false,
      minMinor: null,
      maxMinor: 20_000,
      dropPercent: null,
    },
    currency: 'EUR',
    country: 'DE',
    channels: ['email'],
    isPaused: false,
    createdAt: '2026-11-20T08:00:00.000Z',
    known: [{ productId: 'p1', leftAt: null }],
    matchCount: 1,
    lacksRate: false,
    judgedAt: '2026-11-20T08:00:00.000Z',
    lastFiredAt: null,
    firingCount: 0,
    version: 1,
    ...changes,
  };
}

export function sampleAlertFiring(
  changes: Partial<AlertFiringRow> & Pick<AlertFiringRow, 'id'>,
): AlertFiringRow {
  return {
    alertId: 'a1',
    shopperId: 's1',
    productId: 'p1',
    kind: 'target-price',
    currency: 'EUR',
    firedAt: '2026-11-20T08:00:00.000Z',
    priceMinor: 19_900,
    previousMinor: 29_900,
    thresholdMinor: 20_000,
    holds: { kind: 'item-only', tax: 'included', currency: 'EUR' },
    ...changes,
  };
}

export function sampleFeedItem(itemId: string): FeedItem {
  return {
    itemId,
    itemGroupId: null,
    sku: null,
    title: itemId,
    description: null,
    canonicalLink: null,
    link: `https://oak.example/${itemId}`,
    imageLink: null,
    additionalImageLinks: [],
    price: { amountMinor: 1000, currency: 'EUR' },
    salePrice: null,
    saleWindow: null,
    availability: 'in_stock',
    availabilityDate: null,
    condition: 'new',
    brand: null,
    gtins: [],
    mpn: null,
    hasIdentifiers: true,
    productType: null,
    googleProductCategory: null,
    shipping: [],
    multipack: null,
    isBundle: false,
    customLabels: [],
    expiresAt: null,
    costOfGoods: null,
    attributes: {
      color: null,
      size: null,
      material: null,
      pattern: null,
      gender: null,
      ageGroup: null,
    },
  };
}

export function sampleItem(itemId: string, changes: Partial<MerchantItemRow> = {}): MerchantItemRow {
  return {
    businessId: 'b1',
    itemId,
    feedId: 'f1',
    importId: 'i1',
    digest: 'd',
    offerId: `o-${itemId}`,
    productId: 'p1',
    item: sampleFeedItem(itemId),
    issues: [],
    words: `lamp ${itemId}`,
    titleKey: itemId,
    priceMinor: 1000,
    currency: 'EUR',
    availability: 'in_stock',
    isShown: true,
    repriceAt: null,
    standing: 'shown',
    holdReasons: [],
    updatedAt: '2026-11-21T10:00:00.000Z',
    ...changes,
  };
}

export function sampleImport(changes: Partial<FeedImportRow> = {}): FeedImportRow {
  return {
    ...queuedImport,
    id: 'i1',
    feedId: 'f1',
    businessId: 'b1',
    startedBy: 'person',
    requestedAt: '2026-11-21T10:00:00.000Z',
    ...changes,
  };
}

export function sampleAccount(changes: Partial<AccountRow> & Pick<AccountRow, 'id'>): AccountRow {
  return {
    audience: 'business',
    email: 'Mira@klangwerk.example',
    emailKey: 'mira@klangwerk.example',
    isVerified: false,
    passwordHash: '$argon2id$',
    isAdmin: false,
    adminRole: null,
    locale: 'en',
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
    passwordChangedAt: '2026-11-21T10:00:00.000Z',
    disabledAt: null,
    totpSecret: null,
    totpEnabledAt: null,
    ...changes,
  };
}
