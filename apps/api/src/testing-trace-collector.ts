import { createServer } from 'node:http';

export interface TraceCollector {
  readonly link: string;
  readonly told: readonly string[];
  readonly close: () => void;
}

/** Accepts all traces; close it after the test. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const told: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += String(part)));
    request.on('end', () => {
      told.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { link: `http://127.0.0.1:${port}/v1/traces`, told, close: () => server.close() };
}
