import { germanShipping } from './german-shipping';
import { englishShipping } from './english-shipping';
import { deliverySentence, shippingSentence, totalSentence } from './shipping-words';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const known = { kind: 'known', cost: eur(499) } as const;

describe('shippingSentence', () => {
  it.each([
    ['a cost', { shipping: known }, '€4.99 shipping', '4,99 € Versand'],
    [
      'a cost that falls away from an amount',
      { shipping: known, freeFrom: eur(2900) },
      '€4.99 shipping, free from €29.00',
      '4,99 € Versand, kostenlos ab 29,00 €',
    ],
    [
      'an amount from which it is free, where the cost below is not stated',
      { shipping: { kind: 'unknown' }, freeFrom: eur(2900) },
      'free shipping from €29.00, not stated below that',
      'kostenloser Versand ab 29,00 €, darunter nicht angegeben',
    ],
    ['free shipping', { shipping: { kind: 'free' } }, 'free shipping', 'kostenloser Versand'],
    ['nothing', { shipping: { kind: 'unknown' } }, 'shipping not stated', 'Versand nicht angegeben'],
  ] as const)('describes %s', (_name, stated, english, german) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(plain(shippingSentence(stated, englishShipping, 'en-GB'))).toBe(english);
    expect(plain(shippingSentence(stated, germanShipping, 'de-DE'))).toBe(german);
  });
});

describe('totalSentence', () => {
  it.each([
    ['delivered', 'included', 'EUR', 'incl. shipping', 'inkl. Versand'],
    ['item-only', 'included', 'EUR', 'before shipping', 'zzgl. Versand'],
    ['delivered', 'excluded', 'USD', 'incl. shipping, plus sales tax', 'inkl. Versand, zzgl. Sales Tax'],
    ['item-only', 'excluded', 'EUR', 'before shipping, plus VAT', 'zzgl. Versand, zzgl. MwSt.'],
    [
      'item-only',
      'unknown',
      'KES',
      'before shipping, tax not stated',
      'zzgl. Versand, Steuer nicht angegeben',
    ],
  ] as const)('describes an amount %s with tax %s in %s', (kind, tax, currency, english, german) => {
    expect(totalSentence({ kind, tax, currency }, englishShipping)).toBe(english);
    expect(totalSentence({ kind, tax, currency }, germanShipping)).toBe(german);
  });
});

it('describes the delivery time', () => {
  expect(deliverySentence({ min: 2, max: 4 }, englishShipping, 'en')).toBe('delivery in 2–4 days');
  expect(deliverySentence({ min: 3, max: 3 }, germanShipping, 'de')).toBe('Lieferung in 3 Tagen');
  expect(deliverySentence({ min: 1, max: 1 }, englishShipping, 'en')).toBe('delivery in 1 day');
  expect(deliverySentence({ min: 0, max: 3 }, englishShipping, 'en')).toBe('delivery within 3 days');
  expect(deliverySentence({ min: 0, max: 1 }, germanShipping, 'de')).toBe('Lieferung innerhalb von 1 Tag');
});
