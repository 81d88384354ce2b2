import { productDetail } from '@pricehunt/offers';
import type { Offer, Product, ShippingRate } from '@pricehunt/offers';
import { imagePathOf, pathOf } from './shops/paths';
import { openStore } from './shops/store';
import type { Store } from './shops/store';
import { staples } from './world/every-product';
import { asGtin14 } from './world/gtin';
import type { Listing } from './world/listings';
import { statedFacts } from './world/stated-facts';
import { detailsOf } from './world/product-details';
import type { WorldProduct } from './world/product';
import { shops } from './world/shops';
import type { ShopId } from './world/shops';
import { nouns } from './world/nouns';
import { categories, colours } from './world/words';

export interface SnapshotWish {
  /** Returns the origin of the shop at this place in the order of ports. */
  readonly origins: (index: number) => string;
  /** YYYY-MM-DD */
  readonly today: string;
  /** ISO 8601 in UTC. */
  readonly checkedAt: string;
}

/** One line of the snapshot: examples, then products, offers and price changes. */
export type SnapshotLine =
  | { readonly type: 'examples'; readonly links: readonly ExampleLink[] }
  | { readonly type: 'product'; readonly product: Product }
  | { readonly type: 'offer'; readonly productId: string; readonly offer: Offer }
  | {
      readonly type: 'price';
      readonly retailerDomain: string;
      readonly offerId: string;
      readonly day: string;
      readonly amountMinor: number;
      readonly currency: string;
      /** In stock if left out. */
      readonly availability?: 'out_of_stock';
    };

interface ExampleLink {
  readonly title: string;
  readonly retailer: string;
  readonly link: string;
}

/** What the catalog contains before any live look-up: three shops fully, half of a fourth, none of the others. */
export function* snapshotLines(wish: SnapshotWish): Generator<SnapshotLine> {
  const stores = shops.map((profile, index) => openStore(profile, wish.origins(index), wish.today));
  yield { type: 'examples', links: exampleLinks(stores) };
  const known = stores.flatMap((store) =>
    store.listings.filter((listing) => isInSnapshot(listing)).map((listing) => ({ store, listing })),
  );
  const byProduct = new Map<string, typeof known>();
  for (const entry of known) {
    const key = entry.listing.product.key;
    byProduct.set(key, [...(byProduct.get(key) ?? []), entry]);
  }
  const offers: SnapshotLine[] = [];
  const prices: SnapshotLine[] = [];
  for (const entries of byProduct.values()) {
    const [first] = entries;
    if (first === undefined) continue;
    const product = productOf(first.listing.product, `${first.store.origin}${imagePathOf(first.listing)}`);
    yield { type: 'product', product };
    for (const { store, listing } of entries) {
      const offer = offerOf(store, listing, product, wish.checkedAt);
      offers.push({ type: 'offer', productId: product.id, offer });
      prices.push(...priceLines(offer, listing));
    }
  }
  yield* offers;
  yield* prices;
}

/** Links to three products that many shops sell, each at a different shop that isn't the cheapest. */
function exampleLinks(stores: readonly Store[]): readonly ExampleLink[] {
  const from: readonly ShopId[] = ['pennywick', 'lumen', 'brandt'];
  return staples.flatMap((familyKey, index) => {
    const store = stores.find(({ profile }) => profile.id === from[index]);
    const listing = store?.listings.find(({ product }) => product.familyKey === familyKey);
    if (store === undefined || listing === undefined) return [];
    const { brand, name } = listing.product;
    return [
      { title: `${brand} ${name}`, retailer: store.profile.name, link: `${store.origin}${pathOf(listing)}` },
    ];
  });
}

/** The days on which a listing's price or stock changed, oldest first. */
function priceLines(
  { id, retailer, price }: Offer,
  { changes, shortages }: Listing,
): readonly SnapshotLine[] {
  const days = new Set([
    ...changes.map(({ day }) => day),
    ...shortages.flatMap(({ from, until }) => [from, until]),
  ]);
  return [...days].sort().flatMap((day): SnapshotLine[] => {
    const change = changes.findLast((each) => each.day <= day);
    if (change === undefined) return [];
    const isSoldOut = shortages.some(({ from, until }) => from <= day && day < until);
    return [
      {
        type: 'price',
        retailerDomain: retailer.domain,
        offerId: id,
        day,
        amountMinor: change.amountMinor,
        currency: price.currency,
        ...(isSoldOut ? { availability: 'out_of_stock' } : {}),
      },
    ];
  });
}

/** What a shop that states delivery days at home says of shipping there. */
function homeRate({ shop, shipping }: Listing): readonly ShippingRate[] {
  if (shop.deliveryDays === undefined) return [];
  const cost = shipping.kind === 'known' ? shipping.cost : { amountMinor: 0, currency: shop.currency };
  return [{ country: shop.country, cost, freeFrom: null, deliveryDays: shop.deliveryDays.home }];
}

/** False for listings that only a live look-up finds. */
function isInSnapshot({ shop, number, product }: Listing): boolean {
  if (shop.id === 'lumen') return number % 2 === 0 && !staples.includes(product.familyKey);
  return shop.id === 'brandt' || shop.id === 'pennywick' || shop.id === 'nordlys';
}

function productOf(product: WorldProduct, imageUrl: string): Product {
  const noun = nouns[product.noun];
  const traits = [
    product.colour === null ? null : colours[product.colour].en,
    product.capacity,
    product.size,
  ].filter((trait) => trait !== null);
  return {
    id: `demo-${product.key}`,
    title: [`${product.brand} ${product.name}`, ...traits].join(', '),
    brand: product.brand,
    gtins: [asGtin14(product.gtin)],
    mpn: product.mpn,
    attributes: attributesOf(product),
    category: `${categories[noun.category].en} > ${noun.en}`,
    description: product.text,
    imageUrl,
  };
}

function attributesOf(product: WorldProduct): Record<string, string> {
  return {
    ...(product.colour === null ? {} : { colour: colours[product.colour].en.toLowerCase() }),
    ...(product.capacity === null ? {} : { capacity: product.capacity }),
    ...(product.size === null ? {} : { size: product.size }),
    ...Object.fromEntries(
      detailsOf(product, 'en').flatMap((stated) => {
        const detail = productDetail(stated.name, stated.value);
        return detail === null ? [] : [[detail.name, detail.value]];
      }),
    ),
  };
}

function offerOf(store: Store, listing: Listing, product: Product, checkedAt: string): Offer {
  const { shop, condition } = listing;
  return {
    id: `demo-${shop.id}-${listing.sku.toLowerCase()}`,
    source: 'catalog',
    retailer: { name: shop.name, domain: new URL(store.origin).host },
    seller: null,
    sku: listing.sku,
    link: `${store.origin}${pathOf(listing)}`,
    affiliateLink: null,
    imageUrl: `${store.origin}${imagePathOf(listing)}`,
    title: listing.title.full,
    brand: product.brand,
    gtins: product.gtins,
    mpn: product.mpn,
    attributes: condition === 'new' ? product.attributes : { ...product.attributes, condition },
    price: listing.price,
    listPrice: listing.listPrice,
    shipping: listing.shipping,
    shippingRates: [...homeRate(listing), ...listing.shippingRates],
    availability: listing.availability,
    condition,
    checkedAt,
    ...(shop.id === 'brandt' ? { facts: statedFacts(listing) } : {}),
  };
}
