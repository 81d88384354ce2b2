import * as z from 'zod/mini';
import { adminErrors, adminIdSchema, cursorSchema, findTextSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { jsonValueSchema } from './json-value';
import { daySchema, instantSchema } from './offers.schema';

export const auditActorKinds = ['shopper', 'business', 'admin', 'operator', 'system', 'anonymous'] as const;

export const auditEntrySchema = z.object({
  /** Starts at 1, without gaps. */
  sequence: z.int(),
  at: instantSchema,
  actor: z.object({
    kind: z.enum(auditActorKinds),
    id: z.nullable(z.string()),
    /** The account's current e-mail address; null if it has none. */
    email: z.nullable(z.string()),
  }),
  /** area.action in the past tense, such as business.suspended. */
  action: z.string(),
  subject: z.nullable(
    z.object({
      kind: z.string(),
      id: z.string(),
      /** Its current name, or the recorded one; null if neither is known. */
      name: z.nullable(z.string()),
    }),
  ),
  businessId: z.nullable(z.string()),
  details: z.record(z.string(), jsonValueSchema),
  digest: z.string(),
});
export type AuditEntryView = z.infer<typeof auditEntrySchema>;

const filters = {
  actorId: z.optional(adminIdSchema),
  actorKind: z.optional(z.enum(auditActorKinds)),
  businessId: z.optional(adminIdSchema),
  subjectId: z.optional(adminIdSchema),
  /** A part of the actor's e-mail address. */
  person: findTextSchema,
  /** A part of the subject's ID, of the name of a business (which finds its entries too), or of an account's address. */
  object: findTextSchema,
  /** An action (business.suspended) or an area (business). */
  action: z.optional(z.string().check(z.maxLength(80))),
  /** Dates in UTC, both inclusive. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
};

/** Newest first. */
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

/** Reads the whole chain and checks that no entry was changed. */
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
      brokenAt: z.nullable(z.int()),
      checkedCount: z.int(),
      /** The digest of the last entry. Stored elsewhere, it shows later whether entries were removed. */
      headDigest: z.nullable(z.string()),
      checkedAt: instantSchema,
    }),
  },
  errors: adminErrors,
});

/** As newline-delimited JSON, oldest first. */
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

const businessAuditEntrySchema = z.object({
  sequence: z.int(),
  at: instantSchema,
  actor: z.object({
    kind: z.enum(auditActorKinds),
    email: z.nullable(z.string()),
  }),
  action: z.string(),
  subject: z.nullable(z.object({ kind: z.string(), id: z.string() })),
  reason: z.nullable(z.string()),
});

/** Includes admins viewing the business. Newest first. */
export const listBusinessAuditEntries = defineEndpoint({
  name: 'listBusinessAuditEntries',
  method: 'GET',
  path: '/api/business/audit-log',
  summary: 'List audit log entries of the business',
  audience: 'business',
  right: 'settings.read',
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
