import * as z from 'zod/mini';

/** The one shape of every failure, of every status from 400 up. `error` is a plain sentence, `code` is the stable part. */
export const failureSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Failure = z.infer<typeof failureSchema>;
export type FailedField = NonNullable<Failure['fields']>[number];
