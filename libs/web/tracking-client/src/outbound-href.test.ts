import { followRedirect } from '@pricehunt/api-contract';
import * as fc from 'fast-check';
import { outboundHref } from './outbound-href';

const outbound = { to: 'https://shop.example/p?a=1&b=ü#top', offer: 'offer-1', signature: 'k1.x+y/z=' };

function queryOf(href: string): Record<string, string> {
  return Object.fromEntries(new URL(href, 'https://pricehunt.example').searchParams);
}

describe('outboundHref', () => {
  it('goes through the redirect of S§7 with target, default source and moment', () => {
    const href = outboundHref({ outbound }, 1_763_719_200_000);

    expect(href.startsWith('/api/redirect?to=')).toBe(true);
    expect(queryOf(href)).toEqual({
      to: outbound.to,
      source: 'product_suggestion',
      timestamp: '1763719200000',
      offer: 'offer-1',
      signature: 'k1.x+y/z=',
    });
  });

  it('names another source and the comparison where they are given', () => {
    const href = outboundHref({ outbound, source: 'similar_product', comparisonId: 'comparison-1' }, 0);

    expect(queryOf(href)).toMatchObject({ source: 'similar_product', comparison: 'comparison-1' });
  });

  it('keeps every target and signature as they were signed', () => {
    const signed = fc.record({ to: fc.webUrl(), offer: fc.string(), signature: fc.base64String() });

    fc.assert(
      fc.property(signed, (given) => {
        const query = queryOf(outboundHref({ outbound: given }, 1));

        expect(query).toMatchObject(given);
        expect(followRedirect.query.safeParse(query).success).toBe(true);
      }),
    );
  });
});
