import { extractProduct } from '../extract-product';
import type { ExtractedProduct } from '../vote/extracted-product';

const group = {
  '@type': 'ProductGroup',
  name: 'Parka',
  variesBy: ['color', 'size'],
  hasVariant: [
    {
      '@type': 'Product',
      sku: 'PK-S-RED',
      color: 'red',
      size: 'S',
      gtin13: '4006381333931',
      offers: { url: '/parka?variant=101', price: 90, priceCurrency: 'EUR', availability: 'InStock' },
    },
    {
      '@type': 'Product',
      sku: 'PK-M-RED',
      color: 'red',
      size: 'M',
      offers: { url: '/parka?variant=102', price: 95, priceCurrency: 'EUR', availability: 'OutOfStock' },
    },
    {
      '@type': 'Product',
      sku: 'PK-M-BLUE',
      color: 'blue',
      size: 'M',
      offers: { url: '/parka?variant=103', price: 99, priceCurrency: 'EUR', availability: 'InStock' },
    },
  ],
};

function parkaAt(link: string): ExtractedProduct | null {
  const reading = extractProduct(
    `<h1>Parka</h1><script type="application/ld+json">${JSON.stringify(group)}</script>`,
    link,
  );
  return reading.kind === 'product' ? reading.product : null;
}

describe('the variant in a link', () => {
  it('is found by its parameter, with its own price, stock, number and attributes', () => {
    const product = parkaAt('https://shop.example/parka?variant=102');

    expect(product).toMatchObject({
      price: { amountMinor: 9500, currency: 'EUR' },
      priceKind: 'exact',
      sku: 'PK-M-RED',
      availability: 'out_of_stock',
      attributes: { colour: 'red', size: 'M' },
    });
    expect(product?.variants.map((variant) => variant.isSelected)).toEqual([false, true, false]);
  });

  it.each([
    'https://shop.example/parka?sku=PK-M-BLUE',
    'https://shop.example/parka/pk-m-blue',
    'https://shop.example/parka-pk-m-blue.html',
  ])('is found by its number in %s', (link) => {
    const product = parkaAt(link);

    expect(product?.amount).toBe('99');
    expect(product?.sku).toBe('PK-M-BLUE');
  });

  it('is never picked by chance: without one the lowest price in stock is "from" and all variants are listed', () => {
    const product = parkaAt('https://shop.example/parka');

    expect(product?.amount).toBe('90');
    expect(product?.priceKind).toBe('from');
    expect(product?.sku).toBeNull();
    expect(product?.availability).toBe('in_stock');
    expect(product?.variants.some((variant) => variant.isSelected)).toBe(false);
  });

  it('is found among offers with their own numbers', () => {
    const sizes = {
      '@type': 'Product',
      name: 'Jeans',
      sku: 'J1',
      offers: ['30', '32'].map((size, index) => ({
        '@type': 'Offer',
        sku: `J1-00${size}`,
        price: 50 + index,
        priceCurrency: 'EUR',
        availability: 'InStock',
      })),
    };

    const reading = extractProduct(
      `<h1>Jeans</h1><script type="application/ld+json">${JSON.stringify(sizes)}</script>`,
      'https://shop.example/jeans?size=J1-0032',
    );

    expect(reading).toMatchObject({ kind: 'product', product: { amount: '51', sku: 'J1-0032' } });
  });

  it('is found among products with the same name', () => {
    const both = [1, 2].map((number) => ({
      '@type': 'Product',
      name: 'Mug',
      sku: `MUG-${String(number)}`,
      offers: { price: number * 10, priceCurrency: 'EUR' },
    }));

    const reading = extractProduct(
      `<h1>Mug</h1><script type="application/ld+json">${JSON.stringify(both)}</script>`,
      'https://shop.example/mug?id=MUG-2',
    );

    expect(reading).toMatchObject({ kind: 'product', product: { amount: '20', sku: 'MUG-2' } });
  });
});
