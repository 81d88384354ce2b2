import { chosenLanguage, preferredLanguages } from './preferred-languages';

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', ['de-AT', 'de', 'en']],
  ['en;q=0.3, de ;q=0.7', ['de', 'en']],
  ['de;q=0, en', ['en']],
  ['*, <script>, en', ['en']],
  [undefined, []],
])('orders the languages of "%s" by preference, without those refused or malformed', (header, languages) => {
  expect(preferredLanguages(header)).toEqual(languages);
});

it.each([
  ['pricehunt_language=de', 'de'],
  ['session=1; pricehunt_language=en; theme=dark', 'en'],
  ['other_pricehunt_language=de', null],
  ['pricehunt_language=<b>', null],
  [undefined, null],
])('reads the chosen language from the cookies "%s"', (cookies, language) => {
  expect(chosenLanguage(cookies)).toBe(language);
});
