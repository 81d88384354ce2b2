import getPort, { portNumbers } from 'get-port';
import { host } from './places';
import type { WebApp } from './places';
import { StartFailure } from './start-failure';

export type Ports = Readonly<
  Record<WebApp | 'api' | 'adminCalls' | 'metrics' | 'workerMetrics' | 'demoStoresFrom', number>
>;

/** Tried first when the usual ports are in use. */
const firstRow = 5_300;

/** Includes the catalog, the marketplaces, the exchange rates, the search engine, the networks, the webhook receiver and Demo ID. */
export const demoStoresCount = 23;

const rowLength = 30;

const usualPorts: Ports = {
  api: 4000,
  metrics: 4001,
  adminCalls: 4002,
  workerMetrics: 4003,
  shopper: 4200,
  'merchant-dashboard': 4300,
  admin: 4400,
  demoStoresFrom: 4411,
};

export function portsFrom(first: string | undefined): Ports {
  if (first === undefined) return usualPorts;
  const api = Number(first);
  if (!Number.isInteger(api) || api < 1024 || api > 65_536 - rowLength) {
    throw new StartFailure(
      `PRICEHUNT_PORTS_FROM must be a port from 1024 to ${65_536 - rowLength}, not "${first}".`,
    );
  }
  return {
    api,
    metrics: api + 1,
    shopper: api + 2,
    'merchant-dashboard': api + 3,
    admin: api + 4,
    demoStoresFrom: api + 5,
    adminCalls: api + rowLength - 2,
    workerMetrics: api + rowLength - 1,
  };
}

/** Rejects with a message naming the first port in use. */
export async function refuseTakenPorts(ports: Ports): Promise<void> {
  const taken = await findTakenPort(ports);
  if (taken === undefined) return;
  throw new StartFailure(
    `Port ${taken.port} (${taken.name}) is already in use. Stop the other program or npm start and try again, ` +
      'or set PRICEHUNT_PORTS_FROM=5000 to use other ports.',
  );
}

/** The given ports if all are free, otherwise the first free row of others. */
export async function freePorts(ports: Ports): Promise<Ports> {
  if ((await findTakenPort(ports)) === undefined) return ports;
  return freeRow();
}

export async function freeRow(): Promise<Ports> {
  for (let first = firstRow; first <= 65_536 - rowLength; first += rowLength) {
    const row = portsFrom(String(first));
    if ((await findTakenPort(row)) === undefined) return row;
  }
  throw new StartFailure(`Couldn’t find ${rowLength} consecutive free ports from ${firstRow} on.`);
}

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
