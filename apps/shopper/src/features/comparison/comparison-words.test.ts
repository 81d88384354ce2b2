import { buildComparedOffer } from '@pricehunt/api-contract/testing';
import { german } from '../../messages/german';
import { english } from '../../messages/english';
import { matchSentence, variantSentence, versionName } from './comparison-words';

it('calls an uncertain match likely, without a percentage', () => {
  const match = { level: 'probably-same', confidence: 0.82, sentence: 'Looks the same' } as const;

  expect(matchSentence(match, { words: german.comparison })).toBe('Wahrscheinlich passend');
});

it.each([
  ['colour', 'schwarz', 'silber', 'Farbe silber', 'Andere Farbe: schwarz / silber'],
  ['capacity', '128 gb', null, 'Andere Kapazität', 'Andere Kapazität: 128 gb / keine Angabe'],
] as const)('names a variant with another %s in German', (attribute, asked, other, name, sentence) => {
  const difference = { attribute, asked, other };
  const match = { level: 'probably-same', confidence: 0.6, sentence: 'Different', difference } as const;
  const group = { label: `${attribute}: ${other}`, offers: [buildComparedOffer({}, { match })] };

  expect(versionName(group, german.comparison.variants)).toBe(name);
  expect(matchSentence(match, { words: german.comparison })).toBe(sentence);
});

it.each(['same-model', 'same-gtin', 'probably-same'] as const)(
  'says how a variant differs, also when it matches otherwise: %s',
  (level) => {
    const difference = { attribute: 'colour', asked: 'black', other: 'silver' } as const;
    const match = { level, confidence: 0.9, sentence: 'Different colour: black and silver', difference };
    const row = buildComparedOffer({}, { match });

    expect(variantSentence(row, { words: english.comparison })).toBe('Different colour: black and silver');
    expect(variantSentence(row, { words: german.comparison })).toBe('Andere Farbe: schwarz / silber');
  },
);

it.each([english, german])('never calls a variant a likely match of the product', ({ comparison }) => {
  const match = { level: 'probably-same', confidence: 0.8, sentence: 'Looks the same' } as const;

  expect(variantSentence(buildComparedOffer({}, { match }), { words: comparison })).toBeNull();
});
