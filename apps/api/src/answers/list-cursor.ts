import { jsonOrNull } from '@pricehunt/safe-fetch';
import type * as z from 'zod/mini';
import { Refusal } from './refusal';

/** `list` separates the cursors of one list or order from those of another. */
export function cursorOf(list: string, place: unknown): string {
  return Buffer.from(JSON.stringify([list, place])).toString('base64url');
}

/** Null without a cursor. Throws request.invalid for a text that isn't a cursor of this list. */
export function readCursor<Schema extends z.ZodMiniType>(
  cursor: string | undefined,
  list: string,
  schema: Schema,
): z.infer<Schema> | null {
  if (cursor === undefined) return null;
  const read = jsonOrNull(Buffer.from(cursor, 'base64url').toString('utf8'));
  const parsed = Array.isArray(read) && read[0] === list ? schema.safeParse(read[1]) : null;
  if (parsed?.success === true) return parsed.data;
  throw new Refusal('request.invalid', {
    fields: [{ path: 'cursor', message: 'is not a cursor of this list' }],
  });
}
