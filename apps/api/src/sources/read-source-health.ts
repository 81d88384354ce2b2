import { sourceCauses } from '@pricehunt/api-contract/admin-sources';
import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import type { Storage } from '@pricehunt/storage';

export async function readSourceHealth(
  storage: Pick<Storage, 'sourceHealth'>,
): Promise<(sourceId: string) => AdminSource['health']> {
  const rows = await storage.sourceHealth.listSourceHealth();
  return (sourceId) => {
    const row = rows.find((each) => each.sourceId === sourceId);
    if (row === undefined) return null;
    const { sourceId: _id, lastError: _error, lastErrorAt: _at, ...health } = row;
    return health;
  };
}

export function causeOf(stored: string | null): (typeof sourceCauses)[number] | null {
  return sourceCauses.find((cause) => cause === stored) ?? null;
}
