import { buildComparedOffer } from '@pricehunt/api-contract/testing';
import { english } from '../../messages/english';
import { german } from '../../messages/german';
import { matchSentence, versionName } from './comparison-words';

const wording = { words: english.comparison, locale: 'en', now: new Date('2026-11-22T10:00:00Z') };

it('describes the match level in German', () => {
  const match = { level: 'probably-same', confidence: 0.82, sentence: 'Looks the same' } as const;

  expect(matchSentence(match, { ...wording, words: german.comparison, locale: 'de' })).toBe(
    'Wahrscheinlich dasselbe Produkt (zu 82\u00a0% sicher)',
  );
});

it.each([
  ['colour', 'schwarz', 'silber', 'Farbe silber', 'Andere Farbe: schwarz / silber (zu 60\u00a0% sicher)'],
  [
    'capacity',
    '128 gb',
    null,
    'Andere Kapazität',
    'Andere Kapazität: 128 gb / keine Angabe (zu 60\u00a0% sicher)',
  ],
] as const)('names a variant with another %s in German', (attribute, asked, other, name, sentence) => {
  const difference = { attribute, asked, other };
  const match = { level: 'probably-same', confidence: 0.6, sentence: 'Different', difference } as const;
  const group = { label: `${attribute}: ${other}`, offers: [buildComparedOffer({}, { match })] };

  expect(versionName(group, german.comparison.variants)).toBe(name);
  expect(matchSentence(match, { ...wording, words: german.comparison, locale: 'de' })).toBe(sentence);
});
