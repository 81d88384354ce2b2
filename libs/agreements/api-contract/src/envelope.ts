import * as z from 'zod/mini';

/** Every error response. `error` is a message, `code` is stable. */
export const failureSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Failure = z.infer<typeof failureSchema>;
export type FailedField = NonNullable<Failure['fields']>[number];
