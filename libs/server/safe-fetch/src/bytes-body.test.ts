import { serveHttp } from './loopback';
import { createSafeFetch } from './safe-fetch';
import { scriptedWeb } from './scripted-web';

const bytes = Uint8Array.from({ length: 256 }, (_, place) => place);

describe('a body of bytes', () => {
  it('is sent unchanged', async () => {
    const received: Buffer[] = [];
    const server = await serveHttp((request, response) => {
      request.on('data', (part: Buffer) => received.push(part));
      request.on('end', () => response.writeHead(201).end());
    });
    const safeFetch = createSafeFetch({
      userAgent: 'PriceHunt/test',
      allow: [server.hostAndPort],
      respectRobots: false,
      headerNames: ['ttl'],
    });

    const outcome = await safeFetch.fetch(`${server.origin}/push`, {
      accept: 'any',
      method: 'POST',
      body: bytes,
      headers: { 'content-type': 'application/octet-stream', ttl: '60' },
    });

    expect(outcome).toMatchObject({ kind: 'ok', status: 201 });
    expect(Buffer.concat(received)).toEqual(Buffer.from(bytes));
    await safeFetch.close();
    await server.stop();
  });

  it('is base64url in a scripted web', async () => {
    const web = scriptedWeb({ 'https://push.example/1': '' });

    await web.fetch('https://push.example/1', { accept: 'any', method: 'POST', body: bytes });

    expect(web.calls.map(({ body }) => body)).toEqual([Buffer.from(bytes).toString('base64url')]);
  });
});
