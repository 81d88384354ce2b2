import type { Availability, Condition, Money } from '@pricehunt/offers';
import { decimalFromMoney, printableGtin } from '@pricehunt/offers';
import type { FeedAttribute } from './feed-attributes';
import { feedAttributes } from './feed-attributes';
import type { FeedIssue } from './feed-issue';
import type { FeedItem } from './feed-item';
import type { FeedReading } from './feed-reading';
import type { TableDelimiter } from './table-writing';
import { tableLine } from './table-writing';

/** Lists a row's issues. `readFeed` ignores it. */
export const repairIssuesColumn = 'pricehunt_issues';

export interface RepairOptions {
  /** A tab by default, as in Google's format. */
  readonly delimiter?: TableDelimiter;
}

/**
 * Google's format, which reads back to the same items, plus a column of issues. Drops unknown columns. Rejected rows are unchanged, so that
 * the merchant can fix them.
 */
export async function* repairFeed(
  readings: AsyncIterable<FeedReading>,
  options: RepairOptions = {},
): AsyncGenerator<string, void> {
  const { delimiter = '\t' } = options;
  yield tableLine([...columns, repairIssuesColumn], delimiter);
  for await (const reading of readings) {
    if (reading.kind === 'item') {
      yield tableLine(
        [...columns.map((name) => spelled(reading.item, name)), sentencesOf(reading.issues)],
        delimiter,
      );
    } else if (reading.kind === 'rejected') {
      const given = new Map(Object.entries(reading.given));
      yield tableLine(
        [...columns.map((name) => oneLine(given.get(name) ?? '')), sentencesOf(reading.issues)],
        delimiter,
      );
    }
  }
}

/** Prices include their currency; reductions use price and sale_price. */
const columns: readonly FeedAttribute[] = feedAttributes.filter(
  (name) => name !== 'currency' && name !== 'quantity' && name !== 'list_price',
);

function sentencesOf(issues: readonly FeedIssue[]): string {
  return issues
    .filter(({ severity }) => severity !== 'notice')
    .map(
      ({ code, column, sentence, hint }) =>
        `${code}${column === null ? '' : ` (${column})`}: ${sentence} ${hint}`,
    )
    .map(oneLine)
    .join(' | ');
}

function spelled(item: FeedItem, attribute: FeedAttribute): string {
  return spellings[attribute]?.(item) ?? '';
}

const spellings: Readonly<Partial<Record<FeedAttribute, (item: FeedItem) => string | null>>> = {
  id: (item) => item.itemId,
  sku: (item) => item.sku,
  item_group_id: (item) => item.itemGroupId,
  title: (item) => item.title,
  description: (item) => item.description,
  link: (item) => item.link,
  canonical_link: (item) => item.canonicalLink,
  image_link: (item) => item.imageLink,
  additional_image_link: (item) => item.additionalImageLinks.join(','),
  price: (item) => spelledMoney(item.price),
  sale_price: (item) => (item.salePrice === null ? null : spelledMoney(item.salePrice)),
  sale_price_effective_date: ({ saleWindow }) =>
    saleWindow === null ? null : `${saleWindow.startsAt}/${saleWindow.endsAt}`,
  availability: (item) => availabilityWords[item.availability],
  availability_date: (item) => item.availabilityDate,
  condition: (item) => conditionWords[item.condition],
  brand: (item) => item.brand,
  gtin: (item) => item.gtins.map(printableGtin).join(','),
  mpn: (item) => item.mpn,
  identifier_exists: (item) => (item.hasIdentifiers ? null : 'no'),
  product_type: (item) => item.productType,
  google_product_category: (item) => item.googleProductCategory,
  shipping: (item) =>
    item.shipping
      .map(({ country, service, price }) => `${country ?? ''}::${service ?? ''}:${spelledMoney(price)}`)
      .join(','),
  free_shipping_threshold: ({ freeShippingFrom = [] }) =>
    freeShippingFrom.map(({ country, price }) => `${country ?? ''}:${spelledMoney(price)}`).join(','),
  shipping_weight: ({ weightGrams }) => (weightGrams === undefined ? null : `${weightGrams} g`),
  tax: (item) => item.tax ?? null,
  color: (item) => item.attributes.color,
  size: (item) => item.attributes.size,
  material: (item) => item.attributes.material,
  pattern: (item) => item.attributes.pattern,
  gender: (item) => item.attributes.gender,
  age_group: (item) => item.attributes.ageGroup,
  product_detail: ({ details = {} }) =>
    Object.entries(details)
      .map(([name, value]) => `:${name}:${value}`)
      .join(','),
  multipack: (item) => (item.multipack === null ? null : String(item.multipack)),
  is_bundle: (item) => (item.isBundle ? 'yes' : null),
  custom_label_0: (item) => item.customLabels[0] ?? null,
  custom_label_1: (item) => item.customLabels[1] ?? null,
  custom_label_2: (item) => item.customLabels[2] ?? null,
  custom_label_3: (item) => item.customLabels[3] ?? null,
  custom_label_4: (item) => item.customLabels[4] ?? null,
  expiration_date: (item) => item.expiresAt,
  cost_of_goods_sold: (item) => (item.costOfGoods === null ? null : spelledMoney(item.costOfGoods)),
};

function spelledMoney(money: Money): string {
  return `${decimalFromMoney(money)} ${money.currency}`;
}

/** Google's words, or PriceHunt's where Google has none. "Unknown" is left empty for the merchant. */
const availabilityWords: Readonly<Record<Availability, string>> = {
  in_stock: 'in_stock',
  out_of_stock: 'out_of_stock',
  pre_order: 'preorder',
  back_order: 'backorder',
  special_order: 'special_order',
  discontinued: 'discontinued',
  limited: 'limited_availability',
  in_store: 'in_store_only',
  unknown: '',
};

/** "unknown" stays unknown; an empty condition would mean new. */
const conditionWords: Readonly<Record<Condition, string>> = {
  new: 'new',
  refurbished: 'refurbished',
  used: 'used',
  damaged: 'damaged',
  unknown: 'unknown',
};

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
