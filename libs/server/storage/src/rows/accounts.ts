import type { AdminRole, Business, MemberRole } from '@pricehunt/business-accounts';
import type { JsonValue } from '../json';

export type TokenPurpose = 'verify-email' | 'reset-password' | 'change-email';

/** A token of a link in an e-mail; only its hash is stored. */
export interface AccountTokenRow {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly purpose: TokenPurpose;
  readonly email?: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

export type AccountAudience = 'shopper' | 'business';

export interface AccountRow {
  readonly id: string;
  readonly audience: AccountAudience;
  readonly email: string;
  /** Normalized for comparison. */
  readonly emailKey: string;
  /** True once the address was confirmed. Many unverified accounts may share an address, but one verified account per audience. */
  readonly isVerified: boolean;
  readonly passwordHash: string;
  readonly isAdmin: boolean;
  /** Null without isAdmin. */
  readonly adminRole: AdminRole | null;
  readonly locale: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly passwordChangedAt: string;
  readonly disabledAt: string | null;
  /** The sealed secret of the authenticator app; active once totpEnabledAt is set. */
  readonly totpSecret: string | null;
  readonly totpEnabledAt: string | null;
}

/** A person at a sign-in provider (OpenID Connect) who may sign in to an account. Issuer and subject identify them. */
export interface ProviderLinkRow {
  readonly id: string;
  readonly issuer: string;
  readonly subject: string;
  readonly accountId: string;
  /** As the provider last sent it, for display only. */
  readonly email: string | null;
  readonly linkedAt: string;
  readonly lastUsedAt: string;
}

/** A WebAuthn credential that signs in to an account without a password. */
export interface PasskeyRow {
  readonly id: string;
  readonly accountId: string;
  /** As the authenticator calls it, in base64url. */
  readonly credentialId: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
  /** The domain that it is valid for. */
  readonly relyingPartyId: string;
  /** Uses that the authenticator reported last; stays 0 where it doesn't count. */
  readonly counter: number;
  /** How browsers reach it, such as "usb" and "internal". */
  readonly transports: readonly string[];
  /** As its owner calls it. */
  readonly name: string;
  /** Whether its provider syncs it between devices. */
  readonly isSynced: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** A challenge that an authenticator must sign once, before it expires. */
export interface PasskeyChallengeRow {
  readonly challenge: string;
  readonly audience: SessionAudience;
  /** The account that adds a passkey; null for signing in. */
  readonly accountId: string | null;
  readonly expiresAt: string;
}

/** A person by account id, a command, a job, or somebody not signed in. */
export type AuditActorKind = 'shopper' | 'business' | 'admin' | 'operator' | 'system' | 'anonymous';

/** Without secrets. */
export type AuditDetails = Readonly<Record<string, JsonValue>>;

export interface AuditRow {
  readonly sequence: number;
  readonly at: string;
  readonly actorKind: AuditActorKind;
  readonly actorId: string | null;
  readonly action: string;
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
  readonly businessId: string | null;
  readonly details: AuditDetails;
  readonly previousDigest: string;
  readonly digest: string;
}

export interface BusinessRow extends Business {
  readonly statusReason: string | null;
  readonly updatedAt: string;
}

export interface MembershipRow {
  readonly businessId: string;
  readonly accountId: string;
  readonly role: MemberRole;
  readonly joinedAt: string;
}

export interface TeamMemberRow extends MembershipRow {
  readonly email: string;
  readonly totpEnabledAt: string | null;
}

/** An invitation to a team; only its token's hash is stored. */
export interface InvitationRow {
  readonly id: string;
  readonly businessId: string;
  readonly email: string;
  readonly emailKey: string;
  readonly role: MemberRole;
  /** Null until the e-mail is written. */
  readonly tokenHash: string | null;
  readonly invitedBy: string;
  readonly invitedAt: string;
  readonly expiresAt: string;
  /** When it was accepted, withdrawn or replaced; null while open. */
  readonly closedAt: string | null;
}

/** Where a session is valid: the shopper site, the merchant dashboard, or the admin console. */
export type SessionAudience = AccountAudience | 'admin';

/** A signed-in session. The cookie's id is stored only as a hash. */
export interface SessionRow {
  /** Identifies the session in lists; grants no access. */
  readonly id: string;
  readonly idHash: string;
  readonly audience: SessionAudience;
  readonly accountId: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  /** The end of the session, however active. */
  readonly expiresAt: string;
  /** An ended session stays, so that no request in progress restores it. */
  readonly endedAt: string | null;
  /** The displayed browser and system. */
  readonly device: string;
  readonly data: JsonValue;
}

export interface ViewingRow {
  readonly id: string;
  readonly adminId: string;
  /** Hash of the console session that started it and ends it; null in old rows. */
  readonly sessionHash: string | null;
  readonly businessId: string;
  readonly reason: string;
  readonly startedAt: string;
  readonly until: string;
  /** Hash of the token that opens it once; null after use. */
  readonly tokenHash: string | null;
  readonly tokenUntil: string;
  /** Hash of the cookie of the browser that opened it; null before. */
  readonly cookieHash: string | null;
  readonly endedAt: string | null;
}

/** An invitation to the admin console; only its token's hash is stored. */
export interface AdminInvitationRow {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly role: AdminRole;
  /** Null until the e-mail is written. */
  readonly tokenHash: string | null;
  readonly invitedBy: string;
  readonly invitedAt: string;
  readonly expiresAt: string;
  /** When it was accepted, withdrawn or replaced; null while open. */
  readonly closedAt: string | null;
}
