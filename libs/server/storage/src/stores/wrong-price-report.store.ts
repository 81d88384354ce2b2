import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { Session } from '../access';

/** What one shopper said is wrong with an offer. Append-only. */
export interface WrongPriceReportRow {
  /** Sortable; the same id again is the same report. */
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
  readonly offerId: string;
  readonly retailerDomain: string;
  /** The page of the offer, for looking. */
  readonly link: string;
  readonly reason: 'price' | 'shipping' | 'availability' | 'other-product' | 'gone';
  /** What was shown when the report came, in minor units, and when it had been checked. */
  readonly shownMinor: number;
  readonly shownCurrency: string;
  readonly shownCheckedAt: string;
  /** What the shop really asks, as the shopper says; null where they did not say. */
  readonly seenMinor: number | null;
  readonly seenCurrency: string | null;
  readonly note: string | null;
}

/** What shoppers reported. */
export interface WrongPriceReportStore {
  /** Keeps a report. An id that is there already is left as it is. */
  recordReport(report: WrongPriceReportRow): Promise<void>;
  /** Reports, the latest first, beginning after the one given (null: from the latest). */
  listReports(request: {
    readonly after: Pick<WrongPriceReportRow, 'id' | 'receivedAt'> | null;
    readonly limit: number;
  }): Promise<readonly WrongPriceReportRow[]>;
}

/** The report store over either dialect. */
export function createWrongPriceReportStore(session: Session): WrongPriceReportStore {
  return {
    recordReport: (report) =>
      session.writing((access) => access.saveRows(access.tables.wrongPriceReports, [report], keepFirst)),
    async listReports({ after, limit }) {
      const { database, tables } = session.reading;
      const { id, receivedAt } = tables.wrongPriceReports;
      return database
        .select()
        .from(tables.wrongPriceReports)
        .where(
          after === null
            ? undefined
            : or(lt(receivedAt, after.receivedAt), and(eq(receivedAt, after.receivedAt), lt(id, after.id))),
        )
        .orderBy(desc(receivedAt), desc(id))
        .limit(limit);
    },
  };
}

const keepFirst = { taken: 'ignore' } as const;
