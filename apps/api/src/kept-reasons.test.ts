import { keptReasons, reason, tellReasons } from './kept-reasons';

describe('stored reasons', () => {
  it('come back with their codes, and as sentences in order', () => {
    const kept = keptReasons(
      reason('domain.tag-missing'),
      reason('domain.record-missing', { name: '_pricehunt.oak.example' }),
    );

    const told = tellReasons(kept);

    expect(told.sentence).toBe(
      'The home page doesn’t contain the PriceHunt meta tag. No TXT record found at _pricehunt.oak.example.',
    );
    expect(told.reasons.map(({ code }) => code)).toEqual(['domain.tag-missing', 'domain.record-missing']);
  });

  it.each(['The server answered 404.', '[half', '[{"code":"no.such-code","values":{}}]'])(
    'without codes are their own sentence: %s',
    (kept) => {
      expect(tellReasons(kept)).toEqual({ sentence: kept, reasons: [] });
    },
  );

  it('are empty when nothing is wrong', () => {
    expect(tellReasons(null)).toEqual({ sentence: null, reasons: [] });
  });
});
