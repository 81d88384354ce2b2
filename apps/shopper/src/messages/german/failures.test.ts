import { endpoints } from '@pricehunt/api-contract/endpoints';
import { failures } from './failures';

/** The app's screens never show these. */
const notOnScreens = new Set<string>(['alert.bad-stop-link', 'redirect.bad-target', 'sitemap.not-found']);

const codes = new Set(
  endpoints
    .filter(({ audience }) => audience === 'public' || audience === 'shopper')
    .flatMap(({ errors }): readonly string[] => errors)
    .filter((code) => !notOnScreens.has(code)),
);

it.each([...codes])('has a German sentence for %s', (code) => {
  expect(failures.sentence({ code, message: '' })).not.toBe(
    failures.sentence({ code: 'no.code', message: '' }),
  );
});
