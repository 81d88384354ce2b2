import { uploadFeedFile } from '@pricehunt/api-contract';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { installSlowBodies } from './slow-bodies';

let app: FastifyInstance;
let port: number;

beforeEach(async () => {
  app = Fastify();
  installSlowBodies(app, { wholeMs: 600, idleMs: 600 });
  const handler = async (request: { readonly body: unknown }) => ({ got: request.body });
  app.post('/short', handler);
  app.route({ method: 'POST', url: '/upload', config: { endpoint: uploadFeedFile }, handler });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(() => app.close());

/** Sends a body of 12 bytes in six pieces with pauses; resolves with the answer, empty when the connection was ended. */
async function send(path: string, pauseMs: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 12\r\nconnection: close\r\n\r\n`,
  );
  for (const piece of ['"a', 'bc', 'de', 'fg', 'hi', 'j"']) {
    await delay(pauseMs);
    if (!socket.destroyed) socket.write(piece);
  }
  await closed;
  return answer;
}

describe('slow bodies', () => {
  it('end the connection of a call that is not whole in time', async () => {
    expect(await send('/short', 250)).toBe('');
  });

  it('are waited for while an upload gets on', async () => {
    expect(await send('/upload', 250)).toContain('"got":"abcdefghij"');
  });

  it('end an upload that has stopped', async () => {
    expect(await send('/upload', 1_500)).toBe('');
  });

  it('that are whole in time are answered', async () => {
    expect(await send('/short', 1)).toContain('"got":"abcdefghij"');
  });
});
