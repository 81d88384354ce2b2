import { gzipSync } from 'node:zlib';
import { createSafeFetch } from './safe-fetch';
import { StreamBroken } from './fetch-options';
import type { SafeFetch, StreamOutcome, StreamRequest } from './fetch-options';
import type { LoopbackServer } from './loopback';
import { serveHttp } from './loopback';
import type { RequestListener } from 'node:http';

const mebibyte = 1024 * 1024;
jest.setTimeout(20_000);

let server: LoopbackServer;
let safeFetch: SafeFetch;

afterEach(async () => {
  await safeFetch.close();
  await server.stop();
});

describe('a stream', () => {
  it('returns the decoded bytes of a feed larger than a page may be', async () => {
    await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-encoding': 'gzip', etag: '"7"' });
      response.end(gzipSync(Buffer.alloc(5 * mebibyte, 'a')));
    });

    const stream = opened(await open());
    const size = await sizeOf(stream.bytes);

    expect(size).toBe(5 * mebibyte);
    expect(stream).toMatchObject({ contentType: 'text/csv', headers: { etag: '"7"' } });
  });

  it('is unchanged when the validators match', async () => {
    await serve((request, response) => {
      const isSame =
        request.headers['if-none-match'] === '"7"' &&
        request.headers['if-modified-since'] === 'Sat, 21 Nov 2026 04:00:00 GMT';
      response.writeHead(isSame ? 304 : 200, { 'content-type': 'text/csv' }).end();
    });

    const outcome = await open({ ifNoneMatch: '"7"', ifModifiedSince: 'Sat, 21 Nov 2026 04:00:00 GMT' });

    expect(outcome).toEqual({ kind: 'unchanged', finalLink: `${server.origin}/feed` });
  });

  it('breaks when it grows too large, and its socket is closed', async () => {
    await serve(csv(Buffer.alloc(3 * mebibyte, 'a')));

    const stream = opened(await open({ bytesMax: mebibyte }));

    await expect(sizeOf(stream.bytes)).rejects.toEqual(new StreamBroken('too-large'));
    await server.allClosed();
  });

  it('breaks when time is up', async () => {
    await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' });
      response.write('a,b\n');
    });

    const stream = opened(await open({ totalMs: 1_000 }));

    await expect(sizeOf(stream.bytes)).rejects.toMatchObject({ reason: 'timeout' });
    await server.allClosed();
  });

  it("releases its host's slot when the reader stops early, closes it, or never reads", async () => {
    await serve(csv(Buffer.alloc(3 * mebibyte, 'a')), { perHostConcurrent: 1 });

    const first = opened(await open());
    for await (const piece of first.bytes) if (piece.byteLength > 0) break;
    const second = opened(await open());
    second.close();
    await open({ totalMs: 50 });
    const fourth = opened(await open());

    expect(await sizeOf(fourth.bytes)).toBe(3 * mebibyte);
  });

  it('reports refusals and failures like a fetch', async () => {
    await serve((_request, response) => response.writeHead(404).end());

    const gone = await open();
    const refused = await safeFetch.openStream('http://127.0.0.1/feed', { accept: 'any' });

    expect(gone).toEqual({ kind: 'gone', status: 404 });
    expect(refused).toEqual({ kind: 'refused', reason: 'address' });
  });
});

async function serve(
  listener: RequestListener,
  politeness: { perHostConcurrent?: number } = {},
): Promise<void> {
  server = await serveHttp(listener);
  safeFetch = createSafeFetch({
    userAgent: 'PriceHunt-test/1.0 (+https://pricehunt.example/bot)',
    allow: [server.hostAndPort],
    respectRobots: false,
    politeness,
  });
}

function open(request: Partial<StreamRequest> = {}): Promise<StreamOutcome> {
  return safeFetch.openStream(`${server.origin}/feed`, { accept: 'any', ...request });
}

function csv(body: Buffer): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/csv' });
    response.end(body);
  };
}

function opened(outcome: StreamOutcome): Extract<StreamOutcome, { kind: 'open' }> {
  if (outcome.kind !== 'open') throw new Error(`the stream gave ${JSON.stringify(outcome)}`);
  return outcome;
}

async function sizeOf(bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const piece of bytes) size += piece.byteLength;
  return size;
}
