import { and, count, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { keepFirst, type Session } from '../../access';
import type { ReportResolutionRow, WrongPriceReportRow } from '../../rows/shoppers';

export interface ResolvableReport {
  readonly report: WrongPriceReportRow;
  readonly resolution: ReportResolutionRow | null;
}

export interface WrongPriceReportStore {
  recordReport(report: WrongPriceReportRow): Promise<void>;
  /** Newest first, after the given one (null: from the newest). */
  listReports(request: {
    readonly after: Pick<WrongPriceReportRow, 'id' | 'receivedAt'> | null;
    readonly limit: number;
  }): Promise<readonly WrongPriceReportRow[]>;
  /** Open or resolved reports, newest first, after the given one (null: from the newest). */
  listResolvable(request: {
    readonly isResolved: boolean;
    readonly after: Pick<WrongPriceReportRow, 'id' | 'receivedAt'> | null;
    readonly limit: number;
  }): Promise<readonly ResolvableReport[]>;
  findReport(id: string): Promise<ResolvableReport | null>;
  /** False, and unchanged, if it was already resolved. */
  resolveReport(resolution: ReportResolutionRow): Promise<boolean>;
  countOpenReports(): Promise<number>;
}

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
    ...resolutions(session),
  };
}

type ResolvingPart = 'listResolvable' | 'findReport' | 'resolveReport' | 'countOpenReports';

function resolutions(session: Session): Pick<WrongPriceReportStore, ResolvingPart> {
  const select = () => {
    const { database, tables } = session.reading;
    const { wrongPriceReports: report, reportResolutions: resolution } = tables;
    return database
      .select({ report, resolution })
      .from(report)
      .leftJoin(resolution, eq(resolution.reportId, report.id));
  };
  return {
    async listResolvable({ isResolved, after, limit }) {
      const { wrongPriceReports, reportResolutions } = session.reading.tables;
      const { id, receivedAt } = wrongPriceReports;
      const { reportId } = reportResolutions;
      return select()
        .where(
          and(
            isResolved ? isNotNull(reportId) : isNull(reportId),
            after === null
              ? undefined
              : or(lt(receivedAt, after.receivedAt), and(eq(receivedAt, after.receivedAt), lt(id, after.id))),
          ),
        )
        .orderBy(desc(receivedAt), desc(id))
        .limit(limit);
    },
    async findReport(id) {
      const [row] = await select().where(eq(session.reading.tables.wrongPriceReports.id, id));
      return row ?? null;
    },
    resolveReport: (resolution) =>
      session.writing(async ({ database, tables }) => {
        const { reportResolutions } = tables;
        const made = await database
          .insert(reportResolutions)
          .values(resolution)
          .onConflictDoNothing()
          .returning({ reportId: reportResolutions.reportId });
        return made.length > 0;
      }),
    async countOpenReports() {
      const { database, tables } = session.reading;
      const { wrongPriceReports, reportResolutions } = tables;
      const [row] = await database
        .select({ total: count() })
        .from(wrongPriceReports)
        .leftJoin(reportResolutions, eq(reportResolutions.reportId, wrongPriceReports.id))
        .where(isNull(reportResolutions.reportId));
      return row?.total ?? 0;
    },
  };
}
