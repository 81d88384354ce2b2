import * as fc from 'fast-check';
import { returnPath } from './return-path';

const site = 'https://pricehunt.example';
const signInPages = ['/business-login'];

it.each(['/business/dashboard', '/business/dashboard/settings?x=1#team', '/invitation'])(
  'returns to %s',
  (path) => {
    expect(returnPath(path, site, signInPages)).toBe(path);
  },
);

it.each([
  null,
  '',
  'business',
  'https://evil.example/',
  '//evil.example/a',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  '/business-login?return=/business-login',
])('returns null for %j', (value) => {
  expect(returnPath(value, site, signInPages)).toBeNull();
});

it('never leads to another origin, whatever the parameter is', () => {
  const pieces = fc.array(
    fc.constantFrom('/', '\\', '.', '..', ':', '@', 'evil.example', 'https', '\t', '\n', '%2f', '?', '#'),
  );
  fc.assert(
    fc.property(pieces, (parts) => {
      const path = returnPath(parts.join(''), site, signInPages);

      expect(path === null || new URL(path, site).origin === site).toBe(true);
    }),
  );
});
