import { guessPlace } from './guess-place';

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
