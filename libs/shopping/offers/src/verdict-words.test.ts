import type { StatedVerdict } from './verdict-words';
import {
  basisSentence,
  englishVerdict,
  germanVerdict,
  verdictSentence,
  verdictWithBasis,
} from './verdict-words';

const fair: StatedVerdict = {
  verdict: 'fair',
  today: { price: { amountMinor: 30500, currency: 'EUR' }, shop: 'Lumen' },
  percentBelowMedian: 0.4,
  median90: { amountMinor: 30600, currency: 'EUR' },
  daysOfData: 88,
};

const item = { includesShipping: false };
const total = { includesShipping: true };

describe('verdictSentence', () => {
  it.each([
    [
      { verdict: 'great', percentBelowMedian: 17.2 },
      'A very good time to buy: the item price of €305.00 at Lumen is 17% below its 90-day median of €306.00.',
    ],
    [
      { verdict: 'good', percentBelowMedian: 6 },
      'A good time to buy: the item price of €305.00 at Lumen is 6% below its 90-day median of €306.00.',
    ],
    [
      { verdict: 'fair' },
      'A typical price: the item price of €305.00 at Lumen is at its 90-day median of €306.00.',
    ],
    [
      { verdict: 'high', percentBelowMedian: -8 },
      'Higher than usual: the item price of €305.00 at Lumen is 8% above its 90-day median of €306.00.',
    ],
    [
      { verdict: 'not-enough-data', daysOfData: 1, median90: null },
      'Not enough price history yet: we only have prices for 1 day.',
    ],
  ] as const)('describes the evidence of %j', (changes, sentence) => {
    expect(verdictSentence({ ...fair, ...changes }, item, englishVerdict, 'en')).toBe(sentence);
  });

  it('says that a total includes shipping', () => {
    expect(verdictSentence(fair, total, englishVerdict, 'en')).toBe(
      'A typical price: €305.00 incl. shipping at Lumen is at its 90-day median of €306.00.',
    );
  });

  it('recommends no price that nobody sells for any more', () => {
    const last = { price: { amountMinor: 25000, currency: 'EUR' }, shop: null };
    const stated = { ...fair, verdict: 'great', percentBelowMedian: 18, today: last } as const;

    expect(verdictSentence(stated, item, englishVerdict, 'en')).toBe(
      'The last item price of €250.00 is 18% below its 90-day median of €306.00.',
    );
  });

  it('comes with its basis in one text, unless there is no verdict', () => {
    const textOf = (stated: StatedVerdict) =>
      verdictWithBasis(stated, { condition: 'new', ...item }, englishVerdict, 'en');

    expect(textOf(fair)).toMatch(
      /90-day median of €306\.00\. Based on prices of new products, before shipping\.$/,
    );
    expect(textOf({ ...fair, verdict: 'not-enough-data' })).not.toContain('Based on');
  });

  it('is available in German', () => {
    const stated = { ...fair, verdict: 'good', percentBelowMedian: 12 } as const;

    expect(verdictSentence(stated, item, germanVerdict, 'de')).toBe(
      'Ein guter Zeitpunkt zum Kaufen: Der Artikelpreis von 305,00\u00a0€ bei Lumen liegt 12\u00a0% unter seinem 90-Tage-Median von 306,00\u00a0€.',
    );
  });
});

it.each([
  [englishVerdict, item, 'excluded', 'Based on prices of new products, before shipping. Tax isn’t included.'],
  [
    germanVerdict,
    item,
    'excluded',
    'Verglichen werden Preise neuer Produkte vor Versand. Die Steuer ist nicht enthalten.',
  ],
  [englishVerdict, item, 'included', 'Based on prices of new products, before shipping.'],
  [englishVerdict, total, 'included', 'Based on prices of new products, including shipping.'],
  [germanVerdict, total, 'included', 'Verglichen werden Preise neuer Produkte mit Versand.'],
] as const)('names the compared prices, and says when they exclude tax', (words, shipping, tax, sentence) => {
  expect(basisSentence({ condition: 'new', tax, ...shipping }, words)).toBe(sentence);
});
