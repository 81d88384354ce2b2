import type { DealVerdictView } from '@pricehunt/api-contract';
import { buildComparedOffer } from '@pricehunt/api-contract/testing';
import { english } from '../../messages/english';
import { german } from '../../messages/german';
import { matchSentence, verdictSentence, versionName } from './comparison-words';

const told = { words: english.comparison, locale: 'en', now: new Date('2026-11-22T10:00:00Z') };
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const evidence: DealVerdictView = {
  verdict: 'fair',
  percentBelowMedian: 0.4,
  median90: eur(30600),
  low30: null,
  low90: null,
  allTimeLow: null,
  trend: null,
  daysOfData: 88,
};

describe('verdictSentence', () => {
  it.each([
    [
      { verdict: 'great', percentBelowMedian: 17.2 },
      'A very good day to buy: 17% under its 90-day median of €306.00.',
    ],
    [{ verdict: 'good', percentBelowMedian: 6 }, 'A good day to buy: 6% under its 90-day median of €306.00.'],
    [{ verdict: 'fair' }, 'An ordinary price: right at its 90-day median of €306.00.'],
    [{ verdict: 'high', percentBelowMedian: -8 }, 'Dearer than usual: 8% over its 90-day median of €306.00.'],
    [
      { verdict: 'not-enough-data', daysOfData: 1, median90: null },
      'Too early to tell a good price: prices of 1 day are known.',
    ],
  ] as const)('gives the evidence of %j', (overrides, sentence) => {
    expect(verdictSentence({ ...evidence, ...overrides }, told)).toBe(sentence);
  });
});

it('says in German by the level of the match what the API says in English only', () => {
  const match = { level: 'probably-same', confidence: 0.82, sentence: 'Looks the same' } as const;

  expect(matchSentence(match, { ...told, words: german.comparison, locale: 'de' })).toBe(
    'Sieht gleich aus (zu 82\u00a0% sicher)',
  );
});

it.each([
  ['colour', 'schwarz', 'silber', 'Farbe silber', 'Andere Farbe: schwarz / silber (zu 60\u00a0% sicher)'],
  [
    'capacity',
    '128 gb',
    null,
    'Andere Kapazität',
    'Andere Kapazität: 128 gb / nicht genannt (zu 60\u00a0% sicher)',
  ],
] as const)('names a version of another %s in German', (attribute, asked, other, name, sentence) => {
  const difference = { attribute, asked, other };
  const match = { level: 'probably-same', confidence: 0.6, sentence: 'Different', difference } as const;
  const group = { label: `${attribute}: ${other}`, offers: [buildComparedOffer({}, { match })] };

  expect(versionName(group, german.comparison.variants)).toBe(name);
  expect(matchSentence(match, { ...told, words: german.comparison, locale: 'de' })).toBe(sentence);
});
