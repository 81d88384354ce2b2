import { FeedReportKeeper } from './feed-report';
import { readFeed } from './read-feed';
import { SeenIds } from './seen-ids';

const rowCount = 50_000;

/** A long file that is made while it is read; `ahead` tells how far the reader is from what it has given out. */
function longFeed(rows: number) {
  let written = 0;
  async function* source(): AsyncGenerator<Uint8Array, void> {
    yield Buffer.from('id,title,link,price,image_link,description,availability,identifier_exists\n');
    while (written < rows) {
      let piece = '';
      for (let count = 0; count < 500 && written < rows; count += 1, written += 1) {
        const price = written % 4 === 0 ? 'ask us' : '15.00 EUR';
        piece += `${written},Lamp ${written},https://shop.example/${written},${price},https://shop.example/l.jpg,Lamp,in_stock,no\n`;
      }
      yield Buffer.from(piece);
    }
  }
  return { source, ahead: (read: number) => written - read };
}

it('reads 50,000 rows while holding a piece of the file, the samples and the hashes of the ids', async () => {
  const { source, ahead } = longFeed(rowCount);
  const keeper = new FeedReportKeeper(5);
  let read = 0;
  let aheadMax = 0;

  for await (const reading of readFeed(source())) {
    keeper.add(reading);
    if (reading.kind !== 'end') read += 1;
    aheadMax = Math.max(aheadMax, ahead(read));
  }

  const report = keeper.report();
  expect(report).toMatchObject({ rowCount, rejectedCount: rowCount / 4, isComplete: true });
  expect(report.issues).toMatchObject([{ code: 'price.unreadable', count: rowCount / 4 }]);
  expect(report.issues[0]?.samples).toHaveLength(5);
  // 64 KiB of such rows, and what the source had made for the next piece.
  expect(aheadMax).toBeLessThan(2_500);
});

it('holds at most 32 bytes for each id, and knows each again', () => {
  const seen = new SeenIds();
  const ids = Array.from({ length: 20_000 }, (_, index) => `item-${index}`);

  const added = ids.map((id) => seen.add(id));
  const again = ids.map((id) => seen.add(id));

  expect(added.every(Boolean)).toBe(true);
  expect(again.some(Boolean)).toBe(false);
  expect(seen.size).toBe(ids.length);
  expect(seen.byteLength).toBeLessThanOrEqual(4 * 8 * ids.length);
});
