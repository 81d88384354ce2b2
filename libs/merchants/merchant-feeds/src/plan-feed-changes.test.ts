import { guardAgainstEmptying } from './guard-against-emptying';
import { FeedReportBuilder } from './feed-report';
import { FeedOptionsInvalid } from './feed-options';
import type { FeedChangeBatch } from './plan-feed-changes';
import { feedChange, planFeedChanges } from './plan-feed-changes';
import { itemDigest } from './item-digest';
import { readFeed } from './read-feed';
import { itemsOf, streamOf, tableOf } from './testing/feed-of';

function catalog() {
  const rows = new Map<string, { readonly digest: string; readonly run: string }>();
  const lookUps: number[] = [];
  return {
    rows,
    lookUps,
    storedDigests: (itemIds: readonly string[]) => {
      lookUps.push(itemIds.length);
      const known = itemIds.flatMap((id): [string, string][] => {
        const row = rows.get(id);
        return row === undefined ? [] : [[id, row.digest]];
      });
      return Promise.resolve(new Map(known));
    },
    apply: ({ changes }: FeedChangeBatch, run: string) => {
      for (const change of changes) {
        rows.set(change.kind === 'unchanged' ? change.itemId : change.item.itemId, {
          digest: change.digest,
          run,
        });
      }
    },
    unseenBy: (run: string) => [...rows].filter(([, row]) => row.run !== run).map(([id]) => id),
  };
}

async function run(stored: ReturnType<typeof catalog>, name: string, file: string, batchSize = 2) {
  const builder = new FeedReportBuilder();
  for await (const batch of planFeedChanges(readFeed(streamOf(file)), stored.storedDigests, { batchSize })) {
    stored.apply(batch, name);
    builder.addBatch(batch);
  }
  return builder.report();
}

const first = tableOf({ id: '1' }, { id: '2' }, { id: '3' });
const second = tableOf({ id: '2', price: '12.00 EUR' }, { id: '3' }, { id: '4' });

it('creates new items, updates changed ones, and leaves the rest unchanged', async () => {
  const stored = catalog();
  await run(stored, 'monday', first);

  const report = await run(stored, 'tuesday', second);

  expect(report).toMatchObject({ createdCount: 1, updatedCount: 1, unchangedCount: 1, rejectedCount: 0 });
});

it('finds items missing from the feed by their last run', async () => {
  const stored = catalog();
  await run(stored, 'monday', first);

  await run(stored, 'tuesday', second);

  expect(stored.unseenBy('tuesday')).toEqual(['1']);
});

it('changes nothing when a run is repeated', async () => {
  const stored = catalog();
  await run(stored, 'monday', first);

  const report = await run(stored, 'monday', first);

  expect(report).toMatchObject({ createdCount: 0, updatedCount: 0, unchangedCount: 3 });
});

it('looks up at most one batch of ids at a time', async () => {
  const stored = catalog();
  const file = tableOf(...Array.from({ length: 25 }, (_, index) => ({ id: String(index) })));

  await run(stored, 'monday', file, 10);

  expect(stored.lookUps).toEqual([10, 10, 5]);
});

it('plans nothing for a rejected row, so that its stored item is removed', async () => {
  const stored = catalog();
  await run(stored, 'monday', first);

  await run(stored, 'tuesday', tableOf({ id: '1', price: 'broken' }, { id: '2' }, { id: '3' }));

  expect(stored.unseenBy('tuesday')).toEqual(['1']);
});

it('rethrows errors of the lookup and rejects an empty batch', async () => {
  const failing = planFeedChanges(readFeed(streamOf(first)), () =>
    Promise.reject(new Error('database gone')),
  );

  await expect(failing[Symbol.asyncIterator]().next()).rejects.toThrow('database gone');
  expect(() => planFeedChanges(readFeed(streamOf('')), catalog().storedDigests, { batchSize: 0 })).toThrow(
    FeedOptionsInvalid,
  );
});

it('returns the same digest for equal items from different files', async () => {
  const [fromTable] = await itemsOf(tableOf({}));
  const [fromJson] = await itemsOf(
    JSON.stringify([
      {
        price: { value: '15', currency: 'EUR' },
        gtin: 4006381333931,
        brand: 'Lumo',
        availability: 'In Stock',
        image_link: 'https://shop.example/lamp.jpg',
        link: 'https://shop.example/lamp',
        description: ' A lamp for those who read late. ',
        title: 'Desk  lamp with a long arm',
        id: 'lamp-1',
      },
    ]),
  );

  const digests = [fromTable, fromJson].map((item) => (item === undefined ? null : itemDigest(item)));

  expect(digests[0]).toMatch(/^[\da-f]{32}$/);
  expect(digests[1]).toBe(digests[0]);
});

it.each([
  { title: 'Other lamp' },
  { price: '15.01 EUR' },
  { sale_price: '12 EUR' },
  { availability: 'out_of_stock' },
  { condition: 'used' },
  { gtin: '' },
  { color: 'red' },
  { shipping: 'DE:::4.90 EUR' },
  { custom_label_4: 'summer' },
  { expiration_date: '2027-01-01' },
  { cost_of_goods_sold: '7 EUR' },
])('returns another digest for an item with %j', async (change) => {
  const [before] = await itemsOf(tableOf({}));
  const [after] = await itemsOf(tableOf(change));

  expect(after !== undefined && before !== undefined && feedChange(after, itemDigest(before)).kind).toBe(
    'update',
  );
});

it.each([
  ['nothing', 100, 0, true, false, 'allowed'],
  ['half', 100, 50, true, false, 'allowed'],
  ['more than half', 100, 51, true, false, 'too-many'],
  ['more than half, agreed to', 100, 51, true, true, 'allowed'],
  ['all of a small feed', 20, 20, true, false, 'allowed'],
  ['all of a feed just larger', 21, 21, true, false, 'too-many'],
  ['one after half a file', 100, 1, false, false, 'incomplete'],
  ['one after half a file, agreed to', 100, 1, false, true, 'incomplete'],
  ['nothing after half a file', 100, 0, false, false, 'allowed'],
])('guards the removal of %s', (_, storedCount, removedCount, isComplete, isConfirmed, expected) => {
  const verdict = guardAgainstEmptying({ storedCount, removedCount, isComplete, isConfirmed });

  expect(verdict.kind === 'refused' ? verdict.reason : verdict.kind).toBe(expected);
});
