import { eq, lt } from 'drizzle-orm';
import type { Session } from '../../access';
import type { UcpProbeRow } from '../../rows/sources';

export interface UcpProbeStore {
  findProbe(origin: string): Promise<UcpProbeRow | null>;
  saveProbe(row: UcpProbeRow): Promise<void>;
  removeProbesBefore(moment: string): Promise<void>;
}

export function createUcpProbeStore(session: Session): UcpProbeStore {
  return {
    async findProbe(origin) {
      const { database, tables } = session.reading;
      const [row] = await database.select().from(tables.ucpProbes).where(eq(tables.ucpProbes.origin, origin));
      return row ?? null;
    },
    saveProbe: (row) =>
      session.writing(({ tables, saveRows }) => saveRows(tables.ucpProbes, [row], replaceByOrigin)),
    removeProbesBefore: (moment) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.ucpProbes).where(lt(tables.ucpProbes.probedAt, moment));
      }),
  };
}

const replaceByOrigin = { taken: 'replace', key: ['origin'] } as const;
