import fc from 'fast-check';
import { utmFrom, utmLengthMax } from './utm';

describe('utmFrom', () => {
  it('reads the five parameters', () => {
    const utm = utmFrom(
      '?utm_source=mail&utm_medium=news%20letter&utm_campaign=spring+sale&utm_term=oak&utm_content=top&x=1',
    );

    expect(utm).toEqual({
      source: 'mail',
      medium: 'news letter',
      campaign: 'spring sale',
      term: 'oak',
      content: 'top',
    });
  });

  it('uses the first non-empty value, ignoring the case of the name', () => {
    const utm = utmFrom('utm_source=&UTM_Source=first&utm_source=second');

    expect(utm).toEqual({ source: 'first', medium: null, campaign: null, term: null, content: null });
  });

  it('cuts long values', () => {
    expect(utmFrom(`?utm_source=${'x'.repeat(5000)}`)?.source).toHaveLength(utmLengthMax);
  });

  it.each(['', '?', '?q=utm_source', '?utm_source=', '?utm_source=%20', '?utm_id=1'])(
    'returns null for %j, which has none',
    (search) => {
      expect(utmFrom(search)).toBeNull();
    },
  );

  it('returns a result for any query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const source = utmFrom(`?utm_source=${value}`)?.source ?? null;

        expect(source).not.toBe('');
      }),
    );
  });
});
