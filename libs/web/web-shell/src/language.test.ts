import { languageOf, localeWithin } from './language';

describe('languageOf', () => {
  it.each([
    ['de', ['en-US'], 'de'],
    [null, ['fr-FR', 'de-AT', 'en'], 'de'],
    [null, ['en-GB', 'de'], 'en'],
    ['xx', ['de'], 'de'],
    [null, ['fr'], 'en'],
    [null, [], 'en'],
  ])('keeps %j over what the browser wants (%j): %s', (kept, wanted, language) => {
    expect(languageOf(kept, wanted)).toBe(language);
  });
});

describe('localeWithin', () => {
  it.each([
    ['de', ['en-US', 'de-CH', 'de-DE'], 'de-CH'],
    ['en', ['de-DE', 'en-GB'], 'en-GB'],
    ['en', ['de-DE'], 'en'],
  ] as const)('writes figures of %s as the browser wants (%j): %s', (language, wanted, locale) => {
    expect(localeWithin(language, wanted)).toBe(locale);
  });
});
