import fc from 'fast-check';
import { gtinsOf, offerIdOf, retailerOf, variantAttributes, variantTitle, webAddress } from './variant-facts';

describe('offerIdOf', () => {
  it('is unique per source, link and variant, and stable', () => {
    const part = fc.webUrl();
    fc.assert(
      fc.property(part, part, fc.string(), fc.string(), (link, otherLink, variant, otherVariant) => {
        const isSame = link === otherLink && variant === otherVariant;

        const ids = [offerIdOf('ucp:a', link, variant), offerIdOf('ucp:a', otherLink, otherVariant)];

        expect(ids[0] === ids[1]).toBe(isSame);
        expect(offerIdOf('ucp:b', link, variant)).not.toBe(ids[0]);
      }),
    );
  });
});

describe('retailerOf', () => {
  it.each([
    ['https://www.shop.example.co.uk/p', 'example.co.uk'],
    ['https://tray.myshopify.com/p', 'tray.myshopify.com'],
    ['http://127.0.0.1:4411/p', '127.0.0.1:4411'],
  ])('returns for %s the shop %s', (link, domain) => {
    expect(retailerOf(link, ' ')).toEqual({ name: domain, domain });
  });
});

describe('variantTitle', () => {
  it.each([
    ['Trail shoe', 'Red / 42', 'Trail shoe - Red / 42'],
    ['Trail shoe', 'Default Title', 'Trail shoe'],
    ['Trail shoe red', 'Red', 'Trail shoe red'],
    ['Trail shoe', 'Trail Shoe, red', 'Trail Shoe, red'],
    ['Trail shoe', null, 'Trail shoe'],
  ])('names %s in %s %s', (product, variant, title) => {
    expect(variantTitle(product, variant)).toBe(title);
  });
});

describe('variantAttributes', () => {
  it('translates option names to English, and leaves out the default option', () => {
    const options = [
      { name: 'Farbe', label: ' Schwarz ' },
      { name: 'Größe', label: 'M' },
      { name: 'Finish', label: 'Matte' },
      { name: 'Title', label: 'Default Title' },
    ];

    expect(variantAttributes(options)).toEqual({ colour: 'Schwarz', size: 'M', finish: 'Matte' });
  });
});

describe('gtinsOf', () => {
  it('returns valid codes without duplicates', () => {
    const barcodes = ['4548736132610', '45-48736-13261-0', '4548736132611', 'SKU-1', '', null];

    expect(gtinsOf(barcodes)).toEqual(['04548736132610']);
  });
});

describe('webAddress', () => {
  it.each([
    ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['/a.jpg', 'https://shop.example/a.jpg'],
    ['data:image/png;base64,AA', null],
    ['', null],
    [null, null],
  ])('makes %s %s', (address, absolute) => {
    expect(webAddress(address, 'https://shop.example')).toBe(absolute);
  });
});
