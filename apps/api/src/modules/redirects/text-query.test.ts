import { followRedirect as endpoint } from '@pricehunt/api-contract';
import fc from 'fast-check';
import { isTextQuery } from './text-query';

describe('isTextQuery', () => {
  it('accepts exactly the queries that the contract’s schema accepts, unchanged', () => {
    const value = fc.oneof(fc.string(), fc.constant(undefined), fc.array(fc.string()), fc.constant(null));
    const fields = Object.keys(endpoint.query.shape).map((name) => [name, value] as const);
    const query = fc.record(Object.fromEntries(fields), { requiredKeys: [] });

    fc.assert(
      fc.property(fc.oneof(query, fc.dictionary(fc.string(), fc.string())), (each) => {
        const parsed = endpoint.query.safeParse(each);

        expect(isTextQuery(each)).toBe(parsed.success);
        for (const [name, given] of Object.entries(parsed.data ?? {})) expect(given).toBe(each[name]);
      }),
    );
  });
});
