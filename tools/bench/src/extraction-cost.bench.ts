import { load } from 'cheerio/slim';
import { readPrice } from '@pricehunt/offers';
import { extractProduct } from '@pricehunt/product-extraction';
import { canonicalLink } from '@pricehunt/product-links';
import { join } from 'node:path';
import type { Benchmark } from './benchmark';
import type { Figure } from './figure-table';
import { readJsonLines, textOf } from './json-lines';
import { median, percentile } from './measured';
import { savedPagesOf } from './saved-pages';
import type { SavedPage } from './saved-pages';

/** A shop page against bare parsing, a price against `parseFloat`, a link against the `URL` class. */
export const extractionCost: Benchmark = {
  name: 'extraction',
  title: 'Cost of reading pages, prices and links',
  async run({ sharedFolder, isQuick, say }) {
    const pages = await savedPagesOf(sharedFolder);
    if (sharedFolder === null || pages === null) {
      say('nothing measured: --shared FOLDER names no folder with data/extraction');
      return [];
    }
    const rounds = isQuick ? 1 : 5;
    const prices = await texts(join(sharedFolder, 'data/prices/prices.dev.jsonl'), 'text');
    const links = await texts(join(sharedFolder, 'data/urls/urls.dev.jsonl'), 'url');
    say(`${pages.length} pages, ${prices.length} prices, ${links.length} links, ${rounds} rounds`);
    return [
      ...pageFigures(pages, rounds),
      perText('a price string, µs', prices, rounds, readPrice, (text) =>
        Number.parseFloat(text.replace(/[^\d.]/gu, '')),
      ),
      perText(
        'a link led to its one address, µs',
        links,
        rounds,
        canonicalLink,
        (text) => URL.canParse(text) && new URL(text),
      ),
    ];
  },
};

/** Each page's median time over the rounds, alternating reader and bare parser. */
function pageFigures(pages: readonly SavedPage[], rounds: number): readonly Figure[] {
  const read: number[] = [];
  const parsed: number[] = [];
  for (const { html, link } of pages) {
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const bareMs = msOf(() => load(html, { xml: { xmlMode: false, decodeEntities: true } }));
      const readMs = msOf(() => extractProduct(html, link));
      if (round === 0) continue;
      bare.push(bareMs);
      ours.push(readMs);
    }
    read.push(median(ours));
    parsed.push(median(bare));
  }
  return [
    { what: 'a page, p50 ms', figure: percentile(read, 0.5), baseline: percentile(parsed, 0.5), aim: '≤ 60' },
    {
      what: 'a page, p95 ms',
      figure: percentile(read, 0.95),
      baseline: percentile(parsed, 0.95),
      aim: '≤ 60',
    },
  ];
}

function perText(
  what: string,
  all: readonly string[],
  rounds: number,
  read: (text: string) => unknown,
  bare: (text: string) => unknown,
): Figure {
  const microseconds = (work: (text: string) => unknown): number =>
    (msOf(() => {
      for (let pass = 0; pass < 20; pass += 1) for (const text of all) work(text);
    }) *
      1000) /
    (20 * all.length);
  const times = Array.from(
    { length: rounds + 1 },
    () => [microseconds(bare), microseconds(read)] as const,
  ).slice(1);
  return {
    what,
    figure: median(times.map(([, ours]) => ours)),
    baseline: median(times.map(([baseline]) => baseline)),
    aim: null,
  };
}

function msOf(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

async function texts(file: string, name: string): Promise<readonly string[]> {
  const lines = await readJsonLines(file);
  return lines.map((line) => textOf(line, name)).filter((text) => text !== null);
}
