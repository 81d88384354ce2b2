import type { Availability } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { SourceFailure } from '../../offer-source';
import { variantTitle } from '../../variant-facts';
import { decimalOfNumber } from '../shop-offer';
import type { ReadGoods } from '../shop-offer';

const text = z.catch(z.nullable(z.string()), null);
const offerShape = z.object({
  Price: z.number(),
  ListPrice: z.catch(z.nullable(z.number()), null),
  AvailableQuantity: z.catch(z.nullable(z.number()), null),
  IsAvailable: z.catch(z.nullable(z.boolean()), null),
});
const sellerShape = z.object({
  sellerId: z.string(),
  sellerName: text,
  sellerDefault: z.catch(z.nullable(z.boolean()), null),
  commertialOffer: offerShape,
});
const itemShape = z.object({
  itemId: z.string(),
  name: text,
  nameComplete: text,
  ean: text,
  images: z.catch(z.array(z.object({ imageUrl: text })), []),
  sellers: z.array(z.unknown()),
});
const productShape = z.object({
  productName: z.string().check(z.minLength(1)),
  brand: text,
  linkText: z.string().check(z.minLength(1)),
  productReference: text,
  items: z.array(z.unknown()),
});
type Offer = z.infer<typeof offerShape>;

/** One per seller and variant. Links use the shop's host instead of the account's. */
export function readVtexProducts(answer: unknown, what: string): readonly ReadGoods[] {
  if (!Array.isArray(answer)) throw new SourceFailure('bad-answer', `${what} has no open catalog`);
  const products = answer.flatMap((one) => productShape.safeParse(one).data ?? []);
  if (answer.length > 0 && products.length === 0) {
    throw new SourceFailure('bad-answer', `${what} returned products in an unknown format`);
  }
  return products.flatMap((product) => {
    const items = product.items.flatMap((one) => itemShape.safeParse(one).data ?? []);
    const page = `/${encodeURIComponent(product.linkText)}/p`;
    return items.flatMap((item) => {
      const sellers = item.sellers.flatMap((one) => sellerShape.safeParse(one).data ?? []);
      return sellers.map((seller): ReadGoods => {
        const { Price: price, ListPrice: listPrice } = seller.commertialOffer;
        return {
          variantId: `${item.itemId} ${seller.sellerId}`,
          link: items.length > 1 ? `${page}?skuId=${encodeURIComponent(item.itemId)}` : page,
          title: variantTitle(product.productName, item.name ?? null),
          brand: product.brand,
          barcodes: [item.ean],
          mpn: product.productReference,
          sku: item.itemId,
          price: { amount: decimalOfNumber(price) ?? '', currency: null },
          listPrice: listPrice === null ? null : { amount: decimalOfNumber(listPrice) ?? '', currency: null },
          availability: stockOf(seller.commertialOffer),
          imageUrl: item.images[0]?.imageUrl,
          seller: seller.sellerDefault === true ? null : seller.sellerName,
        };
      });
    });
  });
}

function stockOf({ IsAvailable: isAvailable, AvailableQuantity: quantity }: Offer): Availability {
  if (isAvailable !== null) return isAvailable ? 'in_stock' : 'out_of_stock';
  if (quantity === null) return 'unknown';
  return quantity > 0 ? 'in_stock' : 'out_of_stock';
}
