import { extractProduct } from '../extract-product';
import type { ExtractedProduct } from '../vote/extracted-product';

function readPage(body: string, link = 'https://www.shop.co.uk/p/thing'): ExtractedProduct | null {
  const page = extractProduct(
    `<html><head><title>Star Lamp Thing</title></head><body><h1>Star Lamp Thing</h1>${body}<button>Add to basket</button></body></html>`,
    link,
  );
  return page.kind === 'product' ? page.product : null;
}

describe('a used item beside a new one', () => {
  it.each([
    ['<ul><li>Pre-owned <b>£24.99</b></li><li>New <b>£39.99</b></li></ul>'],
    ['<p><span class="used-price">£24.99</span> <span class="new-price">£39.99</span></p>'],
    ['<p>Gebraucht <b>£24.99</b></p><p>Neu <b>£39.99</b></p>'],
    ['<p>Old price <s>£49.99</s></p><p>New price <b>£39.99</b></p><p>Used <b>£24.99</b></p>'],
  ])('leaves the price of the new one: %s', (body) => {
    expect(readPage(body)?.price).toEqual({ amountMinor: 3_999, currency: 'GBP' });
  });

  it.each([
    ['<p>Gebraucht <b>£24.99</b></p><p>Neupreis: <b>£39.99</b></p>'],
    ['<p>Neupreis: <b>£39.99</b></p><p>Gebraucht <b>£24.99</b></p>'],
    ['<p>Used: <b>£24.99</b></p><p>New price: <b>£39.99</b></p>'],
    ['<p>Used: <b>£24.99</b> New price: <b>£39.99</b></p>'],
    ["<p>D'occasion <b>£24.99</b></p><p>Prix neuf : <b>£39.99</b></p>"],
  ])('keeps its price beside what it cost new: %s', (body) => {
    expect(readPage(body)?.price).toEqual({ amountMinor: 2_499, currency: 'GBP' });
  });

  it('keeps its price and is used where nothing else is sold', () => {
    expect(readPage('<p>Used: <b>£24.99</b></p>')).toMatchObject({
      price: { amountMinor: 2_499 },
      condition: 'used',
    });
    expect(readPage('<p>Price: <b>£24.99</b></p>')?.condition).toBe('unknown');
  });

  it('never lends its condition to the new one', () => {
    expect(readPage('<ul><li>Pre-owned <b>£24.99</b></li><li>New <b>£39.99</b></li></ul>')?.condition).toBe(
      'unknown',
    );
  });
});

describe('the tax of a printed price', () => {
  it.each([
    ['£41.66 + VAT', 'excluded'],
    ['£41.66 ex VAT', 'excluded'],
    ['£41.66 <small>zzgl. 19 % MwSt.</small>', 'excluded'],
    ['£41.66 HT', 'excluded'],
    ['Netto: £41.66', 'excluded'],
    ['£41.66 (税抜)', 'excluded'],
    ['£41.66 inkl. MwSt., zzgl. Versand', 'included'],
    ['£41.66 inc. 20% VAT', 'included'],
    ['£41.66 <span>TTC</span>', 'included'],
    ['£41.66', 'unknown'],
  ])('is read from the words beside it: %s', (text, tax) => {
    const product = readPage(`<p class="price">${text}</p>`);

    expect(product?.price?.amountMinor).toBe(4_166);
    expect(product?.tax).toBe(tax);
  });

  it('is not read from the heading', () => {
    const page = extractProduct(
      '<html><head><title>Mosquito Net</title></head><body><h1>Mosquito Net</h1><p>£9.99</p><button>Add to basket</button></body></html>',
      'https://www.shop.co.uk/p/net',
    );

    expect(page.kind === 'product' ? page.product.tax : null).toBe('unknown');
  });

  it('leaves the higher price beside one that is labelled as without tax', () => {
    const product = readPage(
      '<div><span>1 032 Kč bez DPH</span> <strong>1 249 Kč</strong></div>',
      'https://www.shop.cz/p/thing',
    );

    expect(product?.price).toEqual({ amountMinor: 124_900, currency: 'CZK' });
  });

  it('leaves the lower one where prices are stated without tax', () => {
    const product = readPage(
      '<div><span>$100.00 plus tax</span> <strong>$120.00</strong></div>',
      'https://www.shop.ca/p/thing',
    );

    expect(product?.price).toEqual({ amountMinor: 10_000, currency: 'CAD' });
  });
});

describe('a sign that only shops of one country use', () => {
  it.each([
    ['319,00 KM', 'https://www.shop.ba/p/thing', { amountMinor: 31_900, currency: 'BAM' }],
    ['R 2 899.00', 'https://www.shop.co.za/p/thing', { amountMinor: 289_900, currency: 'ZAR' }],
  ])('states the currency there: %s', (text, link, price) => {
    expect(readPage(`<div>${text}</div>`, link)?.price).toEqual(price);
  });

  it('is a unit elsewhere', () => {
    expect(readPage('<p>SKU: ST-1</p><div>319 KM</div>')?.price).toBeNull();
  });
});

describe('a code beside a price', () => {
  it('is not a price', () => {
    const body = '<p>Portes grátis em compras acima de 100 €</p><p>Ref. MC240</p>';

    expect(readPage(body, 'https://www.shop.pt/p/thing')?.price).toBeNull();
  });
});

describe('a price of several items', () => {
  it('is not the price of this one', () => {
    const body =
      '<div class="price">£12.99</div><div><span>Total price:</span> <span id="bulkAcquire-buybox__price" class="price">£17.01</span></div>';
    expect(readPage(body)?.price?.amountMinor).toBe(1_299);
    expect(readPage(body.replace('<div class="price">£12.99</div>', ''))?.price ?? null).toBeNull();
  });
});
