import getPort, { portNumbers } from 'get-port';
import { host } from './places';
import type { WebApp } from './places';
import { StartFailure } from './start-failure';

/** The port of each program. */
export type Ports = Readonly<
  Record<WebApp | 'api' | 'adminCalls' | 'metrics' | 'workerMetrics' | 'demoStoresFrom', number>
>;

/** The row of ports that is tried first where the usual ones are taken. */
const firstRow = 5_300;

/** How many ports in a row the demo shops take, with their catalog, the marketplaces, the rates, the search engine and the networks. */
export const demoStoresCount = 21;

/** The length of a row of ports. */
const rowLength = 30;

const usualPorts: Ports = {
  ...{ api: 4000, metrics: 4001, adminCalls: 4002, workerMetrics: 4003 },
  ...{ shopper: 4200, 'merchant-dashboard': 4300, admin: 4400, demoStoresFrom: 4411 },
};

/** The usual ports, or a row of others that begins with the given one. */
export function portsFrom(first: string | undefined): Ports {
  if (first === undefined) return usualPorts;
  const api = Number(first);
  if (!Number.isInteger(api) || api < 1024 || api > 65_536 - rowLength) {
    throw new StartFailure(
      `PRICEHUNT_PORTS_FROM must be a port from 1024 to ${65_536 - rowLength}, not "${first}".`,
    );
  }
  return {
    ...{ api, metrics: api + 1 },
    ...{ shopper: api + 2, 'merchant-dashboard': api + 3, admin: api + 4, demoStoresFrom: api + 5 },
    adminCalls: api + rowLength - 2,
    workerMetrics: api + rowLength - 1,
  };
}

/** Rejects with a sentence that names the first port that another program holds. */
export async function refuseTakenPorts(ports: Ports): Promise<void> {
  const taken = await findTakenPort(ports);
  if (taken === undefined) return;
  throw new StartFailure(
    `Port ${taken.port} (${taken.name}) is taken. Stop the program that uses it, or the other npm start, and try again; ` +
      'PRICEHUNT_PORTS_FROM=5000 uses other ports.',
  );
}

/** The given ports when all are free, else the first free row of others. */
export async function freePorts(ports: Ports): Promise<Ports> {
  if ((await findTakenPort(ports)) === undefined) return ports;
  return freeRow();
}

/** The first row of free ports. */
export async function freeRow(): Promise<Ports> {
  for (let first = firstRow; first <= 65_536 - rowLength; first += rowLength) {
    const row = portsFrom(String(first));
    if ((await findTakenPort(row)) === undefined) return row;
  }
  throw new StartFailure(`There are no ${rowLength} free ports in a row from ${firstRow} on.`);
}

/** A free port for one program. */
export function freePort(): Promise<number> {
  return getPort({ host, port: portNumbers(5_173, 5_272) });
}

async function isFree(port: number): Promise<boolean> {
  return (await getPort({ host, port })) === port;
}

async function findTakenPort(
  ports: Ports,
): Promise<{ readonly name: string; readonly port: number } | undefined> {
  const { demoStoresFrom, ...others } = ports;
  const stores = Array.from({ length: demoStoresCount }, (_, index) => demoStoresFrom + index);
  const named = [
    ...Object.entries(others).map(([name, port]) => ({ name, port })),
    ...stores.map((port) => ({ name: 'demo shops', port })),
  ];
  for (const each of named) {
    if (!(await isFree(each.port))) return each;
  }
  return undefined;
}
