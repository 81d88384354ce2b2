import { createServer } from 'node:http';

export interface TraceCollector {
  readonly link: string;
  readonly received: readonly string[];
  readonly close: () => void;
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += String(part)));
    request.on('end', () => {
      received.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { link: `http://127.0.0.1:${port}/v1/traces`, received, close: () => server.close() };
}
