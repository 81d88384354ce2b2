import { followRedirect } from '@pricehunt/api-contract/redirects';
import * as fc from 'fast-check';
import { outboundHref } from './outbound-href';

const outbound = { to: 'https://shop.example/p?a=1&b=ü#top', offer: 'offer-1', signature: 'k1.x+y/z=' };

function queryOf(href: string): Record<string, string> {
  return Object.fromEntries(new URL(href, 'https://pricehunt.example').searchParams);
}

describe('outboundHref', () => {
  it('builds the redirect of S§7 with target, default source and time', () => {
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

  it('includes another source and the comparison when given', () => {
    const href = outboundHref({ outbound, source: 'similar_product', comparisonId: 'comparison-1' }, 0);

    expect(queryOf(href)).toMatchObject({ source: 'similar_product', comparison: 'comparison-1' });
  });

  it('includes the session’s UTM parameters, if any', () => {
    const utm = { source: 'mail', medium: 'newsletter', campaign: null, term: 'x', content: null };
    sessionStorage.setItem('pricehunt_utm_params', JSON.stringify(utm));

    const kept = queryOf(outboundHref({ outbound }, 0));
    sessionStorage.clear();
    const without = queryOf(outboundHref({ outbound }, 0));

    expect(kept).toMatchObject({ utm_source: 'mail', utm_medium: 'newsletter' });
    expect(Object.keys(kept)).not.toContain('utm_campaign');
    expect(Object.keys(without).filter((name) => name.startsWith('utm_'))).toEqual([]);
  });

  it('preserves every target and signature exactly', () => {
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
