import type { FastifyInstance } from 'fastify';
import { hash } from 'node:crypto';

/** Gives each JSON response to GET an ETag, and responds 304 without a body when the caller has that version (RFC 9110). */
export function installEntityTags(context: FastifyInstance): void {
  context.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    if (!/^application\/json/.test(String(reply.getHeader('content-type')))) return payload;
    const tag = `"${hash('sha256', payload, 'base64url').slice(0, 27)}"`;
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'Authorization' });
    if (!isAmong(tag, request.headers['if-none-match'])) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}

function isAmong(tag: string, known: string | undefined): boolean {
  const tags = (known ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
