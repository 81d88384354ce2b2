import { noClaims } from '../markup/product-claims';
import type { ProductClaims } from '../markup/product-claims';
import { elect } from './voting';

function brandClaim(method: ProductClaims['method'], weight: number, brand: string | null): ProductClaims {
  return { ...noClaims(method, method, weight), brand };
}

describe('a vote', () => {
  it('is won by the largest sum, as worded by the strongest evidence', () => {
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

  it('is won by the first on a tie', () => {
    const claims = [brandClaim('json-ld', 1, 'Acme'), brandClaim('page', 1, 'Lumo')];

    const winner = elect(claims, ({ brand }) => brand, String);

    expect(winner?.value).toBe('Acme');
  });

  it('has no winner without claims or weights', () => {
    const claims = [brandClaim('json-ld', 2, null), brandClaim('page', 0, 'Lumo')];

    const winner = elect(claims, ({ brand }) => brand, String);

    expect(winner).toBeNull();
  });
});
