import * as z from 'zod/mini';
import { adminErrors, adminIdSchema, cursorSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { daySchema, instantSchema } from './offers.schema';

/** Who did it. */
export const auditActorKinds = ['shopper', 'business', 'admin', 'operator', 'system', 'anonymous'] as const;

/** One act of the audit log. */
export const auditEntrySchema = z.object({
  /** From 1, without gaps. */
  sequence: z.int(),
  at: instantSchema,
  actor: z.object({
    kind: z.enum(auditActorKinds),
    id: z.nullable(z.string()),
    /** The e-mail address of the account as it is now; null where there is none. */
    email: z.nullable(z.string()),
  }),
  /** area.act in the past, such as business.suspended. */
  action: z.string(),
  subject: z.nullable(z.object({ kind: z.string(), id: z.string() })),
  businessId: z.nullable(z.string()),
  /** What there is to say, `before` and `after` where something was changed. */
  details: z.record(z.string(), z.unknown()),
  /** The digest that the next entry builds on. */
  digest: z.string(),
});
export type AuditEntryView = z.infer<typeof auditEntrySchema>;

const filters = {
  actorId: z.optional(adminIdSchema),
  actorKind: z.optional(z.enum(auditActorKinds)),
  businessId: z.optional(adminIdSchema),
  subjectId: z.optional(adminIdSchema),
  /** An act (business.suspended) or an area (business). */
  action: z.optional(z.string().check(z.maxLength(80))),
  /** Days in UTC, both included. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
};

/** The newest first. */
export const listAuditEntries = defineEndpoint({
  name: 'listAuditEntries',
  method: 'GET',
  path: '/api/admin/audit-log',
  summary: 'List audit log entries',
  audience: 'admin',
  rateClass: 'read',
  query: z.strictObject({ ...filters, cursor: cursorSchema }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(auditEntrySchema),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: adminErrors,
});

/** Reads the whole chain and says whether each entry is as it was written. */
export const verifyAuditLog = defineEndpoint({
  name: 'verifyAuditLog',
  method: 'POST',
  path: '/api/admin/audit-log/verify',
  summary: 'Verify the integrity of the audit log',
  audience: 'admin',
  rateClass: 'write',
  answers: {
    200: z.object({
      success: z.literal(true),
      isIntact: z.boolean(),
      /** The first entry that is not as it was written; null where all are. */
      brokenAt: z.nullable(z.int()),
      /** How many entries were read. */
      checkedCount: z.int(),
      /** The digest of the last entry: kept elsewhere, it proves later that nothing was cut off. */
      headDigest: z.nullable(z.string()),
      checkedAt: instantSchema,
    }),
  },
  errors: adminErrors,
});

/** The log as newline-delimited JSON, the oldest first, one entry of the list's form a line. */
export const exportAuditLog = defineEndpoint({
  name: 'exportAuditLog',
  method: 'GET',
  path: '/api/admin/audit-log.ndjson',
  summary: 'Export the audit log',
  audience: 'admin',
  rateClass: 'read',
  query: z.strictObject(filters),
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['application/x-ndjson'],
  errors: adminErrors,
});

/** One act in the log of a business, as its own people see it. */
const businessAuditEntrySchema = z.object({
  sequence: z.int(),
  at: instantSchema,
  actor: z.object({
    kind: z.enum(auditActorKinds),
    /** The address of a member of the team; null for admins, jobs and who has left. */
    email: z.nullable(z.string()),
  }),
  action: z.string(),
  subject: z.nullable(z.object({ kind: z.string(), id: z.string() })),
  /** The reason that was given; null where there is none. */
  reason: z.nullable(z.string()),
});

/** What was done in and to the business, also by admins who looked at it, the newest first. */
export const listBusinessAuditEntries = defineEndpoint({
  name: 'listBusinessAuditEntries',
  method: 'GET',
  path: '/api/business/audit-log',
  summary: 'List audit log entries of the business',
  audience: 'business',
  rateClass: 'read',
  query: z.strictObject({ cursor: cursorSchema }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(businessAuditEntrySchema),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});
