import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { setImmediate as turn } from 'node:timers/promises';
import { installErrors } from './errors';
import { installLoadShedding } from './load-shedding';

async function appWith(delayMsMax: number): Promise<FastifyInstance> {
  const app = Fastify();
  installErrors(app);
  await installLoadShedding(app, delayMsMax);
  for (const url of ['/', '/healthz']) app.get(url, async () => 'ok');
  await app.ready();
  return app;
}

const statusOf = async (app: FastifyInstance, url = '/') => (await app.inject(url)).statusCode;

it('returns 503 with Retry-After while the event loop lags, except for health and with the limit 0', async () => {
  const strict = await appWith(5);
  const patient = await appWith(0);

  while ((await statusOf(strict)) === 200) {
    const busyUntil = performance.now() + 50;
    while (performance.now() < busyUntil);
    await turn();
  }

  const { statusCode, headers } = await strict.inject('/');
  const others = [await statusOf(strict, '/healthz'), await statusOf(patient)];
  await Promise.all([strict.close(), patient.close()]);
  expect([statusCode, headers['retry-after'], ...others]).toEqual([503, '5', 200, 200]);
});
