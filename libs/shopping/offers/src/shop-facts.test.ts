import { factsFor, mergedFacts } from './shop-facts';

const rating = { value: 4.5, best: 5, count: 12 };

describe('facts for a country', () => {
  const facts = {
    rating,
    returns: [
      { countries: null, days: 14 },
      { countries: ['DE'], days: 30, isFree: true },
    ],
  };

  it.each([
    ['DE', { days: 30, isFree: true }],
    ['SE', { days: 14 }],
    [null, { days: 14 }],
  ])('prefer the terms that name it: %s', (country, returns) => {
    expect(factsFor(facts, country)).toEqual({ rating, returns });
  });

  it('leave out terms of other countries', () => {
    expect(factsFor({ returns: [{ countries: ['US'], days: 90 }] }, 'DE')).toBeUndefined();
    expect(factsFor({}, 'DE')).toBeUndefined();
  });
});

it('takes each fact from the first that states it', () => {
  const payments = ['paypal'] as const;

  expect(mergedFacts(null, { payments }, { payments: ['card'], rating })).toEqual({ payments, rating });
  expect(mergedFacts(null, undefined)).toBeUndefined();
});
