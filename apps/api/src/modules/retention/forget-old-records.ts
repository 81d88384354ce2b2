import type { RetainedRecords } from '@pricehunt/storage';
import type { Needs } from '../../services';
import { expiredBefore, retentionRules } from './retention-rules';

export interface OldRecords {
  readonly records: RetainedRecords;
  readonly before: string;
  readonly count: number;
}

type RetentionServices = Needs<'storage' | 'now'>;

export async function countOldRecords({ storage, now }: RetentionServices): Promise<readonly OldRecords[]> {
  const counted: OldRecords[] = [];
  for (const rule of retentionRules) {
    const before = expiredBefore(rule, now());
    const count = await storage.retention.countBefore(rule.records, before);
    counted.push({ records: rule.records, before, count });
  }
  return counted;
}

/** Whole months where tables are partitioned, else a day at a time, so that nobody waits long. */
export async function forgetOldRecords(
  { storage, now }: RetentionServices,
  signal?: AbortSignal,
): Promise<readonly OldRecords[]> {
  const forgotten: OldRecords[] = [];
  for (const rule of retentionRules) {
    const before = expiredBefore(rule, now());
    let count = 0;
    if (rule.monthsOf !== undefined && storage.months !== null) {
      const old = await storage.retention.countBefore(rule.records, before);
      await storage.months.dropMonthsBefore(rule.monthsOf, before);
      count += old - (await storage.retention.countBefore(rule.records, before));
    }
    for (let day = 1; day > 0 && signal?.aborted !== true; count += day) {
      day = await storage.retention.deleteOldestDayBefore(rule.records, before);
    }
    forgotten.push({ records: rule.records, before, count });
  }
  return forgotten;
}
