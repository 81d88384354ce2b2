import type { OrderMarks } from './order-clues';
import { cameWithoutId, orderClues } from './order-clues';

const marks: OrderMarks = { attributes: [], checkoutReferences: [], landingLink: null };
const idOf = (end: string) => `aff_oak.example_1700000000000_${end}`;

describe('orderClues', () => {
  it('prefers cart attributes to the checkout and the checkout to the landing page', () => {
    const clues = orderClues(
      {
        attributes: [{ name: '_pricehunt_ref', value: idOf('a') }],
        checkoutReferences: [idOf('b'), idOf('a')],
        landingLink: `/products/tray?pricehunt_ref=${idOf('c')}&utm_source=x`,
      },
      'pricehunt_ref',
    );

    expect(clues).toEqual([
      { reference: idOf('a'), method: 'cart-attribute' },
      { reference: idOf('b'), method: 'checkout-token' },
      { reference: idOf('c'), method: 'landing-address' },
    ]);
  });

  it("reads several ids from one attribute, and the merchant's own parameter", () => {
    const clues = orderClues(
      {
        ...marks,
        attributes: [{ name: 'Partner', value: `${idOf('a')}, ${idOf('b')}` }],
        landingLink: `https://oak.example/?partner=${idOf('c')}`,
      },
      'partner',
    );

    expect(clues.map(({ reference }) => reference)).toEqual([idOf('a'), idOf('b'), idOf('c')]);
  });

  it.each([
    { attributes: [{ name: 'gift', value: idOf('a') }] },
    { attributes: [{ name: 'pricehunt_ref', value: "'; drop" }] },
    { landingLink: '/wallets/checkouts.json' },
    { landingLink: 'javascript:alert(1)?pricehunt_ref=abcdefghij' },
    { landingLink: '' },
  ])('finds nothing in %j', (change) => {
    expect(orderClues({ ...marks, ...change }, 'pricehunt_ref')).toEqual([]);
  });

  it('looks up at most 40 ids per order', () => {
    const value = Array.from({ length: 500 }, (_none, number) => idOf(String(number))).join(' ');

    expect(orderClues({ ...marks, attributes: [{ name: 'ph_click', value }] }, 'x')).toHaveLength(40);
  });
});

describe('cameWithoutId', () => {
  it('recognises a visit from PriceHunt by its campaign', () => {
    const landingLink = 'https://oak.example/p?utm_source=pricehunt&utm_campaign=product_referral';

    expect(cameWithoutId({ ...marks, landingLink }, 'product_referral')).toBe(true);
    expect(cameWithoutId({ ...marks, landingLink }, 'another')).toBe(false);
    expect(cameWithoutId(marks, 'product_referral')).toBe(false);
  });
});
