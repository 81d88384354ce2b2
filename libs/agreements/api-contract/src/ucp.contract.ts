import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';

/** The released version of the Universal Commerce Protocol (ucp.dev) that the site serves. */
export const ucpVersion = '2026-04-08';

/** Served as /.well-known/ucp of the public site. */
export const getUcpProfile = defineEndpoint({
  name: 'getUcpProfile',
  method: 'GET',
  path: '/api/.well-known/ucp',
  summary: 'Get the profile for UCP clients',
  audience: 'public',
  rateClass: 'read',
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['application/json'],
  errors: [],
});

/** JSON-RPC 2.0. Refusals are JSON-RPC errors with HTTP 200; an unknown product is a result with a message. */
export const callUcpCatalog = defineEndpoint({
  name: 'callUcpCatalog',
  method: 'POST',
  path: '/api/ucp/mcp',
  summary: 'Search the catalog or look up products (Universal Commerce Protocol)',
  audience: 'public',
  rateClass: 'agent',
  bodyTypes: ['application/json'],
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['application/json'],
  errors: [],
});
