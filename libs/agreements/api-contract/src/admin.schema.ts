import * as z from 'zod/mini';
import { instantSchema } from './offers.schema';

export const adminErrors = ['auth.signed-out', 'auth.not-allowed', 'auth.second-factor-needed'] as const;

export const adminIdSchema = z.string().check(z.minLength(1), z.maxLength(200));

export const cursorSchema = z.optional(z.string().check(z.maxLength(300)));

export const findTextSchema = z.optional(z.string().check(z.trim(), z.maxLength(200)));

export const reasonSchema = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));

/** The least and the most that a limit may be set to. */
export type LimitBounds = readonly [least: number, most: number];

export const limitSchema = ([least, most]: LimitBounds) => z.int().check(z.minimum(least), z.maximum(most));

/** Sent to somebody by e-mail. */
export const messageSchema = z.string().check(z.trim(), z.minLength(3), z.maxLength(2_000));

export const changedSchema = z.object({
  at: instantSchema,
  /** The admin's e-mail address; null if the account was deleted. */
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type Changed = z.infer<typeof changedSchema>;

export const businessNameSchema = z.object({ id: z.string(), name: z.string() });
