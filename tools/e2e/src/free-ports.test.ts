import { expect, test } from '@playwright/test';
import { clearLockedPorts } from 'get-port';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { findFreePorts, portCount } from './free-ports';

async function twoFreeRanges(): Promise<readonly [number, number]> {
  const ranges = [await findFreePorts(), await findFreePorts()] as const;
  clearLockedPorts();
  return ranges;
}

test('skips a range of ports when one of them is in use', async () => {
  const [taken, free] = await twoFreeRanges();
  const server = createServer().listen(taken + portCount - 1, '127.0.0.1');
  await once(server, 'listening');

  const found = await findFreePorts([taken, free]).finally(() => server.close());

  expect(found).toBe(free);
});

test('returns no range twice, so that two products can start at once', async () => {
  const [one, other] = await twoFreeRanges();

  const found = [await findFreePorts([one, other]), await findFreePorts([one, other])];

  expect(found).toEqual([one, other]);
});
