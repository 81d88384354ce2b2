import type { Offer, Product } from '@pricehunt/offers';
import { oneOf, seededNumbers } from '../seeded-numbers';
import { colours, goodsKinds, lineNames, makers } from './catalog-words';

/** The number of offers per product, in rows of thirty: one hundred together, mostly one or two each. */
const offersInARow = [
  1, 1, 2, 2, 3, 3, 4, 5, 5, 7, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7,
] as const;

const shopCount = 240;
const letters = 'ABCDEFGHJKLMNPRSTVWX';

/** Returns the same product for the same number, starting at 0. */
export function generatedProduct(number: number): Product {
  const next = seededNumbers(number * 2_654_435_761 + 1);
  const kind = oneOf(next, goodsKinds);
  const brand = oneOf(next, makers);
  const line = oneOf(next, lineNames);
  const colour = oneOf(next, colours);
  const size = oneOf(next, kind.sizes);
  const features = [...new Set([oneOf(next, kind.features), oneOf(next, kind.features)])];
  const code = Array.from({ length: 2 }, () => oneOf(next, [...letters])).join('');
  const model = `${code}-${1000 + Math.floor(next() * 9000)}${oneOf(next, ['', 'X', 'B', 'S2'])}`;
  return {
    id: `generated-${number}`,
    title: `${brand} ${line} ${model} ${features[0] ?? ''} ${kind.noun}, ${size}, ${colour}`,
    brand,
    gtins: [gtinOf(number)],
    mpn: model,
    attributes: { colour, size },
    category: kind.category,
    description:
      `The ${line} is a ${features.join(', ')} ${kind.noun} by ${brand} in ${colour}. ` +
      `Comes with ${oneOf(next, ['a two year guarantee', 'a spare battery', 'a travel pouch', 'a quick start guide'])}.`,
    imageUrl: `https://images.example/${number}.jpg`,
  };
}

/** Returns a product's offers. Products 0 to 299,999 have 1,000,000 together. */
export function generatedOffers(
  number: number,
  product: Product = generatedProduct(number),
): readonly Offer[] {
  const next = seededNumbers(number * 40_503 + 1);
  const basePrice = 900 + Math.floor(next() ** 3 * 180_000);
  const firstShop = Math.floor(next() * shopCount);
  return Array.from({ length: offersInARow[number % offersInARow.length] ?? 1 }, (_, place) => {
    const shop = (firstShop + place * 7) % shopCount;
    return offerOf(product, number, shop, Math.round(basePrice * (0.9 + next() * 0.3)), next());
  });
}

function offerOf(product: Product, number: number, shop: number, amountMinor: number, luck: number): Offer {
  const domain = `shop-${shop}.example`;
  const { brand, gtins, mpn, attributes } = product;
  return {
    id: `offer-${number}-${shop}`,
    source: 'catalog',
    retailer: { name: `Shop ${shop}`, domain },
    seller: null,
    sku: `${shop}-${number}`,
    link: `https://${domain}/products/${number}`,
    affiliateLink: null,
    imageUrl: product.imageUrl,
    title: product.title,
    brand,
    gtins,
    mpn,
    attributes,
    price: { amountMinor, currency: shop % 6 === 0 ? 'GBP' : 'EUR' },
    listPrice: null,
    shippingRates: [],
    shipping:
      luck < 0.3
        ? { kind: 'free' }
        : { kind: 'known', cost: { amountMinor: 499, currency: shop % 6 === 0 ? 'GBP' : 'EUR' } },
    availability: luck < 0.85 ? 'in_stock' : 'out_of_stock',
    condition: luck < 0.95 ? 'new' : 'refurbished',
    checkedAt: '2026-01-01T00:00:00.000Z',
  };
}

/** A 13-digit GTIN with its check digit, padded to 14. */
function gtinOf(number: number): string {
  const body = `0461${String(number).padStart(9, '0')}`;
  const sum = [...body].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
