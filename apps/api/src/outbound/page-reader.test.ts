import { build } from 'esbuild';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPageReader, PageNotRead } from './page-reader';
import type { PageReader, PageReaderLimits } from './page-reader';
import { until } from '../testing/waits';

const link = 'https://klangwerk.example/p/wh-1000xm5';

const long = (what: string) => `<p>${what}</p>${' '.repeat(30_000)}`;

/** A thread program that does what the page says, since no page is known to hang or kill the real one. */
const obedient = `
  import { writeFileSync } from 'node:fs';
  export function readPage({ html }) {
    if (html.includes('hang')) for (writeFileSync(new URL('./hanging', import.meta.url), ''); ; );
    if (html.includes('die')) process.exit(1);
    if (html.includes('throw')) throw new Error('cannot');
    if (html.includes('hoard')) for (const all = []; ; ) all.push({ all: [] });
    return { kind: 'not-product', evidence: html.slice(3, 8) };
  }
  export const readByRules = readPage;`;

let folder: string;
const folders: string[] = [];
let reader: PageReader;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-reader-'));
  folders.push(folder);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await reader.close();
});
// On a busy machine, a thread may still be starting when its pool is closed.
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true });
});

/** A busy machine may take longer than a page's own limit to start a thread. */
const longerThanAnyStart = 600_000;

function open(limits: Partial<PageReaderLimits> = {}): void {
  const file = join(folder, 'obedient.mjs');
  writeFileSync(file, obedient);
  reader = createPageReader({ threads: 1, pageMs: longerThanAnyStart, ...limits }, file);
}

interface TimeLimit {
  readonly ms: number;
  readonly end: () => void;
}

function holdTimeLimits(): readonly TimeLimit[] {
  const limits: TimeLimit[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    limits.push({ ms, end: () => controller.abort() });
    return controller.signal;
  });
  return limits;
}

async function untilHanging(): Promise<void> {
  const sign = join(folder, 'hanging');
  await until('a page to hang', () => existsSync(sign));
  rmSync(sign);
}

describe('createPageReader', () => {
  it.each(['die', 'throw'])('gives up a page that makes its thread %s, and reads the next', async (what) => {
    open();

    const given = reader.readPage(long(what), link);
    const next = reader.readPage(long('after'), link);

    await expect(given).rejects.toThrow(PageNotRead);
    await expect(next).resolves.toEqual({ kind: 'not-product', evidence: 'after' });
  });

  it('gives up a page that hangs at its time limit', async () => {
    const limits = holdTimeLimits();
    open();
    const given = expect(reader.readPage(long('hang'), link)).rejects.toThrow(PageNotRead);
    await untilHanging();

    limits[0]?.end();

    await given;
  });

  it("reads by a shop's rules on a thread even for a short page, and gives up at the time limit", async () => {
    const limits = holdTimeLimits();
    open();
    const rules = { results: null, product: {} };
    const reading = reader.readByRules({ html: 'hang', link, rules, currency: null });
    const given = expect(reading).rejects.toThrow(PageNotRead);
    await untilHanging();

    limits[0]?.end();

    await given;
  });

  it('gives up a page that needs more memory than a thread has, and reads the next', async () => {
    open({ memoryMb: 24 });

    const given = reader.readPage(long('hoard'), link);
    const next = reader.readPage(long('after'), link);

    await expect(given).rejects.toThrow(PageNotRead);
    await expect(next).resolves.toEqual({ kind: 'not-product', evidence: 'after' });
  });

  it('starts a page’s time limit when its turn comes', async () => {
    const limits = holdTimeLimits();
    open({ pageMs: 700 });

    const hanging = [reader.readPage(long('hang'), link), reader.readPage(long('hang'), link)];
    const last = reader.readPage(long('after'), link);
    const settled = Promise.allSettled(hanging);
    const begun: number[] = [];
    for (const turn of [0, 1]) {
      await untilHanging();
      begun.push(limits.length);
      limits[turn]?.end();
    }

    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(last).resolves.toEqual({ kind: 'not-product', evidence: 'after' });
    expect(begun).toEqual([1, 2]);
    expect(limits.map(({ ms }) => ms)).toEqual([700, 700, 700]);
  });

  it('refuses more pages than the queue holds', async () => {
    const limits = holdTimeLimits();
    open({ waiting: 1 });

    const settled = Promise.allSettled(
      ['hang', 'after', 'again'].map((what) => reader.readPage(long(what), link)),
    );
    await untilHanging();
    limits[0]?.end();

    const [reading, waiting, refused] = await settled;
    expect(reading?.status).toBe('rejected');
    expect(waiting?.status).toBe('fulfilled');
    expect(refused).toMatchObject({ reason: { message: '1 pages are waiting to be read.' } });
  });

  it('does not block the event loop while a page is read', async () => {
    const limits = holdTimeLimits();
    open();

    const outcome = reader.readPage(long('hang'), link).then(
      () => 'read',
      () => 'given up',
    );
    await untilHanging();
    const meanwhile = await Promise.race([outcome, new Promise((resolve) => setTimeout(resolve, 0, 'free'))]);
    limits[0]?.end();

    expect([meanwhile, await outcome]).toEqual(['free', 'given up']);
  });

  it.each([0, 1])(
    'reads a product, by markup and by rules, by the real program with %i threads',
    async (threads) => {
      const file = join(folder, 'real.mjs');
      await build({
        entryPoints: [join(import.meta.dirname, '../page-reader-thread.ts')],
        outfile: file,
        bundle: true,
        platform: 'node',
        format: 'esm',
        banner: {
          js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
        },
      });
      reader = createPageReader({ threads, pageMs: longerThanAnyStart }, file);
      const product = { '@type': 'Product', name: 'Lamp', offers: { price: '20.00', priceCurrency: 'EUR' } };
      const page = `<script type="application/ld+json">${JSON.stringify(product)}</script>${long('Lamp')}`;

      const reading = await reader.readPage(page, link);
      const rules = { results: null, product: { title: { kind: 'regex', pattern: '<p>(\\w+)' } } } as const;
      const ruled = await reader.readByRules({ html: page, link, rules, currency: null });

      expect(ruled).toMatchObject({ fields: { title: { value: 'Lamp' } }, markup: { kind: 'product' } });
      expect(reading).toMatchObject({
        kind: 'product',
        product: { title: 'Lamp', price: { amountMinor: 2_000, currency: 'EUR' } },
      });
    },
  );
});
