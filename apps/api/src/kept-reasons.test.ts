import { keptReasons, reason, tellReasons } from './kept-reasons';

describe('reasons that are kept', () => {
  it('come back with their codes, and as sentences one after the other', () => {
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
    'are their own sentence where they have no codes: %s',
    (kept) => {
      expect(tellReasons(kept)).toEqual({ sentence: kept, reasons: [] });
    },
  );

  it('say nothing where nothing is wrong', () => {
    expect(tellReasons(null)).toEqual({ sentence: null, reasons: [] });
  });
});
