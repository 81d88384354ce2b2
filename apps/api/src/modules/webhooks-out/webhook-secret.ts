/** What an address's secret is sealed for: no other seal opens it. */
export function secretPurpose(endpointId: string): string {
  return `webhook:${endpointId}`;
}
