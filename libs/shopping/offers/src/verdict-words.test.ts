import type { StatedVerdict } from './verdict-words';
import { basisSentence, englishVerdict, germanVerdict, verdictSentence } from './verdict-words';

const fair: StatedVerdict = {
  verdict: 'fair',
  percentBelowMedian: 0.4,
  median90: { amountMinor: 30600, currency: 'EUR' },
  daysOfData: 88,
};

describe('verdictSentence', () => {
  it.each([
    [
      { verdict: 'great', percentBelowMedian: 17.2 },
      'A very good time to buy: 17% below the 90-day median of €306.00.',
    ],
    [
      { verdict: 'good', percentBelowMedian: 6 },
      'A good time to buy: 6% below the 90-day median of €306.00.',
    ],
    [{ verdict: 'fair' }, 'A typical price: at the 90-day median of €306.00.'],
    [
      { verdict: 'high', percentBelowMedian: -8 },
      'Higher than usual: 8% above the 90-day median of €306.00.',
    ],
    [
      { verdict: 'not-enough-data', daysOfData: 1, median90: null },
      'Not enough price history yet: we only have prices for 1 day.',
    ],
  ] as const)('describes the evidence of %j', (changes, sentence) => {
    expect(verdictSentence({ ...fair, ...changes }, englishVerdict, 'en')).toBe(sentence);
  });

  it('is available in German', () => {
    const stated = { ...fair, verdict: 'good', percentBelowMedian: 12 } as const;

    expect(verdictSentence(stated, germanVerdict, 'de')).toBe(
      'Ein guter Zeitpunkt zum Kaufen: 12\u00a0% unter dem 90-Tage-Median von 306,00\u00a0€.',
    );
  });
});

it.each([
  [englishVerdict, 'excluded', 'Based on prices of new products, before shipping. Tax isn’t included.'],
  [
    germanVerdict,
    'excluded',
    'Verglichen werden Preise neuer Produkte vor Versand. Die Steuer ist nicht enthalten.',
  ],
  [englishVerdict, 'included', 'Based on prices of new products, before shipping.'],
] as const)('names the compared prices, and says when they exclude tax', (words, tax, sentence) => {
  expect(basisSentence({ condition: 'new', tax }, words)).toBe(sentence);
});
