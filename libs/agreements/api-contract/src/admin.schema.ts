import * as z from 'zod/mini';
import { instantSchema } from './offers.schema';

/** The refusals that every call of the admin console may give, apart from those of every endpoint. */
export const adminErrors = ['auth.signed-out', 'auth.not-allowed', 'auth.second-factor-needed'] as const;

/** The id of something in a path. */
export const adminIdSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** Where a list goes on. */
export const cursorSchema = z.optional(z.string().check(z.maxLength(300)));

/** What a person types to find something. */
export const findTextSchema = z.optional(z.string().check(z.trim(), z.maxLength(200)));

/** Why an admin does something; it stands in the audit log. */
export const reasonSchema = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));

/** Who changed something last, and when. */
export const changedSchema = z.object({
  at: instantSchema,
  /** The admin's e-mail address; null where the account is gone. */
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type Changed = z.infer<typeof changedSchema>;

/** A business as lists of the console name it. */
export const businessNameSchema = z.object({ id: z.string(), name: z.string() });
