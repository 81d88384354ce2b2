import type { FeedFormat } from './feed-format';
import type { FeedIssue } from './feed-issue';
import type { FeedIssueCode, FeedIssueMeaning } from './feed-issue-table';
import { feedIssueTable } from './feed-issue-table';
import { FeedOptionsInvalid } from './feed-options';
import type { FeedReading } from './feed-reading';
import type { FeedChange, FeedChangeBatch } from './plan-feed-changes';

/** A run's result, small enough to store and show. */
export interface FeedReport {
  readonly format: FeedFormat | null;
  readonly rowCount: number;
  readonly itemCount: number;
  readonly rejectedCount: number;
  readonly byteCount: number;
  readonly isComplete: boolean;
  readonly createdCount: number;
  readonly updatedCount: number;
  readonly unchangedCount: number;
  readonly issueCounts: Readonly<Record<FeedIssue['severity'], number>>;
  /** Errors first, then most frequent. */
  readonly issues: readonly FeedIssueGroup[];
}

export interface FeedIssueGroup extends FeedIssueMeaning {
  readonly code: FeedIssueCode;
  readonly count: number;
  readonly samples: readonly FeedIssue[];
}

interface Tally {
  count: number;
  readonly samples: FeedIssue[];
}

const samplesByDefault = 10;

export class FeedReportBuilder {
  readonly #tallies = new Map<FeedIssueCode, Tally>();
  readonly #changeCounts: Record<FeedChange['kind'], number> = { create: 0, update: 0, unchanged: 0 };
  readonly #samplesMax: number;
  #itemCount = 0;
  #rejectedCount = 0;
  #end: Extract<FeedReading, { kind: 'end' }> | null = null;

  /** `samplesMax` defaults to 10 per code. Throws FeedOptionsInvalid if negative. */
  constructor(samplesMax: number = samplesByDefault) {
    if (!Number.isSafeInteger(samplesMax) || samplesMax < 0) throw new FeedOptionsInvalid('samplesMax');
    this.#samplesMax = samplesMax;
  }

  add(reading: FeedReading): void {
    if (reading.kind === 'end') this.#end = reading;
    else if (reading.kind === 'file-issue') this.#count(reading.issue);
    else {
      if (reading.kind === 'item') this.#itemCount += 1;
      else this.#rejectedCount += 1;
      for (const issue of reading.issues) this.#count(issue);
    }
  }

  addChange(change: FeedChange): void {
    this.#changeCounts[change.kind] += 1;
  }

  addBatch(batch: FeedChangeBatch): void {
    for (const reading of batch.readings) this.add(reading);
    for (const change of batch.changes) this.addChange(change);
  }

  /** Incomplete and without format until the end was read. */
  report(): FeedReport {
    const issues = [...this.#tallies].map(([code, tally]) => ({
      code,
      ...feedIssueTable[code],
      count: tally.count,
      samples: [...tally.samples],
    }));
    const countOf = (severity: FeedIssue['severity']) =>
      issues.reduce((total, group) => total + (group.severity === severity ? group.count : 0), 0);
    return {
      format: this.#end?.format ?? null,
      rowCount: this.#itemCount + this.#rejectedCount,
      itemCount: this.#itemCount,
      rejectedCount: this.#rejectedCount,
      byteCount: this.#end?.byteCount ?? 0,
      isComplete: this.#end?.isComplete ?? false,
      createdCount: this.#changeCounts.create,
      updatedCount: this.#changeCounts.update,
      unchangedCount: this.#changeCounts.unchanged,
      issueCounts: { error: countOf('error'), warning: countOf('warning'), notice: countOf('notice') },
      issues: issues.sort((left, right) => weightOf(left) - weightOf(right) || right.count - left.count),
    };
  }

  #count(issue: FeedIssue): void {
    const tally = this.#tallies.get(issue.code) ?? { count: 0, samples: [] };
    tally.count += 1;
    if (tally.samples.length < this.#samplesMax) tally.samples.push(detached(issue));
    this.#tallies.set(issue.code, tally);
  }
}

/** A substring would keep the whole chunk in memory. */
function detached(issue: FeedIssue): FeedIssue {
  return { ...issue, column: copied(issue.column), given: copied(issue.given) };
}

function copied(text: string | null): string | null {
  return text === null ? null : Buffer.from(text, 'utf16le').toString('utf16le');
}

function weightOf({ severity }: FeedIssueMeaning): number {
  return severity === 'error' ? 0 : severity === 'warning' ? 1 : 2;
}
