import fc from 'fast-check';
import { visibleLine, visibleText } from './visible-text';

const characters = (...ranges: readonly (readonly [number, number])[]) =>
  ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_none, at) => String.fromCodePoint(from + at)),
  );
const directions = characters([0x061c, 0x061c], [0x200e, 0x200f], [0x202a, 0x202e], [0x2066, 0x2069]);
const withoutWidth = characters([0x200b, 0x200d], [0x2060, 0x2064], [0xfeff, 0xfeff], [0x180e, 0x180e]);

describe('visibleText', () => {
  it.each(
    [...directions, ...withoutWidth].map((character) => [character.codePointAt(0)?.toString(16), character]),
  )('removes U+%s from a text', (_code, character) => {
    expect(visibleText(`Sony${character} gpj.exe`)).toBe('Sony gpj.exe');
  });

  it.each([
    ['a family of emoji', '👩‍👩‍👧'],
    ['a Persian word', 'می‌خواهم'],
    ['a Hindi word', 'क्‍ष'],
    ['German and punctuation', 'Größe „L“ – 10 % günstiger'],
    ['Arabic', 'سماعات رأس'],
  ])("doesn't change %s", (_what, text) => {
    expect(visibleText(text)).toBe(text);
  });

  it('preserves JSON, without those characters in its texts', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify({ value, title: '\u202egnp.exe' });

        expect(visibleText(text)).not.toContain('\u202e');
        expect(() => JSON.parse(visibleText(text))).not.toThrow();
      }),
    );
  });
});

describe('visibleLine', () => {
  it('makes a name one line without control characters', () => {
    expect(visibleLine('  Klang\u0000werk\r\nBcc: a\u2028b\t \u202eGmbH\u0085 ')).toBe(
      'Klang werk Bcc: a b GmbH',
    );
  });
});
