import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FeedReading } from './feed-reading';
import { FeedReportBuilder } from './feed-report';
import { readFeed } from './read-feed';
import { SeenIds } from './seen-ids';

const rowCount = 50_000;
const packedRowCount = 12_000;

/** Generates rows while it is read; `ahead` is how many rows it is ahead of the reader. */
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

it('reads 50,000 rows while holding only a chunk, the samples and the id hashes', async () => {
  const { source, ahead } = longFeed(rowCount);
  const builder = new FeedReportBuilder(5);
  let read = 0;
  let aheadMax = 0;

  for await (const reading of readFeed(source())) {
    builder.add(reading);
    if (reading.kind !== 'end') read += 1;
    aheadMax = Math.max(aheadMax, ahead(read));
  }

  const report = builder.report();
  expect(report).toMatchObject({ rowCount, rejectedCount: rowCount / 4, isComplete: true });
  expect(report.issues).toMatchObject([{ code: 'price.unreadable', count: rowCount / 4 }]);
  expect(report.issues[0]?.samples).toHaveLength(5);
  // 64 KiB of such rows, plus the next chunk of the source.
  expect(aheadMax).toBeLessThan(2_500);
});

it('reads a compressed network file of many shops with as little memory as a plain one', async () => {
  let written = 0;
  async function* rows(): AsyncGenerator<Buffer, void> {
    yield Buffer.from(
      'aw_deep_link,product_name,merchant_product_id,merchant_name,search_price,currency,merchant_deep_link\n',
    );
    while (written < packedRowCount) {
      let piece = '';
      for (let count = 0; count < 500; count += 1, written += 1) {
        const shop = `shop${written % 300}.example`;
        piece += `https://www.awin1.com/pclick.php?p=${written},Lamp ${written},${written},${shop},"15,00",EUR,https://${shop}/${written}\n`;
      }
      yield Buffer.from(piece);
    }
  }
  let read = 0;
  let aheadMax = 0;
  let end: FeedReading | null = null;

  const packed = Readable.from(rows()).pipe(createGzip({ level: 1 }));
  const shops = {
    shopOf: () => ({ domain: 'oak.example' }),
    readDeepLink: (link: string) =>
      link.startsWith('https://www.awin1.com/') ? { link, target: null } : null,
  };
  for await (const reading of readFeed(packed, { shops })) {
    if (reading.kind === 'item') read += 1;
    else end = reading;
    aheadMax = Math.max(aheadMax, written - read);
  }

  expect(end).toMatchObject({ kind: 'end', itemCount: packedRowCount, isComplete: true });
  // The streams between generator and reader hold a few hundred KiB of compressed rows.
  expect(aheadMax).toBeLessThan(packedRowCount / 2);
});

it('uses at most 32 bytes per id and recognises each again', () => {
  const seen = new SeenIds();
  const ids = Array.from({ length: 20_000 }, (_, index) => `item-${index}`);

  const added = ids.map((id) => seen.add(id));
  const again = ids.map((id) => seen.add(id));

  expect(added.every(Boolean)).toBe(true);
  expect(again.some(Boolean)).toBe(false);
  expect(seen.size).toBe(ids.length);
  expect(seen.byteLength).toBeLessThanOrEqual(4 * 8 * ids.length);
});
