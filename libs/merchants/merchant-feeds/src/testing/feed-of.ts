import type { FeedItem } from '../feed-item';
import type { FeedIssue } from '../feed-issue';
import type { FeedIssueCode } from '../feed-issue-table';
import type { ReadFeedOptions } from '../feed-options';
import type { FeedReading } from '../feed-reading';
import { readFeed } from '../read-feed';

export async function* streamOf(
  file: string | Uint8Array,
  cutBytes = 65_536,
): AsyncGenerator<Uint8Array, void> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  for (let from = 0; from < bytes.length; from += cutBytes) yield bytes.subarray(from, from + cutBytes);
}

export async function readingsOf(
  file: string | Uint8Array,
  options: ReadFeedOptions = {},
  cutBytes?: number,
): Promise<readonly FeedReading[]> {
  const readings: FeedReading[] = [];
  for await (const reading of readFeed(streamOf(file, cutBytes), options)) readings.push(reading);
  return readings;
}

export async function itemsOf(
  file: string | Uint8Array,
  options: ReadFeedOptions = {},
): Promise<readonly FeedItem[]> {
  return (await readingsOf(file, options)).flatMap((reading) =>
    reading.kind === 'item' ? [reading.item] : [],
  );
}

export function issuesIn(readings: readonly FeedReading[]): readonly FeedIssue[] {
  return readings.flatMap((reading) => {
    if (reading.kind === 'file-issue') return [reading.issue];
    return reading.kind === 'end' ? [] : reading.issues;
  });
}

export function codesIn(readings: readonly FeedReading[]): readonly FeedIssueCode[] {
  return issuesIn(readings).map((issue) => issue.code);
}

export const lampRow: Readonly<Record<string, string>> = {
  id: 'lamp-1',
  title: 'Desk lamp with a long arm',
  description: 'A lamp for those who read late.',
  link: 'https://shop.example/lamp',
  image_link: 'https://shop.example/lamp.jpg',
  availability: 'in_stock',
  price: '15.00 EUR',
  brand: 'Lumo',
  gtin: '4006381333931',
};

/** A valid table with changed values; null removes a column. */
export function tableOf(...changes: readonly Readonly<Record<string, string | null>>[]): string {
  const columns = [
    ...new Set([...Object.keys(lampRow), ...changes.flatMap((change) => Object.keys(change))]),
  ];
  const present = columns.filter((column) => !changes.every((change) => change[column] === null));
  const lines = changes.map((change) =>
    present.map((column) => change[column] ?? lampRow[column] ?? '').join('\t'),
  );
  return [present.join('\t'), ...lines].join('\n');
}
