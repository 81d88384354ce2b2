import { storedReasons, reason, readReasons } from './stored-reasons';

describe('stored reasons', () => {
  it('come back with their codes, and as sentences in order', () => {
    const stored = storedReasons(
      reason('domain.tag-missing'),
      reason('domain.record-missing', { name: '_pricehunt.oak.example' }),
    );

    const result = readReasons(stored);

    expect(result.sentence).toBe(
      'The home page doesn’t contain the PriceHunt meta tag. No TXT record found at _pricehunt.oak.example.',
    );
    expect(result.reasons.map(({ code }) => code)).toEqual(['domain.tag-missing', 'domain.record-missing']);
  });

  it.each(['The server answered 404.', '[half', '[{"code":"no.such-code","values":{}}]'])(
    'without codes are their own sentence: %s',
    (stored) => {
      expect(readReasons(stored)).toEqual({ sentence: stored, reasons: [] });
    },
  );

  it('are empty when nothing is wrong', () => {
    expect(readReasons(null)).toEqual({ sentence: null, reasons: [] });
  });
});
