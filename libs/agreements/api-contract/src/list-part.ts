import * as z from 'zod/mini';

/** Of a list with an upper bound: all of it without `limit`. */
export const listPartQuery = {
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(400))),
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^([1-9]\d?|100)$/)),
      z.transform((value: string) => Number(value)),
    ),
  ),
};
