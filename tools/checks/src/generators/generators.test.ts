import { requireFitting } from './library';
import type { LibraryOptions } from './library';
import { literal, requireName, requirePath } from './names';

const library: LibraryOptions = {
  name: 'delivery-times',
  floor: 'shopping',
  type: 'domain',
  runs: 'anywhere',
  purpose: 'How long shops take to deliver.',
};

it('accepts a library whose type and runtime fit its layer', () => {
  expect(() => requireFitting(library)).not.toThrow();
});

it.each([
  ['a type of another floor', { type: 'adapter' }, /domain only/],
  ['a domain in the browser', { runs: 'browser' }, /anywhere or node/],
  ['a banned name', { name: 'utils' }, /banned name/],
  ['a name that is not kebab-case', { name: 'DeliveryTimes' }, /kebab-case/],
] as const)('refuses %s', (_what, overrides, sentence) => {
  expect(() => requireFitting({ ...library, ...overrides })).toThrow(sentence);
});

it('refuses a path without its prefix', () => {
  expect(() => requirePath('/elsewhere', '/api/')).toThrow('/api/');
  expect(() => requirePath('/api/x y', '/api/')).toThrow('no path');
  expect(() => requireName('list-retailers')).not.toThrow();
});

it('escapes quotes in a text', () => {
  expect(literal("a shop's \\ name")).toBe("'a shop\\'s \\\\ name'");
});
