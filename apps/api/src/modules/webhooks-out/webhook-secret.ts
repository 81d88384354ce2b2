/** Binds the sealed secret to its address. */
export function secretPurpose(endpointId: string): string {
  return `webhook:${endpointId}`;
}
