import { callUcpCatalog, getUcpProfile } from '@pricehunt/api-contract/ucp';
import type { FastifyInstance } from 'fastify';
import { visibleText } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { Refusal } from '../answers/refusal';
import { registerRawEndpoint } from '../plugins/contract';
import type { Services } from '../services';
import { InvalidParams, runUcpTool, ucpTools } from './ucp-catalog';
import type { UcpCatalog } from './ucp-catalog';
import { ucpProfile } from './ucp-profile';

const callShape = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.nullish(z.union([z.string(), z.number()])),
  method: z.string(),
  params: z.optional(z.unknown()),
});
/** The caller must name its profile. It isn't fetched. */
const toolCallShape = z.object({
  name: z.string(),
  arguments: z.object({
    meta: z.object({ 'ucp-agent': z.object({ profile: z.url() }) }),
    catalog: z.unknown(),
  }),
});

const rpcErrors = { invalidRequest: -32600, unknownMethod: -32601, invalidParams: -32602, failed: -32603 };

/**
 * The catalog for other installations and agents that speak UCP. It has a JSON-RPC handler of its own, because the
 * MCP package responds with event streams, or 406, where UCP clients expect JSON.
 */
export function registerUcp(context: FastifyInstance, services: Services, shopperOrigin: string): void {
  const profile = JSON.stringify(ucpProfile(shopperOrigin));
  registerRawEndpoint(context, getUcpProfile, (_input, _request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(profile),
  );
  registerRawEndpoint(context, callUcpCatalog, async (_input, request, reply) => {
    const call = callShape.safeParse(request.body);
    if (!call.success) return reply.send(failure(null, rpcErrors.invalidRequest, 'Invalid Request'));
    const { id = null, method, params } = call.data;
    if (id === null) return reply.code(202).send();
    const answer = await answerCall({ services, shopperOrigin }, { id, method, params });
    return reply.type('application/json; charset=utf-8').send(visibleText(JSON.stringify(answer)));
  });
}

async function answerCall(
  catalog: UcpCatalog,
  { id, method, params }: { readonly id: string | number; readonly method: string; readonly params: unknown },
): Promise<object> {
  const result = (content: object) => ({ jsonrpc: '2.0', id, result: content });
  if (method === 'initialize') return result(greeting);
  if (method === 'ping') return result({});
  if (method === 'tools/list') return result({ tools: ucpTools.map((tool) => ({ ...tool, inputSchema })) });
  if (method !== 'tools/call') return failure(id, rpcErrors.unknownMethod, 'Method not found');
  const tool = toolCallShape.safeParse(params);
  if (!tool.success) {
    return failure(
      id,
      rpcErrors.invalidParams,
      'params need name, arguments.meta.ucp-agent.profile and arguments.catalog',
    );
  }
  try {
    const { name, arguments: given } = tool.data;
    const structuredContent = await runUcpTool(catalog, name, given.catalog);
    const content = [{ type: 'text', text: JSON.stringify(structuredContent) }];
    return result({ structuredContent, content, isError: false });
  } catch (problem) {
    if (problem instanceof InvalidParams || problem instanceof Refusal) {
      return failure(id, rpcErrors.invalidParams, problem.message);
    }
    catalog.services.report(problem, 'a UCP tool failed');
    return failure(id, rpcErrors.failed, 'Internal error');
  }
}

const greeting = {
  protocolVersion: '2025-06-18',
  capabilities: { tools: {} },
  serverInfo: { name: 'pricehunt', version: '1.0.0' },
};

const inputSchema = { type: 'object', required: ['meta', 'catalog'] };

function failure(id: string | number | null, code: number, message: string): object {
  return { jsonrpc: '2.0', id, error: { code, message } };
}
