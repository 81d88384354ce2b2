import { extractProduct, readByRules } from '@pricehunt/product-extraction';
import type { PageReading, RulePage, RuledPage } from '@pricehunt/product-extraction';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';

export type ReadPage = (html: string, link: string) => Promise<PageReading>;

export type ReadByRules = (page: RulePage) => Promise<RuledPage>;

export interface PageReader {
  readonly readPage: ReadPage;
  readonly readByRules: ReadByRules;
  close(): Promise<void>;
}

export interface PageReaderLimits {
  /** Pages read in parallel, each on its own thread; 0 reads on the calling thread. */
  readonly threads: number;
  /** Time limit of one page from when its turn came; the thread is then ended and replaced. */
  readonly pageMs: number;
  readonly waiting: number;
  /** Heap limit of a thread, in MiB; a page that needs more ends the thread. */
  readonly memoryMb: number;
}

/** The page took too long, needed too much memory, or too many were waiting. */
export class PageNotRead extends Error {
  override readonly name = 'PageNotRead';
}

/** A page of this length takes 2 to 10 ms, which delays nobody; real shop pages have 100,000 and more. */
const shortPage = 20_000;

const presets = { pageMs: 5_000, waiting: 100, memoryMb: 512 } as const;

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
    // Even for a short page, since a rule can take long on any.
    readByRules: (page) => onThread<RuledPage>(page, 'readByRules'),
    close: async () => {
      turns.clear();
      await pool.destroy();
    },
  };
}

function shippedThreadFile(): string {
  const bundled = join(import.meta.dirname, 'page-reader-thread.mjs');
  return existsSync(bundled) ? bundled : join(import.meta.dirname, '../page-reader-thread.ts');
}
