import { countryCodes } from '@pricehunt/offers';
import * as fc from 'fast-check';
import { guessPlace, readPlace, writePlace } from './place';

describe('guessPlace', () => {
  it.each([
    [['de-AT', 'en-US'], 'AT', 'EUR'],
    [['en', 'en-GB'], 'GB', 'GBP'],
    [['de'], 'DE', 'EUR'],
    [['ja'], 'JP', 'JPY'],
    [['de-CH'], 'CH', 'CHF'],
    [['zh-Hant-TW'], 'TW', 'TWD'],
    [['not a locale'], 'US', 'USD'],
    [[], 'US', 'USD'],
  ])('takes %j for %s and %s', (locales, country, currency) => {
    expect(guessPlace(locales)).toEqual({ country, currency });
  });
});

it('reads what it writes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countryCodes), (country) => {
      const place = guessPlace([`und-${country}`]);
      expect(readPlace(writePlace(place))).toEqual(place);
    }),
  );
});

it.each([null, '', 'de eur', 'DE', 'DE EURO', '{}'])('reads no place out of %j', (text) => {
  expect(readPlace(text)).toBeNull();
});
