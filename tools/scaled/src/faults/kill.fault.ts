import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { host, until } from '../child-programs';
import { startLoad } from '../load';
import { registerShopper } from '../visitor';
import { guaranteed, measured } from './fault';
import type { Fault, Figure } from './fault';
import { openFaultedProduct } from './faulted-product';

const rounds = 5;

/** Kills the API with SIGKILL under load, and a worker during a job. */
export const kill: Fault = {
  word: 'kill',
  title: 'kill -9 under load',
  run: async () => [...(await killApi()), ...(await killWorker())],
};

async function killApi(): Promise<readonly Figure[]> {
  const product = await openFaultedProduct();
  try {
    let answered = 0;
    let lost = 0;
    for (let round = 0; round < rounds; round += 1) {
      const api = await product.startApi();
      const load = startLoad(product.origin, { redirects: 16, events: 8 });
      await until('a load', () => load.history.clicks.length > 200 * (round + 1), 60_000);
      await api.end('SIGKILL');
      await load.stop();
      answered += load.history.clicks.length + load.history.events.length;
      lost += await product.lostOf(load.history);
    }
    const [integrity] = await product.rows('PRAGMA integrity_check');
    return [
      measured(`API killed ${rounds} times: clicks and events answered`, answered),
      guaranteed('of them lost', lost, lost === 0),
      guaranteed(
        'integrity of the database',
        String(Object.values(integrity ?? {})[0]),
        integrity?.['integrity_check'] === 'ok',
      ),
    ];
  } finally {
    await product.stop();
  }
}

/** The killed worker waits for a mail server that never greets; the other one has a mailbox. */
async function killWorker(): Promise<readonly Figure[]> {
  const product = await openFaultedProduct();
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, host, resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    await product.startApi();
    const killed = await product.startWorker({
      SMTP_URL: `smtp://${host}:${port}`,
      MAIL_FROM: 'faults@example.com',
    });
    await registerShopper(product.origin);
    const running = async () =>
      (await product.rows("SELECT id FROM queued_jobs WHERE state = 'running' AND name LIKE '%mail%'"))
        .length > 0;
    await until('a mail is being sent', running);
    await killed.end('SIGKILL');
    const killedAt = performance.now();
    await product.startWorker();
    const seconds = async () => Math.round((performance.now() - killedAt) / 1_000);
    await until(
      'the mail is sent by the other worker',
      () => existsSync(`${product.folder}/mailbox`),
      120_000,
    );
    const took = await seconds();
    return [guaranteed('the job of a killed worker is taken over after', `${took} s`, took <= 60)];
  } finally {
    silent.close();
    await product.stop();
  }
}
