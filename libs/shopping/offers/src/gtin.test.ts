import fc from 'fast-check';
import { isGtin, printableGtin, readGtin, sameGtin, toGtin14 } from './gtin';

describe('readGtin', () => {
  it.each([
    ['4006381333931', '04006381333931'],
    ['EAN: 4006381333931', '04006381333931'],
    ['EAN13 4006381333931', '04006381333931'],
    ['EAN134006381333931', '04006381333931'],
    ['EAN4006381333931', '04006381333931'],
    ['gtin14: 10614141543219', '10614141543219'],
    ['12345678901231', '12345678901231'],
    ['GTIN: 82012345678909', '82012345678909'],
    ['Gtin 036000291452', '00036000291452'],
    ['73513537', '00000073513537'],
    ['ISBN 978-0-306-40615-7', '09780306406157'],
    ['ISBN-10: 0-306-40615-2', '09780306406157'],
    ['ISBN10 0306406152', '09780306406157'],
    ['0-8044-2957-X', '09780804429573'],
    ['(9780306406157)', '09780306406157'],
    ['4006381 333931', '04006381333931'],
    ['4006381333931 4006381333948', '04006381333931'],
  ])('finds the code in %j', (text, code) => {
    expect(readGtin(text)).toBe(code);
  });

  it.each([
    '',
    '4006381333930',
    'TFG-05451-HOP-0225',
    '978-0-306-40615-70',
    '978-0-306-40615',
    '0000000000000',
    '00000000',
    '1111111111116',
    '2012345678900',
    '0212345678909',
    '9812345678908',
    '20123451',
    'tel. 0306406152 x',
    'X4006381333931X',
    '40063813339310001',
  ])('finds no code in %j', (text) => {
    expect(readGtin(text)).toBeNull();
  });

  it('finds a code with any grouping', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 11 }), (body, cut) => {
        const code = toGtin14(withCheckDigit(body));
        fc.pre(code !== null);
        const spelled = withCheckDigit(body);

        const read = readGtin(`EAN: ${spelled.slice(0, cut)}-${spelled.slice(cut)}`);

        expect(read).toBe(code);
      }),
    );
  });

  it('detects every single wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (place, step) => {
        const digits = [...'4006381333931'].map(Number);
        digits[place] = ((digits[place] ?? 0) + step) % 10;

        expect(toGtin14(digits.join(''))).toBeNull();
      }),
    );
  });

  it('stays quick on long and hostile texts', () => {
    for (const text of [
      '1 '.repeat(50_000),
      '1'.repeat(100_000),
      'EAN '.repeat(25_000),
      '1-'.repeat(50_000),
    ]) {
      expect(readGtin(text)).toBeNull();
    }
  });
});

describe('codes', () => {
  it('distinguishes a code from a text that contains one', () => {
    expect(isGtin('4006381333931')).toBe(true);
    expect(isGtin('978-0-306-40615-7')).toBe(true);
    expect(isGtin('EAN 4006381333931')).toBe(false);
    expect(isGtin('4006381333932')).toBe(false);
    expect(isGtin('')).toBe(false);
  });

  it('recognises a code in all its forms', () => {
    expect(sameGtin('036000291452', '00036000291452')).toBe(true);
    expect(sameGtin('0-306-40615-2', '9780306406157')).toBe(true);
    expect(sameGtin('036000291452', '4006381333931')).toBe(false);
    expect(sameGtin('nothing', 'nothing')).toBe(false);
  });

  it.each(['73513537', '036000291452', '4006381333931', '10614141543219'])(
    'prints %s in its short form',
    (code) => {
      expect(printableGtin(toGtin14(code) ?? '')).toBe(code);
    },
  );
});

function withCheckDigit(body: readonly number[]): string {
  const sum = body.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return body.join('') + String((10 - (sum % 10)) % 10);
}
