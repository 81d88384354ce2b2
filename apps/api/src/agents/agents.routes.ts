import { callAgentTools } from '@pricehunt/api-contract/agents';
import { visibleText } from '@pricehunt/offers';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keyHolderOf } from '../access/api-keys';
import { registerRawEndpoint } from '../plugins/contract';
import type { Services } from '../services';
import { createComparisonRunner } from '../modules/comparisons/comparison-runner';
import { createAgentTools } from './agent-tools';

/**
 * MCP revision 2026-07-28, and 2025 clients without a session. Each request gets a server of its own, so
 * nothing is kept between requests; a subscription would keep a connection open, so none is granted. The
 * Origin header is checked like that of every call.
 */
export function registerAgents(context: FastifyInstance, services: Services, shopperOrigin: string): void {
  const runner = createComparisonRunner(services);
  context.addHook('onClose', async () => runner.idle());

  registerRawEndpoint(context, callAgentTools, async (_input, request, reply) => {
    const countComparison = () => request.server.countCall(request, 'compare');
    const readKeyHolder = () => keyHolderOf(services, request.headers.authorization);
    const handler = createMcpHandler(
      () => createAgentTools({ services, runner, shopperOrigin, countComparison, readKeyHolder }),
      { maxSubscriptions: 0 },
    );
    const answer = await handler.fetch(webRequestOf(request, shopperOrigin), { parsedBody: request.body });
    return reply
      .code(answer.status)
      .headers(Object.fromEntries(answer.headers))
      .send(visibleText(await answer.text()));
  });
}

/** Only the headers that the protocol reads. */
function webRequestOf({ headers }: FastifyRequest, shopperOrigin: string): Request {
  const read = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && /^(accept|content-type|mcp-.+)$/.test(name) ? [[name, value]] : [],
  );
  return new Request(`${shopperOrigin}/mcp`, { method: 'POST', headers: read });
}
