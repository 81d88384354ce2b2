import { sourceCauses } from '@pricehunt/api-contract/admin-sources';
import type { SourceFigures } from '@pricehunt/api-contract/admin-sources';
import { dayMs } from '@pricehunt/offers';
import { stepEndMs } from '@pricehunt/storage';
import type { SourceDayCount } from '@pricehunt/storage';
import { testOrderSource } from '../../merchant-traffic/test-order-marks';
import type { Needs } from '../../services';

interface DayClicks {
  readonly day: string;
  readonly sourceId: string;
  readonly clicks: number;
}

/** Daily figures per source, today included. Clicks on offers without a source's prefix count for the catalog. */
export async function readSourceFigures(
  { storage, offerSources, now }: Needs<'storage' | 'offerSources' | 'now'>,
  days: number,
): Promise<SourceFigures[]> {
  const to = now().toISOString().slice(0, 10);
  const toMs = Date.parse(to);
  const from = new Date(toMs - (days - 1) * dayMs).toISOString().slice(0, 10);
  const sourceIds = offerSources.list().map(({ id }) => id);
  const counts = await storage.sourceHealth.listDayCounts({ from, to });
  const counted = await storage.clicks.countClicksBySource({
    since: new Date(`${from}T00:00:00.000Z`).toISOString(),
    until: new Date(toMs + dayMs).toISOString(),
    sourceIds: sourceIds.filter((id) => id !== 'catalog'),
    exceptSource: testOrderSource,
  });
  const clicks = counted.map(({ sourceId, ...rest }) => ({ ...rest, sourceId: sourceId ?? 'catalog' }));
  return sourceIds.map((sourceId) =>
    figuresOf(
      sourceId,
      counts.filter((each) => each.sourceId === sourceId),
      clicks.filter((each) => each.sourceId === sourceId),
    ),
  );
}

function figuresOf(
  sourceId: string,
  counts: readonly SourceDayCount[],
  clicks: readonly DayClicks[],
): SourceFigures {
  const days = [...new Set([...counts, ...clicks].map(({ day }) => day))].toSorted().toReversed();
  return {
    sourceId,
    ...sums(counts, clicks),
    p50Ms: durationOf(counts, 0.5),
    p95Ms: durationOf(counts, 0.95),
    causes: sourceCauses
      .map((cause) => ({ cause, count: sumOf(counts, 'cause', cause) }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count),
    days: days.map((day) => ({
      day,
      ...sums(
        counts.filter((each) => each.day === day),
        clicks.filter((each) => each.day === day),
      ),
    })),
  };
}

function sums(counts: readonly SourceDayCount[], clicks: readonly DayClicks[]) {
  return {
    requests: sumOf(counts, 'outcome'),
    found: sumOf(counts, 'offers', 'found'),
    matched: sumOf(counts, 'offers', 'matched'),
    clicked: clicks.reduce((sum, each) => sum + each.clicks, 0),
    failed: sumOf(counts, 'outcome', 'failed') + sumOf(counts, 'outcome', 'timed-out'),
  };
}

function sumOf(counts: readonly SourceDayCount[], kind: SourceDayCount['kind'], name?: string): number {
  return counts
    .filter((each) => each.kind === kind && (name === undefined || each.name === name))
    .reduce((sum, { count }) => sum + count, 0);
}

/** The upper bound of the histogram bucket that this percentile falls into. */
function durationOf(counts: readonly SourceDayCount[], share: number): number | null {
  const steps = counts
    .filter(({ kind }) => kind === 'duration')
    .map(({ name, count }) => ({ step: Number(name), count }))
    .toSorted((one, other) => one.step - other.step);
  const wanted = steps.reduce((sum, { count }) => sum + count, 0) * share;
  let reached = 0;
  for (const { step, count } of steps) {
    reached += count;
    if (reached >= wanted) return stepEndMs(step);
  }
  return null;
}
