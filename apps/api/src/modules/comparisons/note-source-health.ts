import type { SourceReport } from '@pricehunt/offer-sources';
import type { SourceReport as SourceHealthReport } from '@pricehunt/storage';
import type { Services } from '../../services';
import { failureCause, failureReason } from '../../source-log';

/**
 * Collects how each source did in a round of asking that begins now, and keeps it in one transaction when the round is over. What
 * cannot be kept goes to the log: it is nothing that a shopper should wait for or fail with.
 */
export function noteSourceHealth(services: Pick<Services, 'storage' | 'now' | 'report'>): {
  note(report: SourceReport): void;
  /** Says how many offers of a source were taken for the product. */
  noteMatched(sourceId: string, count: number): void;
  keep(): Promise<void>;
} {
  const startedAtMs = services.now().getTime();
  const reports: SourceHealthReport[] = [];
  return {
    note: ({ source, outcome }) => {
      if (outcome.kind === 'searching' || outcome.kind === 'skipped') return;
      const now = services.now();
      reports.push({
        sourceId: source.id,
        outcome: outcome.kind,
        at: now.toISOString(),
        durationMs: now.getTime() - startedAtMs,
        error: failureReason(outcome),
        isCall: source.account === undefined,
        ...failureCause(outcome),
        ...(outcome.kind === 'found' ? { offers: { found: outcome.offers.length, matched: 0 } } : {}),
      });
    },
    noteMatched: (sourceId, matched) => {
      const place = reports.findIndex((report) => report.sourceId === sourceId);
      const report = reports[place];
      if (report?.offers !== undefined) reports[place] = { ...report, offers: { ...report.offers, matched } };
    },
    keep: async () => {
      if (reports.length === 0) return;
      try {
        await services.storage.atomically(async ({ sourceHealth }) => {
          for (const report of reports) await sourceHealth.recordOutcome(report);
        });
      } catch (failure) {
        services.report(failure, 'could not store source health');
      }
    },
  };
}
