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
  ])('for %j guesses %s and %s', (locales, country, currency) => {
    expect(guessPlace(locales)).toEqual({ country, currency });
  });
});

it('parses what it formats', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countryCodes), (country) => {
      const place = guessPlace([`und-${country}`]);
      expect(readPlace(writePlace(place))).toEqual(place);
    }),
  );
});

it.each([null, '', 'de eur', 'DE', 'DE EURO', '{}'])('returns null for %j', (text) => {
  expect(readPlace(text)).toBeNull();
});
