import { hostPattern, readSiteAddress } from './site-address';

it.each([
  ['https://prices.example/browse?q=1', 'https://prices.example'],
  ['  Prices.Example:8443 ', 'https://prices.example:8443'],
  ['localhost:4200', 'http://localhost:4200'],
  ['http://127.0.0.1:4200/', 'http://127.0.0.1:4200'],
  ['https://localhost', 'https://localhost'],
  ['localhost.example', 'https://localhost.example'],
])('reads %j as the site %s', (typed, origin) => {
  expect(readSiteAddress(typed)).toEqual({ kind: 'site', origin });
});

it.each([
  ['', 'empty'],
  ['prices', 'not-an-address'],
  ['not an address', 'not-an-address'],
  ['ftp://prices.example', 'not-an-address'],
  ['https://user:secret@prices.example', 'not-an-address'],
  ['javascript:alert(1)', 'not-an-address'],
  ['http://prices.example', 'not-secure'],
  ['http://localhost.example', 'not-secure'],
  ['http://127.0.0.1.example', 'not-secure'],
  ['http://192.168.1.5:4200', 'not-secure'],
] as const)('refuses %j as %s', (typed, kind) => {
  expect(readSiteAddress(typed)).toEqual({ kind });
});

it('gives the pattern of a host without its port', () => {
  expect(hostPattern('http://localhost:4200')).toBe('http://localhost/*');
});
