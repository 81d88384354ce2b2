import { uploadFeedFile } from '@pricehunt/api-contract/feeds';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { installSlowBodies } from './slow-bodies';

const limitMs = 600;
const pieces = ['"a', 'bc', 'de', 'fg', 'hi', 'j"'];
let app: FastifyInstance;
let port: number;

beforeEach(async () => {
  app = Fastify();
  installSlowBodies(app, { wholeMs: limitMs, idleMs: limitMs });
  const handler = async (request: { readonly body: unknown }) => ({ got: request.body });
  app.post('/short', handler);
  app.route({ method: 'POST', url: '/upload', config: { endpoint: uploadFeedFile }, handler });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  // The time is the test's: only the intervals that watch the bodies follow it.
  jest.useFakeTimers({
    now: 0,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'Date'],
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await app.close();
});

async function begin(path: string) {
  const isCalled = once(app.server, 'request');
  const isConnected = once(app.server, 'connection');
  const client = connect(port, '127.0.0.1');
  let answer = '';
  client.on('data', (bytes) => (answer += bytes.toString()));
  client.on('error', () => undefined);
  const isClosed = once(client, 'close');
  client.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 12\r\nconnection: close\r\n\r\n`,
  );
  const [server]: Socket[] = await isConnected;
  await isCalled;
  return {
    send: async (piece: string) => {
      const before = server?.bytesRead ?? 0;
      client.write(piece);
      while (server?.bytesRead === before) await nextTurn();
    },
    answer: async () => {
      await isClosed;
      return answer;
    },
  };
}

describe('slow bodies', () => {
  it('close the connection of a call that is not complete in time', async () => {
    const call = await begin('/short');

    for (const piece of pieces.slice(0, 5)) await call.send(piece);
    jest.advanceTimersByTime(limitMs);

    expect(await call.answer()).toBe('');
  });

  it('are accepted while an upload makes progress', async () => {
    const call = await begin('/upload');

    for (const piece of pieces) {
      await call.send(piece);
      jest.advanceTimersByTime(limitMs);
    }

    expect(await call.answer()).toContain('"got":"abcdefghij"');
  });

  it('close an upload that has stopped', async () => {
    const call = await begin('/upload');

    await call.send('"a');
    jest.advanceTimersByTime(2 * limitMs);

    expect(await call.answer()).toBe('');
  });

  it('that are complete in time get a response', async () => {
    const call = await begin('/short');

    for (const piece of pieces.slice(0, 5)) await call.send(piece);
    jest.advanceTimersByTime(limitMs - 1);
    await call.send('j"');

    expect(await call.answer()).toContain('"got":"abcdefghij"');
  });
});
