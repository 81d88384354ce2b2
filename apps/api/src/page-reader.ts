import { extractProduct, readByRules } from '@pricehunt/product-extraction';
import type { PageReading, RulePage, RuledPage } from '@pricehunt/product-extraction';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';

/** Reads what a shop page says of its product. Rejects with PageNotRead. */
export type ReadPage = (html: string, link: string) => Promise<PageReading>;

/** Reads a page by the rules of its shop. Rejects with PageNotRead. */
export type ReadByRules = (page: RulePage) => Promise<RuledPage>;

/** Reads pages away from the event loop that answers people. */
export interface PageReader {
  readonly readPage: ReadPage;
  readonly readByRules: ReadByRules;
  /** Ends the threads; what they were reading rejects. */
  close(): Promise<void>;
}

/** What a reader may use. */
export interface PageReaderLimits {
  /** How many pages are read at once, each on a thread of its own; 0 reads every page where it is asked for. */
  readonly threads: number;
  /** How long the reading of one page may take, from when its turn came. The thread is ended then, and replaced. */
  readonly pageMs: number;
  /** How many pages may wait for a thread. */
  readonly waiting: number;
  /** Memory of a thread's objects, in MiB; a page that needs more ends the thread. */
  readonly memoryMb: number;
}

/** A page that was given up: it took too long, needed too much, or too many were waiting. */
export class PageNotRead extends Error {
  override readonly name = 'PageNotRead';
}

/** A page of this length takes 2 to 10 ms, which holds nobody up; real shop pages have 100,000 and more. */
const shortPage = 20_000;

const presets = { pageMs: 5_000, waiting: 100, memoryMb: 512 } as const;

/** Opens a reader. The threads run `threadFile`, which exports `readPage` and `readByRules`. */
export function createPageReader(
  limits: Partial<PageReaderLimits> & Pick<PageReaderLimits, 'threads'>,
  threadFile: string = shippedThreadFile(),
): PageReader {
  const { threads, pageMs, waiting, memoryMb } = { ...presets, ...limits };
  if (threads === 0) {
    return {
      readPage: async (html, link) => extractProduct(html, link),
      readByRules: async (page) => readByRules(page),
      close: () => Promise.resolve(),
    };
  }
  const pool = new Piscina({
    filename: threadFile,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const turns = new PQueue({ concurrency: threads });
  async function onThread<Reading>(
    task: { readonly link: string },
    name: 'readPage' | 'readByRules',
  ): Promise<Reading> {
    if (turns.size >= waiting) throw new PageNotRead(`${waiting} pages are waiting to be read.`);
    return turns.add(async () => {
      try {
        return await pool.run(task, { signal: AbortSignal.timeout(pageMs), name });
      } catch (failure) {
        throw new PageNotRead(`Could not finish reading the page at ${new URL(task.link).host}.`, {
          cause: failure,
        });
      }
    });
  }
  return {
    async readPage(html, link) {
      if (html.length < shortPage || !URL.canParse(link)) return extractProduct(html, link);
      const task = { html, link };
      return onThread<PageReading>(task, 'readPage');
    },
    // However short the page is: a rule can take long on any.
    readByRules: (page) => onThread<RuledPage>(page, 'readByRules'),
    close: async () => {
      turns.clear();
      await pool.destroy();
    },
  };
}

/** The bundle has the thread's program beside it; run from source, so has this file. */
function shippedThreadFile(): string {
  const bundled = join(import.meta.dirname, 'page-reader-thread.mjs');
  return existsSync(bundled) ? bundled : join(import.meta.dirname, 'page-reader-thread.ts');
}
