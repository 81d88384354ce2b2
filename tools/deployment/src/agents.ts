import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as EarlierClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as EarlierTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ask } from './answers';

interface Origin {
  readonly port: number;
  readonly isTls?: boolean;
  readonly host?: string;
}

const about = { name: 'deployment', version: '1.0.0' };

/** Lists and calls tools at an origin's `/mcp`. Throws when a client doesn't understand the responses. */
export async function callToolsAsAgents(origin: Origin): Promise<void> {
  const address = new URL(`https://${origin.host ?? '127.0.0.1'}/mcp`);
  const options = { fetch: fetchFrom(origin) };
  const current = new Client(about, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await current.connect(new StreamableHTTPClientTransport(address, options));
  const earlier = new EarlierClient(about);
  await earlier.connect(new EarlierTransport(address, options));
  for (const client of [current, earlier]) {
    const { tools } = await client.listTools();
    const found = await client.callTool({ name: 'search_products', arguments: { query: 'lamp' } });
    await client.close();
    const isFound = Array.isArray(Object(found.structuredContent)['products']);
    if (!isFound || !tools.some(({ name }) => name === 'compare_link')) {
      throw new Error(`search_products gave ${JSON.stringify(found).slice(0, 400)}`);
    }
  }
}

function fetchFrom(origin: Origin): (link: string | URL, init?: RequestInit) => Promise<Response> {
  return async (link, init = {}) => {
    const { pathname, search } = new URL(link);
    const { status, headers, text } = await ask(origin.port, `${pathname}${search}`, {
      ...origin,
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' ? { body: init.body } : {}),
    });
    const read = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    return new Response(status === 202 || status === 204 ? null : text, { status, headers: read });
  };
}
