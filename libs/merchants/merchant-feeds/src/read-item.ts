import { hostOf } from '@pricehunt/product-links';
import type { FeedIssue } from './feed-issue';
import type { FeedItem, FeedItemAttributes } from './feed-item';
import type { FeedTerms } from './feed-options';
import type { FeedRecord } from './feed-record';
import { GivenRow } from './given-row';
import { onOneLine } from './plain-text';
import { readIdentifiers } from './read-identifiers';
import { readLinks } from './read-links';
import { readPrices } from './read-prices';
import { readPriceTax } from './read-price-tax';
import { readFreeShipping, readShipping } from './read-shipping';
import { readStock } from './read-stock';
import { readDate } from './read-date';
import { readDetails } from './read-details';
import { readDescription, readTitle } from './read-texts';
import { readWeight } from './read-weight';

export interface ItemReading {
  readonly itemId: string | null;
  readonly item: FeedItem | null;
  readonly issues: readonly FeedIssue[];
}

export type ItemTerms = Pick<FeedTerms, 'currency' | 'country' | 'storeDomains' | 'shops' | 'nowMs'>;

/** Google recommends 50. */
const itemIdLengthMax = 100;

/** A record that couldn't be parsed only returns its issues: its values may be in wrong columns. Never throws. */
export function readItem(record: FeedRecord, terms: ItemTerms): ItemReading {
  const row = new GivenRow(record);
  if (row.hasError) return { itemId: row.text('id'), item: null, issues: row.issues };
  const itemId = readId(row);
  const title = readTitle(row);
  const description = readDescription(row);
  const links = readLinks(row, terms);
  const prices = readPrices(row, terms);
  const stock = readStock(row);
  const identifiers = readIdentifiers(row);
  const shipping = readShipping(row, terms, prices.price?.currency ?? null);
  const stated = {
    ...readFreeShipping(row, terms, prices.price?.currency ?? null),
    ...readWeight(row),
    ...readDetails(row),
    ...readPriceTax(row, prices.price, terms.country),
  };
  const multipack = multipackOf(row);
  const expiresAt = expiryOf(row, terms.nowMs);
  const isLost =
    row.hasError || itemId === null || title === null || links.link === null || prices.price === null;
  if (isLost) return { itemId, item: null, issues: row.issues };
  const item: FeedItem = {
    // Two shops in a feed may use the same id.
    itemId: links.shop === undefined ? itemId : idOfShop(links.link, itemId),
    itemGroupId: identifiers.itemGroupId,
    sku: identifiers.sku ?? (links.shop === undefined ? null : itemId),
    title,
    description,
    link: links.link,
    canonicalLink: links.canonicalLink,
    imageLink: links.imageLink,
    additionalImageLinks: links.additionalImageLinks,
    price: prices.price,
    salePrice: prices.salePrice,
    saleWindow: prices.saleWindow,
    availability: stock.availability,
    availabilityDate: stock.availabilityDate,
    condition: stock.condition,
    brand: identifiers.brand,
    gtins: identifiers.gtins,
    mpn: identifiers.mpn,
    hasIdentifiers: identifiers.hasIdentifiers,
    productType: row.line('product_type'),
    googleProductCategory: row.line('google_product_category'),
    shipping,
    attributes: attributesOf(row),
    multipack,
    isBundle: isYes(row.text('is_bundle')),
    customLabels: customLabelsOf(row),
    expiresAt,
    costOfGoods: prices.costOfGoods,
    ...stated,
    ...(links.shop === undefined ? {} : { shop: links.shop }),
  };
  return { itemId, item, issues: row.issues };
}

function idOfShop(link: string, itemId: string): string {
  return `${hostOf(link) ?? ''} ${itemId}`;
}

function readId(row: GivenRow): string | null {
  const given = row.one('id') ?? row.one('sku');
  if (given === null) {
    row.note('id.missing', 'id');
    return null;
  }
  const id = onOneLine(given.text);
  if (id.length > itemIdLengthMax) {
    row.note('id.too-long', given);
    return null;
  }
  return id;
}

function attributesOf(row: GivenRow): FeedItemAttributes {
  return {
    color: row.line('color'),
    size: row.line('size'),
    material: row.line('material'),
    pattern: row.line('pattern'),
    gender: row.line('gender'),
    ageGroup: row.line('age_group'),
  };
}

function multipackOf(row: GivenRow): number | null {
  const given = row.one('multipack');
  if (given === null || given.text === '0' || given.text === '1') return null;
  if (/^\d{1,6}$/.test(given.text) && Number(given.text) > 1) return Number(given.text);
  row.note('multipack.unreadable', given);
  return null;
}

function customLabelsOf(row: GivenRow): readonly (string | null)[] {
  return [
    row.line('custom_label_0'),
    row.line('custom_label_1'),
    row.line('custom_label_2'),
    row.line('custom_label_3'),
    row.line('custom_label_4'),
  ];
}

function expiryOf(row: GivenRow, nowMs: number | null): string | null {
  const given = row.one('expiration_date');
  if (given === null) return null;
  const expiresAt = readDate(given.text);
  if (expiresAt === null) row.note('date.malformed', given);
  else if (nowMs !== null && Date.parse(expiresAt) < nowMs) row.note('item.expired', given);
  return expiresAt;
}

/** Recognises the spellings used in exports. */
function isYes(text: string | null): boolean {
  return text !== null && /^(?:yes|true|y|1|ja|oui|s[ií]|tak|wahr|vrai)$/i.test(text);
}
