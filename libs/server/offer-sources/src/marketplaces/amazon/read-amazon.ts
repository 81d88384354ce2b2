import type { Availability, Condition, Offer } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { SourceFailure } from '../../offer-source';
import { offerOfMarketplace } from '../marketplace-offer';

const text = z.catch(z.nullish(z.string()), null);
const values = z.catch(z.nullish(z.object({ displayValues: z.array(z.string()) })), null);
const shown = z.catch(z.nullish(z.object({ displayValue: text })), null);
const money = z.catch(z.nullish(z.object({ amount: z.number(), currency: z.string() })), null);
const priceShape = z.catch(
  z.nullish(
    z.object({
      money,
      savingBasis: z.catch(z.nullish(z.object({ money, savingBasisType: text })), null),
    }),
  ),
  null,
);
const listingShape = z.object({
  price: priceShape,
  availability: z.catch(z.nullish(z.object({ type: text })), null),
  condition: z.catch(z.nullish(z.object({ value: text })), null),
  merchantInfo: z.catch(z.nullish(z.object({ id: text, name: text })), null),
  violatesMAP: z.catch(z.nullish(z.boolean()), null),
  dealDetails: z.catch(z.nullish(z.object({ accessType: text })), null),
});
const itemShape = z.object({
  asin: z.string().check(z.regex(/^[A-Z0-9]{10}$/)),
  detailPageURL: z.string(),
  itemInfo: z.object({
    title: z.object({ displayValue: z.string().check(z.minLength(1)) }),
    byLineInfo: z.catch(z.nullish(z.object({ brand: shown, manufacturer: shown })), null),
    externalIds: z.catch(z.nullish(z.object({ eans: values, upcs: values, isbns: values })), null),
    manufactureInfo: z.catch(z.nullish(z.object({ itemPartNumber: shown })), null),
    productInfo: z.catch(z.nullish(z.object({ color: shown, size: shown })), null),
  }),
  images: z.catch(
    z.nullish(z.object({ primary: z.nullish(z.object({ large: z.nullish(z.object({ url: text })) })) })),
    null,
  ),
  offersV2: z.catch(z.nullish(z.object({ listings: z.array(z.unknown()) })), null),
});
type AmazonItem = z.infer<typeof itemShape>;
type AmazonListing = z.infer<typeof listingShape>;

const itemsShape = z.object({ items: z.array(z.unknown()) });
const answerShape = z.object({
  searchResult: z.optional(itemsShape),
  itemsResult: z.optional(itemsShape),
  errors: z.optional(z.array(z.object({ code: z.string() }))),
});

/** One offer per listing. Throws SourceFailure for an invalid response. */
export function offersOfAmazon(answer: unknown, checkedAt: string): readonly Offer[] {
  const read = answerShape.safeParse(answer);
  const result = read.success ? (read.data.searchResult ?? read.data.itemsResult) : undefined;
  if (!read.success || (result === undefined && read.data.errors === undefined)) {
    throw new SourceFailure('bad-answer', 'amazon returned no items');
  }
  const listed = result?.items ?? [];
  const items = listed.flatMap((one) => itemShape.safeParse(one).data ?? []);
  if (listed.length > 0 && items.length === 0) {
    throw new SourceFailure('bad-answer', 'amazon returned items in an unknown format');
  }
  return items.flatMap((item) =>
    (item.offersV2?.listings ?? []).flatMap((one) => {
      const listing = listingShape.safeParse(one);
      return (listing.success ? offerOf(item, listing.data, checkedAt) : null) ?? [];
    }),
  );
}

function offerOf(item: AmazonItem, listing: AmazonListing, checkedAt: string): Offer | null {
  // Prices below the advertised minimum and member prices don't apply to everybody.
  if (listing.violatesMAP === true || /^PRIME/i.test(listing.dealDetails?.accessType ?? '')) return null;
  const { title, byLineInfo, externalIds, manufactureInfo, productInfo } = item.itemInfo;
  const seller = listing.merchantInfo?.name ?? null;
  const condition = conditionOf(listing);
  const basis = listing.price?.savingBasis;
  return offerOfMarketplace(
    { id: 'amazon', name: 'Amazon' },
    {
      itemId: item.asin,
      variantId: `${item.asin} ${listing.merchantInfo?.id ?? seller ?? ''} ${condition}`,
      link: item.detailPageURL,
      affiliateLink: item.detailPageURL,
      title: title.displayValue,
      brand: byLineInfo?.brand?.displayValue ?? byLineInfo?.manufacturer?.displayValue,
      gtins: [externalIds?.eans, externalIds?.upcs, externalIds?.isbns].flatMap(
        (ids) => ids?.displayValues ?? [],
      ),
      mpn: manufactureInfo?.itemPartNumber?.displayValue,
      attributes: {
        ...attribute('colour', productInfo?.color?.displayValue),
        ...attribute('size', productInfo?.size?.displayValue),
      },
      price: listing.price?.money ?? null,
      // Nobody paid a recommended price.
      listPrice: basis?.savingBasisType === 'WAS_PRICE' ? (basis.money ?? null) : null,
      availability: availabilityOf(listing),
      condition,
      imageUrl: item.images?.primary?.large?.url,
      seller: seller !== null && /^amazon\b/i.test(seller) ? null : seller,
    },
    checkedAt,
  );
}

function attribute(name: string, value: string | null | undefined): Readonly<Record<string, string>> {
  return value ? { [name]: value } : {};
}

const availabilityByType: ReadonlyMap<string, Availability> = new Map([
  ['instock', 'in_stock'],
  ['instockscarce', 'in_stock'],
  ['now', 'in_stock'],
  ['availabledate', 'back_order'],
  ['leadtime', 'back_order'],
  ['preorder', 'pre_order'],
  ['preorderable', 'pre_order'],
  ['outofstock', 'out_of_stock'],
  ['unavailable', 'out_of_stock'],
]);

function availabilityOf({ availability }: AmazonListing): Availability {
  const type = availability?.type?.toLowerCase().replace(/[^a-z]/g, '') ?? '';
  return availabilityByType.get(type) ?? 'unknown';
}

function conditionOf({ condition }: AmazonListing): Condition {
  switch (condition?.value?.toLowerCase()) {
    case 'new':
      return 'new';
    case 'refurbished':
      return 'refurbished';
    case 'used':
    case 'collectible':
      return 'used';
    default:
      return 'unknown';
  }
}
