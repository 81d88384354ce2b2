import type { DealVerdictView } from '@pricehunt/api-contract';
import { buildComparedOffer } from '@pricehunt/api-contract/testing';
import { english } from '../../messages/english';
import { german } from '../../messages/german';
import { matchSentence, rankingSentence, ratesSentence, verdictSentence } from './comparison-words';

const told = { words: english.comparison, locale: 'en' };
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

describe('rankingSentence', () => {
  const priced = (id: string, currency: string) => ({
    ...buildComparedOffer({ id, price: { amountMinor: 100, currency } }),
    reason: 'no-exchange-rate' as const,
  });
  const state = { currency: 'EUR', ranked: [buildComparedOffer()], variants: [], similar: [], best: null };

  it('names each currency that could not be ranked', () => {
    const unranked = [priced('1', 'USD'), priced('2', 'SEK'), priced('3', 'SEK')];

    expect(rankingSentence({ ...state, unranked }, told)).toBe(
      'Cheapest of 1 of 4 offers. One in USD has no exchange rate today and is not ranked. ' +
        '2 in SEK have no exchange rate today and are not ranked.',
    );
  });

  it('calls nothing the cheapest where nothing could be converted', () => {
    const unranked = [{ offer: { price: { amountMinor: 100, currency: 'USD' } } }];

    expect(rankingSentence({ ranked: [], unranked }, told)).toBe(
      'One in USD has no exchange rate today and is not ranked.',
    );
  });

  it('says of which day the exchange rates are, where any were needed', () => {
    expect(ratesSentence({ ratesDate: '2026-11-20' }, told)).toBe(
      'Other currencies are converted at the reference rates of Nov 20, 2026. ',
    );
    expect(ratesSentence({ ratesDate: null }, told)).toBe('');
  });

  it('claims no more than there is', () => {
    expect(rankingSentence({ ...state, unranked: [] }, told)).toBe('The one offer found.');
  });
});

it('says in German by the level of the match what the API says in English only', () => {
  const match = { level: 'probably-same', confidence: 0.82, sentence: 'Looks the same' } as const;

  expect(matchSentence(match, { words: german.comparison, locale: 'de' })).toBe(
    'Sieht gleich aus (zu 82\u00a0% sicher)',
  );
});
