import type { SourceReport } from '@pricehunt/offer-sources';
import type { SourceReport as SourceHealthReport } from '@pricehunt/storage';
import type { Needs } from '../../services';
import { failureCause, failureReason } from '../../sources/source-log';

/** Saves a round's results per source in one transaction. Failures are only logged: shoppers must not wait or fail because of them. */
export function noteSourceHealth(services: Needs<'storage' | 'now' | 'report'>): {
  note(report: SourceReport): void;
  noteMatched(sourceId: string, count: number): void;
  save(): Promise<void>;
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
    save: async () => {
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
