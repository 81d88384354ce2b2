import { join } from 'node:path';
import { freePorts, host, runProgram, startProgram } from './child-programs';
import type { ChildProgram } from './child-programs';
import { readJsonLines, record, textOf } from './json-lines';
import { apiEnvironment, builtProgram, startApi } from './running-api';
import type { RunningApi } from './running-api';

/** The demo shops and an API with their catalog, as `npm start` sets them up. */
export interface DemoWorld {
  readonly api: RunningApi;
  /** Product pages, equally many of each shop, shops in turn. */
  readonly pages: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Eight shops, the catalog, the marketplaces, the rates, a search engine and two shops that it finds, six shops to add, the networks. */
const doorCount = 21;

export async function startDemoWorld(folder: string, pagesOfEachShop: number): Promise<DemoWorld> {
  const portFrom = await freePorts(doorCount);
  const shops = startProgram({
    parameters: [builtProgram('tools/demo-stores/main.mjs'), '--port-from', String(portFrom)],
    environment: {},
    logFile: join(folder, 'demo-stores.log'),
  });
  try {
    const doors = await openDoors(shops);
    const environment = {
      OUTBOUND_ALLOW: doors.map(({ origin }) => new URL(origin).host).join(','),
      UCP_CATALOGS: originsOf(doors, 'ucp-catalog')
        .map((origin) => `${origin}/api/ucp/mcp`)
        .join(','),
      STOREFRONTS: originsOf(doors, 'shopify').join(','),
    };
    const snapshot = join(folder, 'snapshot.jsonl');
    await runProgram(
      [
        builtProgram('tools/demo-stores/write-catalog-snapshot.mjs'),
        '--port-from',
        String(portFrom),
        '--out',
        snapshot,
      ],
      {},
      join(folder, 'snapshot.log'),
    );
    await runProgram(
      [builtProgram('apps/api/import-catalog.mjs'), snapshot],
      { ...apiEnvironment(folder, portFrom + doorCount), ...environment },
      join(folder, 'import.log'),
    );
    const api = await startApi(folder, { environment });
    return {
      api,
      pages: inTurn(await pagesByShop(snapshot), pagesOfEachShop),
      stop: async () => {
        await api.program.stop();
        await shops.stop();
      },
    };
  } catch (failure) {
    await shops.stop();
    throw failure;
  }
}

interface Door {
  readonly origin: string;
  readonly kind: string;
}

/** Resolves when all services are up. Each prints a line, the exchange rates last. */
async function openDoors(shops: ChildProgram): Promise<readonly Door[]> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const doors = [...shops.printed().matchAll(/^(http:\S+)\s+.+ \((.+)\)$/gm)].map(
      ([, origin = '', kind = '']) => ({ origin, kind }),
    );
    if (doors.some(({ kind }) => kind === 'exchange-rates')) return doors;
    if (shops.process.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The demo shops did not open on ${host}:\n${shops.printed()}`);
}

function originsOf(doors: readonly Door[], kind: string): readonly string[] {
  return doors.filter((door) => door.kind === kind).map(({ origin }) => origin);
}

async function pagesByShop(snapshot: string): Promise<readonly (readonly string[])[]> {
  const byShop = new Map<string, string[]>();
  for (const line of await readJsonLines(snapshot)) {
    const link = textOf(record(line['offer']), 'link');
    if (link === null) continue;
    const shop = byShop.get(new URL(link).host) ?? [];
    shop.push(link);
    byShop.set(new URL(link).host, shop);
  }
  return [...byShop.values()];
}

/** Interleaves the shops: the first page of each, then the second of each, and so on. */
function inTurn(shops: readonly (readonly string[])[], ofEach: number): readonly string[] {
  return Array.from({ length: ofEach }, (_, turn) =>
    shops.flatMap((pages) => pages[Math.floor((turn * pages.length) / ofEach)] ?? []),
  ).flat();
}
