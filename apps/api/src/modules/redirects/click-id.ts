import { randomUUID } from 'node:crypto';

/**
 * A new id of a click: a UUID of version 7 (RFC 9562 §5.7), which begins with the time in milliseconds. Made of Node's random
 * UUIDs, which come out of bytes drawn in advance, it takes half as long as one of the uuid package.
 */
export function newClickId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
