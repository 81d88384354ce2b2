import type { AdminRole, BusinessStatus, MemberRole } from '@pricehunt/business-accounts';
import { sql } from 'drizzle-orm';
import type { JsonValue } from '../json';
import {
  belongsTo,
  defineTable,
  flag,
  index,
  json,
  mayBelongTo,
  number,
  primaryKey,
  text,
  uniqueIndex,
} from './define-table';
import type {
  AccountAudience,
  AuditActorKind,
  AuditDetails,
  SessionAudience,
  TokenPurpose,
} from '../rows/accounts';

export const accounts = defineTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    audience: text('audience').$type<AccountAudience>().notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    /** Audience and address of a verified account; null until verified. */
    verifiedKey: text('verified_key').unique('accounts_by_verified_email'),
    passwordHash: text('password_hash').notNull(),
    isAdmin: flag('is_admin').notNull(),
    adminRole: text('admin_role').$type<AdminRole>(),
    locale: text('locale').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    passwordChangedAt: text('password_changed_at').notNull(),
    disabledAt: text('disabled_at'),
    totpSecret: text('totp_secret'),
    totpEnabledAt: text('totp_enabled_at'),
    totpLastStep: number('totp_last_step'),
  },
  (table) => [index('accounts_by_email').on(table.audience, table.emailKey, table.createdAt)],
);

export const recoveryCodes = defineTable(
  'recovery_codes',
  {
    accountId: belongsTo('account_id', () => accounts.id),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ name: 'recovery_codes_key', columns: [table.accountId, table.codeHash] })],
);

export const providerLinks = defineTable(
  'provider_links',
  {
    id: text('id').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    accountId: belongsTo('account_id', () => accounts.id),
    email: text('email'),
    linkedAt: text('linked_at').notNull(),
    lastUsedAt: text('last_used_at').notNull(),
  },
  (table) => [
    uniqueIndex('provider_links_by_subject').on(table.issuer, table.subject),
    index('provider_links_by_account').on(table.accountId, table.linkedAt),
  ],
);

export const passkeys = defineTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    accountId: belongsTo('account_id', () => accounts.id),
    credentialId: text('credential_id').notNull().unique('passkeys_by_credential'),
    publicKey: text('public_key').notNull(),
    relyingPartyId: text('relying_party_id').notNull(),
    counter: number('counter').notNull(),
    transports: json('transports').$type<readonly string[]>().notNull(),
    name: text('name').notNull(),
    isSynced: flag('is_synced').notNull(),
    createdAt: text('created_at').notNull(),
    lastUsedAt: text('last_used_at'),
  },
  (table) => [index('passkeys_by_account').on(table.accountId, table.createdAt)],
);

export const passkeyChallenges = defineTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    audience: text('audience').$type<SessionAudience>().notNull(),
    accountId: mayBelongTo('account_id', () => accounts.id),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_by_end').on(table.expiresAt)],
);

export const accountTokens = defineTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: belongsTo('account_id', () => accounts.id),
    purpose: text('purpose').$type<TokenPurpose>().notNull(),
    email: text('email'),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [
    index('account_tokens_by_account').on(table.accountId, table.purpose),
    index('account_tokens_by_end').on(table.expiresAt),
  ],
);

/** An ended session stays until its cookie would have expired. */
export const sessions = defineTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    idHash: text('id_hash').notNull().unique('sessions_by_hash'),
    audience: text('audience').$type<SessionAudience>().notNull(),
    accountId: belongsTo('account_id', () => accounts.id),
    createdAt: text('created_at').notNull(),
    lastSeenAt: text('last_seen_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    endedAt: text('ended_at'),
    device: text('device').notNull(),
    data: json('data').$type<JsonValue>().notNull(),
  },
  (table) => [
    index('sessions_by_account').on(table.accountId, table.lastSeenAt),
    index('sessions_by_end').on(table.expiresAt),
  ],
);

export const attempts = defineTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    windowStartedAtMs: number('window_started_at_ms').notNull(),
    count: number('count').notNull(),
    streak: number('streak').notNull(),
    blockedUntilMs: number('blocked_until_ms').notNull(),
    changedAt: text('changed_at').notNull(),
  },
  (table) => [index('attempts_by_change').on(table.changedAt)],
);

export const businesses = defineTable(
  'businesses',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    storeDomain: text('store_domain'),
    status: text('status').$type<BusinessStatus>().notNull(),
    statusReason: text('status_reason'),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [
    index('businesses_by_status').on(table.status, table.id),
    index('businesses_by_domain').on(table.storeDomain),
  ],
);

export const businessMembers = defineTable(
  'business_members',
  {
    businessId: belongsTo('business_id', () => businesses.id),
    accountId: belongsTo('account_id', () => accounts.id),
    role: text('role').$type<MemberRole>().notNull(),
    joinedAt: text('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'business_members_key', columns: [table.businessId, table.accountId] }),
    index('business_members_by_account').on(table.accountId, table.joinedAt),
  ],
);

export const businessInvitations = defineTable(
  'business_invitations',
  {
    id: text('id').primaryKey(),
    businessId: belongsTo('business_id', () => businesses.id),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    role: text('role').$type<MemberRole>().notNull(),
    tokenHash: text('token_hash').unique('business_invitations_by_token'),
    invitedBy: text('invited_by').notNull(),
    invitedAt: text('invited_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    closedAt: text('closed_at'),
  },
  (table) => [index('business_invitations_by_business').on(table.businessId, table.invitedAt)],
);

export const adminInvitations = defineTable(
  'admin_invitations',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    role: text('role').$type<AdminRole>().notNull(),
    tokenHash: text('token_hash').unique('admin_invitations_by_token'),
    invitedBy: text('invited_by').notNull(),
    invitedAt: text('invited_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    closedAt: text('closed_at'),
  },
  (table) => [
    uniqueIndex('admin_invitations_open')
      .on(table.emailKey)
      .where(sql`closed_at is null`),
  ],
);

export const auditEntries = defineTable(
  'audit_entries',
  {
    sequence: number('sequence').primaryKey(),
    at: text('at').notNull(),
    actorKind: text('actor_kind').$type<AuditActorKind>().notNull(),
    actorId: text('actor_id'),
    action: text('action').notNull(),
    subjectKind: text('subject_kind'),
    subjectId: text('subject_id'),
    businessId: text('business_id'),
    details: json('details').$type<AuditDetails>().notNull(),
    previousDigest: text('previous_digest').notNull(),
    digest: text('digest').notNull(),
  },
  (table) => [
    index('audit_entries_by_business').on(table.businessId, table.sequence),
    index('audit_entries_by_actor').on(table.actorId, table.sequence),
    index('audit_entries_by_subject').on(table.subjectId, table.sequence),
    index('audit_entries_by_action').on(table.action, table.sequence),
  ],
);

export const auditHeads = defineTable('audit_heads', {
  name: text('name').primaryKey(),
  sequence: number('sequence').notNull(),
  digest: text('digest').notNull(),
});

export const viewings = defineTable(
  'viewings',
  {
    id: text('id').primaryKey(),
    adminId: text('admin_id').notNull(),
    sessionHash: text('session_hash'),
    businessId: belongsTo('business_id', () => businesses.id),
    reason: text('reason').notNull(),
    startedAt: text('started_at').notNull(),
    until: text('until').notNull(),
    tokenHash: text('token_hash').unique('viewings_by_token'),
    tokenUntil: text('token_until').notNull(),
    cookieHash: text('cookie_hash').unique('viewings_by_cookie'),
    endedAt: text('ended_at'),
  },
  (table) => [index('viewings_by_admin').on(table.adminId, table.startedAt)],
);
