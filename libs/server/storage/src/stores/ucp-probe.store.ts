import { eq, lt } from 'drizzle-orm';
import type { Session } from '../access';

/** Whether a site speaks the Universal Commerce Protocol, as it answered once. */
export interface UcpProbeRow {
  /** Such as https://www.shop.example. */
  readonly origin: string;
  /** Where its catalog is called; null for a site that has none. */
  readonly endpoint: string | null;
  /** How it is called; null where there is no endpoint. */
  readonly transport: 'mcp' | 'rest' | null;
  readonly probedAt: string;
}

/** What sites answered when they were probed for UCP. */
export interface UcpProbeStore {
  findProbe(origin: string): Promise<UcpProbeRow | null>;
  saveProbe(row: UcpProbeRow): Promise<void>;
  /** Deletes what was answered before a moment (ISO 8601). */
  removeProbesBefore(moment: string): Promise<void>;
}

/** The probes over either dialect. */
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
