import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { host } from '../child-programs';
import { followComparison } from '../follow-comparison';
import { callPatiently, newAddress, ownPage } from '../visitor';
import { inMs, middle, redirectPath, slowest, timeAnswers } from './answer-times';
import { guaranteed } from './fault';
import type { Fault } from './fault';
import { openFaultedProduct } from './faulted-product';

/** How the shops fail, by the first part of a link's path. */
const manners = ['hangs', 'resets', 'drips', 'floods', 'fails'] as const;
const settledMsMax = 25_000;

export const shops: Fault = {
  word: 'shops',
  title: 'shops that hang, break off, drip, flood and fail',
  run: async () => {
    const shop = await openFailingShop();
    const product = await openFaultedProduct({ environment: { OUTBOUND_ALLOW: shop.address } });
    try {
      const api = await product.startApi();
      const redirects = timeAnswers(`${product.origin}${redirectPath}`, 100);
      const health = timeAnswers(`${product.origin}/healthz`, 100);
      const settledAfter = await Promise.all(
        manners.map(async (manner) => {
          const requestId = randomUUID();
          const begunAt = performance.now();
          await callPatiently(`${product.origin}/api/comparisons`, {
            method: 'POST',
            headers: ownPage(newAddress()),
            body: { requestId, url: `http://${shop.address}/${manner}/kettle` },
          });
          const events = await followComparison(product.origin, requestId).catch(() => []);
          const isSettled = events.some(({ kind }) => kind === 'settled');
          return { manner, ms: isSettled ? performance.now() - begunAt : Number.POSITIVE_INFINITY };
        }),
      );
      const redirectTimes = await redirects.stop();
      const healthTimes = await health.stop();
      return [
        ...settledAfter.map(({ manner, ms }) =>
          guaranteed(
            `a comparison with a shop that ${manner} is settled after`,
            inMs(ms),
            ms <= settledMsMax,
          ),
        ),
        middle('redirects', redirectTimes),
        guaranteed('the slowest redirect', inMs(slowest(redirectTimes)), slowest(redirectTimes) <= 1_000),
        guaranteed('the slowest /healthz', inMs(slowest(healthTimes)), slowest(healthTimes) <= 1_000),
        guaranteed('the API', api.isRunning() ? 'runs' : 'ended', api.isRunning()),
      ];
    } finally {
      await product.stop();
      shop.close();
    }
  },
};

async function openFailingShop() {
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    const manner = manners.find((each) => request.url?.startsWith(`/${each}/`));
    if (manner === undefined) {
      response.writeHead(404).end();
      return;
    }
    if (manner === 'hangs') return;
    if (manner === 'fails') {
      response.writeHead(500).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('<!doctype html><title>Kettle</title>');
    if (manner === 'resets') {
      response.socket?.resetAndDestroy();
      return;
    }
    const piece = manner === 'drips' ? ' ' : 'x'.repeat(1024 * 1024);
    const timer = setInterval(() => response.write(piece), manner === 'drips' ? 500 : 10);
    timers.add(timer);
    response.once('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  return {
    address: `${host}:${typeof address === 'object' && address !== null ? address.port : 0}`,
    close: () => {
      for (const timer of timers) clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}
