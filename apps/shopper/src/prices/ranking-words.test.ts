import { buildComparedOffer } from '@pricehunt/api-contract/testing';
import { english } from '../messages/english';
import { otherCurrencySentence, rankingSentence, ratesSentence } from './ranking-words';

const wording = { words: english.comparison, locale: 'en', now: new Date('2026-11-22T10:00:00Z') };

describe('rankingSentence', () => {
  const priced = (id: string, currency: string) => ({
    ...buildComparedOffer({ id, price: { amountMinor: 100, currency } }),
    reason: 'no-exchange-rate' as const,
  });
  const state = { currency: 'EUR', ranked: [buildComparedOffer()], variants: [], similar: [], best: null };

  it('names each currency that could not be ranked', () => {
    const unranked = [priced('1', 'USD'), priced('2', 'SEK'), priced('3', 'SEK')];

    expect(rankingSentence({ ...state, unranked }, wording)).toBe(
      '1 of 4 offers ranked, cheapest first. 1 offer in USD isn’t ranked because there is no exchange rate today. ' +
        '2 offers in SEK aren’t ranked because there is no exchange rate today.',
    );
  });

  it('names no cheapest offer when none could be converted', () => {
    const unranked = [{ offer: { price: { amountMinor: 100, currency: 'USD' } } }];

    expect(rankingSentence({ ranked: [], unranked }, wording)).toBe(
      '1 offer in USD isn’t ranked because there is no exchange rate today.',
    );
  });

  it('shows the date of the exchange rates when any were needed', () => {
    expect(ratesSentence({ ratesDate: '2026-11-20' }, wording)).toBe(
      'Other currencies are converted at the exchange rates of Nov 20, 2026. ',
    );
    expect(ratesSentence({ ratesDate: null }, wording)).toBe('');
  });

  it('warns when exchange rates are over seven days old', () => {
    const sentenceOn = (day: string) =>
      ratesSentence({ ratesDate: '2026-11-20' }, { ...wording, now: new Date(`${day}T12:00:00Z`) });

    expect(sentenceOn('2026-11-26')).not.toContain('out of date');
    expect(sentenceOn('2026-11-27')).toContain('Nov 20, 2026, which are out of date');
  });

  it('names the comparison currency when it differs from the place’s', () => {
    expect(otherCurrencySentence('EUR', 'JPY', wording)).toBe('Prices are compared in EUR, not in JPY. ');
    expect([
      otherCurrencySentence('EUR', 'EUR', wording),
      otherCurrencySentence(null, 'EUR', wording),
    ]).toEqual(['', '']);
  });

  it('returns an empty sentence without offers', () => {
    expect(rankingSentence({ ...state, unranked: [] }, wording)).toBe('Only one offer found.');
  });
});
