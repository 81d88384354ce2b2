import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export interface Visit {
  readonly method: string;
  /** The decoded path, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** The response; "never" leaves the connection open until one side closes it. */
export type Answer = FileReply | 'never';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface FileReply extends Omit<Reply, 'body'> {
  readonly body: string | Uint8Array;
}

/** Handles every request to one origin. */
export type Counter = (visit: Visit) => Answer | Promise<Answer>;

const bodyBytesMax = 1_000_000;

export function htmlReply(body: string, status = 200, headers: Record<string, string> = {}): Reply {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body };
}

export function jsonReply(document: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  const body = JSON.stringify(document);
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body };
}

export function textReply(body: string, type = 'text/plain; charset=utf-8', status = 200): Reply {
  return { status, headers: { 'content-type': type }, body };
}

export function foundReply(location: string): Reply {
  return {
    status: 302,
    headers: { location, 'content-type': 'text/plain; charset=utf-8' },
    body: `Found: ${location}`,
  };
}

/** A server whose handler is set after it listens, because links between shops need all ports first. */
export function serverFor(counterOf: () => Counter | undefined): Server {
  return createServer((request, response) => {
    void serve(request, response, counterOf());
  });
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  counter: Counter | undefined,
): Promise<void> {
  const answer = await answerTo(request, counter);
  if (answer === 'never' || response.destroyed) return;
  response.writeHead(answer.status, {
    ...answer.headers,
    'content-length': String(Buffer.byteLength(answer.body)),
  });
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}

async function answerTo(request: IncomingMessage, counter: Counter | undefined): Promise<Answer> {
  if (counter === undefined) return textReply('The shop is still opening.', undefined, 503);
  const body = await bodyOf(request);
  if (body === null) return textReply('That is too much at once.', undefined, 413);
  const [rawPath = '/', ...query] = (request.url ?? '/').split('?');
  const path = decoded(rawPath);
  if (path === null) return textReply('That is not a path.', undefined, 400);
  const visit = {
    method: request.method ?? 'GET',
    path,
    query: new URLSearchParams(query.join('?')),
    headers: request.headers,
    body,
  };
  try {
    return await counter(visit);
  } catch (error) {
    process.stderr.write(
      `${request.method} ${request.url}: ${error instanceof Error ? error.stack : error}\n`,
    );
    return textReply('Something broke behind the counter.', undefined, 500);
  }
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    bytes += part.length;
    if (bytes > bodyBytesMax) return null;
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
