import { createHash } from 'node:crypto';
import type { FeedItem } from './feed-item';

/** Hashes an item's content (128 bits of SHA-256), regardless of field order. */
export function itemDigest(item: FeedItem): string {
  return createHash('sha256')
    .update(JSON.stringify(contentOf(item)))
    .digest('hex')
    .slice(0, 32);
}

/** New fields must be added at the end and left out when null. */
function contentOf(item: FeedItem): readonly unknown[] {
  const { attributes, saleWindow } = item;
  return [
    item.itemId,
    item.itemGroupId,
    item.sku,
    item.title,
    item.description,
    item.link,
    item.canonicalLink,
    item.imageLink,
    item.additionalImageLinks,
    item.price.amountMinor,
    item.price.currency,
    item.salePrice === null ? null : [item.salePrice.amountMinor, item.salePrice.currency],
    saleWindow === null ? null : [saleWindow.startsAt, saleWindow.endsAt],
    item.availability,
    item.availabilityDate,
    item.condition,
    item.brand,
    item.gtins,
    item.mpn,
    item.hasIdentifiers,
    item.productType,
    item.googleProductCategory,
    item.shipping.map(({ country, service, price }) => [country, service, price.amountMinor, price.currency]),
    [
      attributes.color,
      attributes.size,
      attributes.material,
      attributes.pattern,
      attributes.gender,
      attributes.ageGroup,
    ],
    item.multipack,
    item.isBundle,
    item.customLabels,
    item.expiresAt,
    item.costOfGoods === null ? null : [item.costOfGoods.amountMinor, item.costOfGoods.currency],
    ...(item.shop === undefined ? [] : [[item.shop.name, item.shop.trackedLink, item.shop.pricedAt]]),
    ...(item.freeShippingFrom === undefined
      ? []
      : [
          [
            'free from',
            item.freeShippingFrom.map(({ country, price }) => [country, price.amountMinor, price.currency]),
          ],
        ]),
    ...(item.weightGrams === undefined ? [] : [['weight', item.weightGrams]]),
    ...(item.tax === undefined ? [] : [['tax', item.tax]]),
    ...(item.details === undefined ? [] : [['details', Object.entries(item.details).sort()]]),
  ];
}
