import { noClaims } from './product-claims';
import type { ProductClaims } from './product-claims';
import { elect } from './voting';

function brandClaim(method: ProductClaims['method'], weight: number, brand: string | null): ProductClaims {
  return { ...noClaims(method, method, weight), brand };
}

describe('a vote of the evidence', () => {
  it('is won by the heaviest sum, in the words of the strongest voter', () => {
    const claims = [
      brandClaim('json-ld', 2, 'Acme'),
      brandClaim('open-graph', 1.2, 'LUMO'),
      brandClaim('page', 1.1, 'Lumo'),
    ];

    const winner = elect(
      claims,
      ({ brand }) => brand,
      (brand) => brand.toLowerCase(),
    );

    expect(winner?.value).toBe('LUMO');
    expect(winner?.claims.method).toBe('open-graph');
  });

  it('is won by the first of equals', () => {
    const claims = [brandClaim('json-ld', 1, 'Acme'), brandClaim('page', 1, 'Lumo')];

    const winner = elect(claims, ({ brand }) => brand, String);

    expect(winner?.value).toBe('Acme');
  });

  it('has no winner where nothing is claimed or all weighs nothing', () => {
    const claims = [brandClaim('json-ld', 2, null), brandClaim('page', 0, 'Lumo')];

    const winner = elect(claims, ({ brand }) => brand, String);

    expect(winner).toBeNull();
  });
});
