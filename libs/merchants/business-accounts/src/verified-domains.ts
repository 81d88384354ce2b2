interface DomainClaim {
  readonly domain: string;
  readonly state: string;
}

/** The business's verified domains, oldest claim first. */
export function verifiedDomainsOf(claims: readonly DomainClaim[]): readonly string[] {
  return claims.filter(({ state }) => state === 'verified').map(({ domain }) => domain);
}
