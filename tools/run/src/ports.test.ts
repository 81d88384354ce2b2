import { createServer } from 'node:net';
import { demoStoresCount, freePorts, portsFrom, refuseTakenPorts } from './ports';
import type { Ports } from './ports';

async function whileTaken(work: (port: number) => Promise<void>): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  try {
    await work(address.port);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

function rowWith(port: number): Ports {
  return { ...portsFrom('20000'), admin: port };
}

it('uses the usual ports by default', () => {
  expect(portsFrom(undefined)).toEqual({
    api: 4000,
    metrics: 4001,
    adminCalls: 4002,
    workerMetrics: 4003,
    demoStoresFrom: 4411,
    shopper: 4200,
    'merchant-dashboard': 4300,
    admin: 4400,
  });
});

it('assigns consecutive ports in the order the tools expect', () => {
  expect(portsFrom('5200')).toEqual({
    api: 5200,
    metrics: 5201,
    adminCalls: 5228,
    workerMetrics: 5229,
    demoStoresFrom: 5205,
    shopper: 5202,
    'merchant-dashboard': 5203,
    admin: 5204,
  });
});

it("separates the demo shops' ports from the others", () => {
  const { demoStoresFrom, adminCalls } = portsFrom('5200');

  expect(demoStoresFrom + demoStoresCount).toBeLessThanOrEqual(adminCalls);
});

it.each(['', 'many', '80', '65507', '5200.5'])('refuses "%s" as the first port in one sentence', (first) => {
  expect(() => portsFrom(first)).toThrow(/^PRICEHUNT_PORTS_FROM must be a port from 1024 to 65506, not /);
});

it('names the port that another program uses', async () => {
  await whileTaken(async (port) => {
    await expect(refuseTakenPorts(rowWith(port))).rejects.toThrow(`Port ${port} (admin) is already in use.`);
  });
});

it('chooses another row when one port of the wanted row is taken', async () => {
  await whileTaken(async (port) => {
    const wanted = rowWith(port);

    const ports = await freePorts(wanted);

    expect(ports).toEqual(portsFrom(String(ports.api)));
    expect(ports.admin).not.toBe(port);
  });
});
