import { buildComparedOffer } from '@pricehunt/api-contract/testing';
import { english } from './messages/english';
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

  it('calls nothing the cheapest where nothing could be converted', () => {
    const unranked = [{ offer: { price: { amountMinor: 100, currency: 'USD' } } }];

    expect(rankingSentence({ ranked: [], unranked }, wording)).toBe(
      '1 offer in USD isn’t ranked because there is no exchange rate today.',
    );
  });

  it('says of which day the exchange rates are, where any were needed', () => {
    expect(ratesSentence({ ratesDate: '2026-11-20' }, wording)).toBe(
      'Other currencies are converted at the exchange rates of Nov 20, 2026. ',
    );
    expect(ratesSentence({ ratesDate: null }, wording)).toBe('');
  });

  it('says that exchange rates over seven days old are out of date', () => {
    const sentenceOn = (day: string) =>
      ratesSentence({ ratesDate: '2026-11-20' }, { ...wording, now: new Date(`${day}T12:00:00Z`) });

    expect(sentenceOn('2026-11-26')).not.toContain('out of date');
    expect(sentenceOn('2026-11-27')).toContain('Nov 20, 2026, which are out of date');
  });

  it('says what prices are compared in where that is not the currency of the place', () => {
    expect(otherCurrencySentence('EUR', 'JPY', wording)).toBe('Prices are compared in EUR, not in JPY. ');
    expect([
      otherCurrencySentence('EUR', 'EUR', wording),
      otherCurrencySentence(null, 'EUR', wording),
    ]).toEqual(['', '']);
  });

  it('claims no more than there is', () => {
    expect(rankingSentence({ ...state, unranked: [] }, wording)).toBe('Only one offer found.');
  });
});
