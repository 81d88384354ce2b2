import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';

/** Served as /mcp of the public site. The body and the response are JSON-RPC of the Model Context Protocol, not our envelope. */
export const callAgentTools = defineEndpoint({
  name: 'callAgentTools',
  method: 'POST',
  path: '/api/mcp',
  summary: 'Call the tools for AI agents (Model Context Protocol)',
  audience: 'public',
  rateClass: 'agent',
  bodyTypes: ['application/json'],
  headers: [
    {
      name: 'MCP-Protocol-Version',
      summary: 'The protocol revision, such as 2026-07-28.',
      isRequired: false,
    },
    { name: 'Mcp-Method', summary: 'The JSON-RPC method. Required from 2026-07-28.', isRequired: false },
    { name: 'Mcp-Name', summary: 'The tool. Required to call one from 2026-07-28.', isRequired: false },
  ],
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['application/json', 'text/event-stream'],
  errors: [],
});
