import fc from 'fast-check';
import { currencyCodes, minorUnitDigits } from './currencies';
import { readPrice } from './price-reading';

const locales =
  'en-US en-GB en-IN en-ZA de-DE de-CH de-AT fr-FR fr-CH fr-CA es-ES es-MX es-AR pt-BR pt-PT it-IT nl-NL pl-PL cs-CZ sk-SK ' +
  'sl-SI hr-HR sr-RS hu-HU ro-RO bg-BG el-GR tr-TR ru-RU uk-UA be-BY sv-SE da-DK nb-NO fi-FI is-IS et-EE lv-LV lt-LT ca-ES ' +
  'eu-ES ga-IE cy-GB mk-MK bs-BA ar-EG ar-SA ar-AE fa-IR he-IL ur-PK hi-IN bn-BD bn-IN ta-IN te-IN mr-IN ne-NP pa-IN gu-IN ' +
  'kn-IN ml-IN si-LK my-MM th-TH vi-VN id-ID ms-MY km-KH lo-LA ja-JP ko-KR zh-CN zh-TW zh-HK ka-GE hy-AM az-AZ kk-KZ uz-UZ ' +
  'mn-MN sw-KE am-ET af-ZA';

/** Intl prints these currencies with each other's signs in some languages. The amount is still correct. */
const printedAlike = new Set(['MUR', 'XCG', 'ANG', 'STN', 'SSP', 'SDG']);

/** Shops in these currencies use commas for thousands; Intl uses them for decimals in other countries' languages. */
const pointOnly = new Set(['BHD', 'KWD', 'OMR', 'JOD']);

/** Iraqi fils are out of use, so shops print whole dinars with points or commas. Both readings are returned. */
const withoutMinorUnits = 'IQD';

const displays = fc.constantFrom('symbol' as const, 'narrowSymbol' as const, 'code' as const);
const amounts = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }),
  fc.integer({ min: 1, max: 10 ** 12 }),
  fc.constantFrom(99, 100, 999, 1_000, 1_299, 12_990, 100_000, 129_900, 1_000_000, 123_456_789),
);

describe('reading prices formatted by Intl', () => {
  it('returns the amount, and the currency or null', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales.split(' ')),
        fc.constantFrom(...currencyCodes),
        displays,
        amounts,
        (locale, currency, currencyDisplay, amountMinor) => {
          fc.pre(
            currency !== withoutMinorUnits && !(pointOnly.has(currency) && partsDecimalsByComma(locale)),
          );
          const { printed, amount } = print(amountMinor, locale, currency, currencyDisplay);

          const reading = readPrice(printed, { currency });

          expect({ printed, amount: Number(reading.amount) }).toEqual({ printed, amount });
          expect(reading.kind).toBe('exact');
          expect(reading.otherAmount).toBeNull();
          if (!printedAlike.has(currency)) expect([currency, null]).toContain(reading.currency);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('never claims another currency if only the text is known', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales.split(' ')),
        fc.constantFrom(...currencyCodes.filter((code) => !printedAlike.has(code))),
        amounts,
        (locale, currency, amountMinor) => {
          const { printed } = print(amountMinor, locale, currency, 'symbol');

          const reading = readPrice(printed);

          expect({ printed, claimed: reading.currency ?? currency }).toEqual({ printed, claimed: currency });
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('an ambiguous amount', () => {
  it.each([
    ['1.299', '1299', '1.299'],
    ['12,500', '12500', '12.500'],
    ['IQD 12,500', '12500', '12.500'],
  ])('is marked: %j', (text, amount, otherAmount) => {
    expect(readPrice(text)).toMatchObject({ amount, otherAmount });
  });

  it.each([
    ['1.299', 'EUR', '1299'],
    ['1.299', 'KWD', '1.299'],
    ['1,299', 'KWD', '1299'],
    ['1,299', 'TND', '1.299'],
    ['1,299', 'JPY', '1299'],
  ])('is resolved by the currency: %j in %s', (text, currency, amount) => {
    expect(readPrice(text, { currency })).toMatchObject({ amount, otherAmount: null });
  });

  it.each(['0.999', '1.299,00', '1.299.000', '12.99', '1299', '1 299', '1٫299', '12345.678'])(
    "isn't found in %j",
    (text) => {
      expect(readPrice(text).otherAmount).toBeNull();
    },
  );
});

describe('unit names shared by many countries', () => {
  it.each([
    ['100 francos', 'BIF'],
    ['100 dinara', 'DZD'],
    ['100 korun', 'ISK'],
  ])("don't contradict the page's currency: %j in %s", (text, currency) => {
    expect(readPrice(text, { currency }).currency).toBeNull();
  });

  it("mean the shop's home currency", () => {
    expect(readPrice('1 299 рублей', { country: 'BY' }).currency).toBe('BYN');
    expect(readPrice('1 299 рублей').currency).toBe('RUB');
  });
});

function print(
  amountMinor: number,
  locale: string,
  currency: string,
  currencyDisplay: 'symbol' | 'narrowSymbol' | 'code',
): { readonly printed: string; readonly amount: number } {
  const digits = minorUnitDigits(currency);
  const amount = amountMinor / 10 ** digits;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return { printed: format.format(amount), amount };
}

function partsDecimalsByComma(locale: string): boolean {
  return new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',');
}
