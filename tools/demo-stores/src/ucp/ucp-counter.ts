import * as z from 'zod/mini';
import { jsonReply, textReply } from '../shops/web';
import type { Reply, Visit } from '../shops/web';
import { answerTool } from './answer-tool';
import type { RpcFailure } from './rpc-failure';
import type { UcpCatalog } from './ucp-catalog';
import { ucpProfile, ucpVersion } from './ucp-profile';

const callShape = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.optional(z.union([z.string(), z.number(), z.null()])),
  method: z.string(),
  params: z.optional(z.unknown()),
});
const toolCallShape = z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()) });
const metaShape = z.object({ meta: z.object({ 'ucp-agent': z.object({ profile: z.url() }) }) });

/** /.well-known/ucp and /api/ucp/mcp of one origin; null for other paths. 429 with Retry-After over the limit. */
export function ucpCounter(
  catalog: UcpCatalog,
  origin: string,
  limits: { callsPerMinute: number; now: () => number },
): (visit: Visit) => Reply | null {
  let calls: number[] = [];
  return (visit) => {
    if (visit.path === '/.well-known/ucp') return jsonReply(ucpProfile(origin));
    if (visit.path !== '/api/ucp/mcp') return null;
    if (visit.method !== 'POST') return textReply('Use POST.', undefined, 405);
    if (!acceptsBoth(visit)) return failure(null, notAcceptable, 406);
    const now = limits.now();
    calls = calls.filter((at) => at > now - 60_000);
    if (calls.length >= limits.callsPerMinute) {
      const seconds = Math.ceil(((calls[0] ?? now) + 60_000 - now) / 1000);
      return jsonReply({ error: 'rate_limited' }, 429, { 'retry-after': String(Math.max(seconds, 1)) });
    }
    calls.push(now);
    return answerCall(catalog, visit);
  };
}

function answerCall(catalog: UcpCatalog, visit: Visit): Reply {
  const body = parsedJson(visit.body);
  if (body === undefined) return failure(null, { code: -32700, message: 'Parse error' }, 400);
  const call = callShape.safeParse(body);
  if (!call.success) return failure(null, { code: -32600, message: 'Invalid Request' }, 400);
  const id = call.data.id ?? null;
  if (call.data.method === 'tools/list') return jsonReply({ jsonrpc: '2.0', id, result: { tools } });
  if (call.data.method === 'initialize') return jsonReply({ jsonrpc: '2.0', id, result: greeting(catalog) });
  if (call.data.method !== 'tools/call') return failure(id, { code: -32601, message: 'Method not found' });
  const tool = toolCallShape.safeParse(call.data.params);
  if (!tool.success) return failure(id, { code: -32602, message: 'params need name and arguments' });
  if (!metaShape.safeParse(tool.data.arguments).success) {
    return failure(id, { code: -32602, message: 'meta.ucp-agent.profile is required' });
  }
  const isAnonymous = !/^Bearer \S+$/.test(String(visit.headers['authorization'] ?? ''));
  const answer = answerTool(catalog, tool.data.name, tool.data.arguments['catalog'], isAnonymous);
  if ('code' in answer) return failure(id, answer);
  return streamReply({
    jsonrpc: '2.0',
    id,
    result: {
      structuredContent: answer,
      content: [{ type: 'text', text: JSON.stringify(answer) }],
      isError: false,
    },
  });
}

/** The same refusal as MCP's official SDK, whose transport can respond either way. */
const notAcceptable: RpcFailure = {
  code: -32000,
  message: 'Not Acceptable: Client must accept both application/json and text/event-stream',
};

function acceptsBoth({ headers }: Visit): boolean {
  const accepted = String(headers.accept ?? '');
  return accepted.includes('application/json') && accepted.includes('text/event-stream');
}

/** Two events, as the SDK responds to a tool call: a notice and the result. */
function streamReply(answer: object): Reply {
  const notice = {
    jsonrpc: '2.0',
    method: 'notifications/message',
    params: { level: 'info', data: 'found' },
  };
  const events = [notice, answer].map((message) => `event: message\ndata: ${JSON.stringify(message)}\n\n`);
  return textReply(events.join(''), 'text/event-stream');
}

const tools = ['search_catalog', 'lookup_catalog', 'get_product'].map((name) => ({
  name,
  inputSchema: { type: 'object', required: ['meta', 'catalog'] },
}));

function greeting({ name }: UcpCatalog): object {
  return {
    protocolVersion: '2025-06-18',
    capabilities: { tools: {} },
    serverInfo: { name, version: ucpVersion },
  };
}

function failure(id: string | number | null, error: RpcFailure, status = 200): Reply {
  return jsonReply({ jsonrpc: '2.0', id, error }, status);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
