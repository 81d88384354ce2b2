/** A domain that a business claims, with what came of it. */
interface DomainClaim {
  readonly domain: string;
  readonly state: string;
}

/** The domains that are verified as the business's own, in the order in which they were claimed: the one answer for every screen. */
export function verifiedDomainsOf(claims: readonly DomainClaim[]): readonly string[] {
  return claims.filter(({ state }) => state === 'verified').map(({ domain }) => domain);
}
