import { countryCodes, guessPlace } from '@pricehunt/offers';
import * as fc from 'fast-check';
import { readPlace, writePlace } from './place';

it('parses what it formats', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countryCodes), (country) => {
      const place = guessPlace([`und-${country}`]);
      expect(readPlace(writePlace(place))).toEqual(place);
    }),
  );
});

it.each([null, '', 'de eur', 'DE', 'DE EURO', '{}'])('returns null for %j', (text) => {
  expect(readPlace(text)).toBeNull();
});
