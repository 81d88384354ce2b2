import { pageLanguageOf, plainPage, plainPagePolicy } from './plain-page';
import { createHash } from 'node:crypto';

it.each([
  [{ cookie: 'a=b; pricehunt_language=de', 'accept-language': 'en' }, 'de'],
  [{ cookie: 'pricehunt_language=xx', 'accept-language': 'fr, de-AT;q=0.8, en;q=0.5' }, 'de'],
  [{ 'accept-language': 'en-GB, de' }, 'en'],
  [{}, 'en'],
] as const)('uses the chosen language, then the browser’s: %j', (headers, language) => {
  expect(pageLanguageOf(headers)).toBe(language);
});

it('allows only the style that its policy names', () => {
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(plainPage('en', 'A title', '')) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');

  expect(plainPagePolicy("'none'")).toContain(`style-src 'sha256-${hash}'`);
});

it('writes a title as text', () => {
  expect(plainPage('de', '<b>&', '')).toContain('<h1>&lt;b&gt;&amp;</h1>');
});
