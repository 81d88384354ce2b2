import type { TestApi } from './test-api';

/** Makes a domain the business's own. */
export async function verifyTestDomain(
  { services: { storage } }: TestApi,
  businessId: string,
  domain: string,
): Promise<void> {
  const at = '2026-11-01T09:00:00.000Z';
  await storage.businessDomains.claimDomain({
    id: `claim of ${domain} by ${businessId}`,
    businessId,
    domain,
    token: 't',
    state: 'verified',
    method: 'dns',
    claimedAt: at,
    checkedAt: at,
    verifiedAt: at,
    problem: null,
  });
}
