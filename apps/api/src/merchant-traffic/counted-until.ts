import type { Needs } from '../services';

/** The moment up to which the figures are complete: now, unless records wait. */
export async function readCountedUntil({ storage, now }: Needs<'storage' | 'now'>): Promise<string> {
  const at = now().toISOString();
  if (!(await storage.trafficCounts.hasUncounted())) return at;
  return (await storage.trafficCounts.readCountedUntil()) ?? at;
}
