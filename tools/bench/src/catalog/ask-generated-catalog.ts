import { openStorage } from '@pricehunt/storage';
import type { SearchRequest } from '@pricehunt/storage';
import { longestTurn } from '../measured';
import { firstPage, generatedQueries } from './generated-queries';
import { openRawSearch } from './raw-search';

export interface AskingReport {
  /** The longest block of the event loop during each query, in milliseconds. */
  readonly heldMs: readonly number[];
  readonly peakMebibytes: number;
}

const warmUpCount = 50;

/** Takes "storage" or "raw", the file, its number of products and the number of queries; prints an `AskingReport`. */
async function main(): Promise<void> {
  const [side = '', file = '', products = '', count = ''] = process.argv.slice(2);
  const asking = side === 'raw' ? openRaw(file) : await openStored(file);
  const queries = generatedQueries(Number(products), warmUpCount + Number(count), 11);
  const heldMs: number[] = [];
  for (const query of queries) heldMs.push(await longestTurn(() => asking.ask(firstPage(query))));
  await asking.close();
  const report: AskingReport = {
    heldMs: heldMs.slice(warmUpCount),
    peakMebibytes: process.resourceUsage().maxRSS / 1024,
  };
  process.stdout.write(JSON.stringify(report));
}

interface Asking {
  readonly ask: (search: SearchRequest) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

async function openStored(file: string): Promise<Asking> {
  const storage = await openStorage(`sqlite:${file}`);
  return { ask: (search) => storage.search.search(search), close: storage.close };
}

function openRaw(file: string): Asking {
  const raw = openRawSearch(file);
  return { ask: async ({ text }) => raw.search(text, ' OR '), close: async () => raw.close() };
}

void main();
