import { build } from 'esbuild';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPageReader, PageNotRead } from './page-reader';
import type { PageReader, PageReaderLimits } from './page-reader';

const link = 'https://klangwerk.example/p/wh-1000xm5';

/** Longer than what is read without a thread. */
const long = (what: string) => `<p>${what}</p>${' '.repeat(30_000)}`;

/** A thread's program that does what the page says, since no page is known that hangs or kills the real one. */
const obedient = `
  export function readPage({ html }) {
    if (html.includes('hang')) for (;;);
    if (html.includes('die')) process.exit(1);
    if (html.includes('throw')) throw new Error('cannot');
    if (html.includes('hoard')) for (const all = []; ; ) all.push({ all: [] });
    return { kind: 'not-product', evidence: html.slice(3, 8) };
  }`;

let folder: string;
let reader: PageReader;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-reader-'));
});
afterEach(async () => {
  await reader.close();
  rmSync(folder, { recursive: true });
});

function open(limits: Partial<PageReaderLimits> = {}): void {
  const file = join(folder, 'obedient.mjs');
  writeFileSync(file, obedient);
  reader = createPageReader({ threads: 1, ...limits }, file);
}

describe('createPageReader', () => {
  it.each(['hang', 'die', 'throw'])(
    'gives up a page that makes its thread %s, and reads the next',
    async (what) => {
      open({ pageMs: 1_000 });

      const given = reader.readPage(long(what), link);
      const next = reader.readPage(long('after'), link);

      await expect(given).rejects.toThrow(PageNotRead);
      await expect(next).resolves.toEqual({ kind: 'not-product', evidence: 'after' });
    },
  );

  it('gives up a page that needs more memory than a thread has, and reads the next', async () => {
    open({ memoryMb: 24 });

    const given = reader.readPage(long('hoard'), link);
    const next = reader.readPage(long('after'), link);

    await expect(given).rejects.toThrow(PageNotRead);
    await expect(next).resolves.toEqual({ kind: 'not-product', evidence: 'after' });
  });

  it('gives a page its whole time from when its turn came', async () => {
    open({ pageMs: 700 });

    const hanging = [reader.readPage(long('hang'), link), reader.readPage(long('hang'), link)];
    const last = reader.readPage(long('after'), link);

    expect((await Promise.allSettled(hanging)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(last).resolves.toEqual({ kind: 'not-product', evidence: 'after' });
  });

  it('refuses more pages than may wait', async () => {
    open({ pageMs: 1_000, waiting: 1 });

    const [reading, waiting, refused] = await Promise.allSettled(
      ['hang', 'after', 'again'].map((what) => reader.readPage(long(what), link)),
    );

    expect(reading?.status).toBe('rejected');
    expect(waiting?.status).toBe('fulfilled');
    expect(refused).toMatchObject({ reason: { message: '1 pages are waiting to be read.' } });
  });

  it('lets the event loop go on while a page is read', async () => {
    open({ pageMs: 1_000 });
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 10);

    await reader.readPage(long('hang'), link).catch(() => undefined);

    clearInterval(counting);
    expect(turns).toBeGreaterThan(10);
  });

  it.each([0, 1])('reads a product by the real program with %i threads', async (threads) => {
    const file = join(folder, 'real.mjs');
    await build({
      entryPoints: [join(import.meta.dirname, 'page-reader-thread.ts')],
      outfile: file,
      bundle: true,
      platform: 'node',
      format: 'esm',
      banner: {
        js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
      },
    });
    reader = createPageReader({ threads }, file);
    const product = { '@type': 'Product', name: 'Lamp', offers: { price: '20.00', priceCurrency: 'EUR' } };
    const page = `<script type="application/ld+json">${JSON.stringify(product)}</script>${long('Lamp')}`;

    const reading = await reader.readPage(page, link);

    expect(reading).toMatchObject({
      kind: 'product',
      product: { title: 'Lamp', price: { amountMinor: 2_000, currency: 'EUR' } },
    });
  });
});
