import fc from 'fast-check';
import { currencyCodes } from './currencies';
import { formatMoney, moneyParts } from './money-format';

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatMoney', () => {
  it.each([
    [129900, 'EUR', 'de-DE', '1.299,00 €'],
    [129900, 'USD', 'en-US', '$1,299.00'],
    [1299, 'JPY', 'en-US', '¥1,299'],
    [1500, 'KWD', 'en-US', 'KWD 1.500'],
    [-500, 'USD', 'en-US', '-$5.00'],
  ])('formats %i minor units of %s for %s as %s', (amountMinor, currency, locale, printed) => {
    expect(plainSpaces(formatMoney({ amountMinor, currency }, locale))).toBe(printed);
  });

  it('shows minor units even in locales that usually omit them', () => {
    const printed = formatMoney({ amountMinor: 25_500, currency: 'IQD' }, 'en-US');

    expect(plainSpaces(printed)).toBe('IQD 25.500');
  });
});

describe('moneyParts', () => {
  it('splits an amount for typesetting', () => {
    const parts = moneyParts({ amountMinor: 123_450, currency: 'USD' }, 'en-US');

    expect(parts).toEqual([
      { part: 'currency', text: '$' },
      { part: 'major', text: '1,234' },
      { part: 'separator', text: '.' },
      { part: 'minor', text: '50' },
    ]);
  });

  it('has no minor part for yen', () => {
    const parts = moneyParts({ amountMinor: 1299, currency: 'JPY' }, 'en-US');

    expect(parts.map(({ part }) => part)).toEqual(['currency', 'major']);
  });

  it('joins to the output of formatMoney, in any currency and locale', () => {
    const locales = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'ar-EG', 'hi-IN', 'ja-JP', 'sv-SE');
    fc.assert(
      fc.property(
        fc.integer(),
        fc.constantFrom(...currencyCodes),
        locales,
        (amountMinor, currency, locale) => {
          const money = { amountMinor, currency };

          const joined = moneyParts(money, locale)
            .map(({ text }) => text)
            .join('');

          expect(joined).toBe(formatMoney(money, locale));
        },
      ),
    );
  });
});
