import { addressInLanguage, languageInAddress, languageOf, localeWithin } from './language';

describe('languageOf', () => {
  it.each([
    ['de', ['en-US'], 'de'],
    [null, ['fr-FR', 'de-AT', 'en'], 'de'],
    [null, ['en-GB', 'de'], 'en'],
    ['xx', ['de'], 'de'],
    [null, ['fr'], 'en'],
    [null, ['de_DE.UTF-8@euro'], 'de'],
    [null, ['@', '', '\0', 'de'], 'de'],
    [null, [], 'en'],
  ])('prefers the stored %j over the browser’s %j: %s', (kept, wanted, language) => {
    expect(languageOf(kept, wanted)).toBe(language);
  });
});

describe('languageInAddress', () => {
  it.each([
    ['?language=de', 'de'],
    ['?q=kettle&language=en', 'en'],
    ['?language=xx', null],
    ['', null],
  ])('finds in %j the language %j', (search, language) => {
    expect(languageInAddress(search)).toBe(language);
  });

  it('comes after the stored language and before the browser’s', () => {
    expect(languageOf(null, ['en-US'], 'de')).toBe('de');
    expect(languageOf('en', ['en-US'], 'de')).toBe('en');
  });

  it('keeps an address’s other parts when it is written', () => {
    const address = addressInLanguage('https://pricehunt.example/browse?q=kettle', 'de');

    expect(address).toBe('https://pricehunt.example/browse?q=kettle&language=de');
  });
});

describe('localeWithin', () => {
  it.each([
    ['de', ['en-US', 'de-CH', 'de-DE'], 'de-CH'],
    ['en', ['de-DE', 'en-GB'], 'en-GB'],
    ['en', ['de-DE'], 'en'],
    ['en', ['en-US@posix'], 'en-US'],
    ['en', ['en_GB.UTF-8'], 'en-GB'],
    ['en', ['en-x', 'en-1234567890', 'en-AU'], 'en-AU'],
    ['en', ['en-DE'], 'en-150'],
    ['en', ['en-SE', 'de'], 'en-150'],
    ['en', ['en-CH'], 'en-150'],
    ['en', ['en-IE'], 'en-IE'],
    ['en', ['en-IN'], 'en-IN'],
    ['de', ['de-AT'], 'de-AT'],
  ] as const)('formats figures of %s for the browser’s %j: %s', (language, wanted, locale) => {
    expect(localeWithin(language, wanted)).toBe(locale);
  });
});
