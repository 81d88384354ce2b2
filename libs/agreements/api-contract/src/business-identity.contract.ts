import { businessStatuses, memberRoles } from '@pricehunt/business-accounts';
import * as z from 'zod/mini';
import { sessionCalls, totpCalls } from './console-account-calls';
import { defineEndpoint } from './endpoint';
import {
  businessSignInSchema,
  doneSchema,
  emailSchema,
  givenNameSchema,
  linkTokenSchema,
  mailLocaleSchema,
  passwordSchema,
} from './identity.schema';
import { instantSchema } from './offers.schema';
import { ownAccountCalls } from './own-account-calls';
import { viewingSchema } from './viewing.schema';

/** S§3. Clients of S§7 only read isAdmin. */
export const businessAccountSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  email: z.string(),
  name: z.string(),
  storeDomain: z.nullable(z.string()),
  timeZone: z.string(),
  status: z.enum(businessStatuses),
  statusReason: z.nullable(z.string()),
  role: z.enum(memberRoles),
  isAdmin: z.boolean(),
  isEmailVerified: z.boolean(),
  hasTotp: z.boolean(),
  businesses: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(memberRoles) })),
  viewing: z.optional(viewingSchema),
});
export type BusinessAccount = z.infer<typeof businessAccountSchema>;

const signedIn = z.object({ success: z.literal(true), business: businessAccountSchema });
const domainSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(253));

/** S§7. */
export const getBusinessSession = defineEndpoint({
  name: 'getBusinessSession',
  method: 'GET',
  path: '/api/business/auth/me',
  summary: 'Get the signed-in business account',
  audience: 'business',
  right: null,
  rateClass: 'read',
  answers: { 200: signedIn },
  errors: ['auth.signed-out'],
});

/** S§7. Returns auth.totp-required first if the account uses two-factor authentication: repeat the request with a code. */
export const signInBusiness = defineEndpoint({
  name: 'signInBusiness',
  method: 'POST',
  path: '/api/business/auth/login',
  summary: 'Sign in to a business account',
  audience: 'business',
  session: 'optional',
  rateClass: 'write',
  body: businessSignInSchema,
  answers: { 200: signedIn },
  errors: ['auth.wrong-credentials', 'auth.totp-required', 'auth.wrong-code', 'auth.too-many-attempts'],
});

/** S§7, S§4. Never reveals whether the address already has an account. */
export const registerBusiness = defineEndpoint({
  name: 'registerBusiness',
  method: 'POST',
  path: '/api/business/auth/register',
  summary: 'Create a business account',
  audience: 'business',
  session: 'optional',
  rateClass: 'write',
  body: z.strictObject({
    email: emailSchema,
    password: passwordSchema,
    businessName: z.optional(givenNameSchema),
    storeDomain: z.optional(domainSchema),
    locale: z.optional(mailLocaleSchema),
    /** IANA time zone in which the business counts its days; UTC if left out or unknown. */
    timeZone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  answers: { 200: signedIn },
  errors: ['switch.off', 'auth.password-refused', 'auth.too-many-attempts'],
});

const ownAccount = {
  part: 'Business',
  signedIn: { audience: 'business', right: null },
  errors: ['auth.signed-out'],
} as const;

export const {
  signOut: signOutBusiness,
  signOutEverywhere: signOutBusinessEverywhere,
  forgotPassword: forgotBusinessPassword,
  resetPassword: resetBusinessPassword,
  verifyEmail: verifyBusinessEmail,
  resendVerification: resendBusinessVerification,
  changePassword: changeBusinessPassword,
} = ownAccountCalls({ ...ownAccount, leaving: 'Sign out of a business account' });

export const switchBusiness = defineEndpoint({
  name: 'switchBusiness',
  method: 'POST',
  path: '/api/business/auth/switch-business',
  summary: 'Switch to another business of this account',
  audience: 'business',
  right: null,
  rateClass: 'write',
  body: z.strictObject({ businessId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answers: { 200: signedIn },
  errors: ['auth.signed-out', 'business.not-found'],
});

export const {
  list: listBusinessSessions,
  end: endBusinessSession,
  endOthers: endOtherBusinessSessions,
} = sessionCalls({
  ...ownAccount,
  account: 'the account',
  sessionId: z.string().check(z.minLength(1), z.maxLength(64)),
});

export const {
  start: startTotp,
  confirm: confirmTotp,
  disable: disableTotp,
  renewCodes: renewRecoveryCodes,
} = totpCalls({ ...ownAccount, part: '', whose: '', setupErrors: ownAccount.errors });

const roleSchema = z.enum(memberRoles);
const memberParams = z.strictObject({ accountId: z.string().check(z.minLength(1), z.maxLength(64)) });

export const teamMemberSchema = z.object({
  accountId: z.string(),
  email: z.string(),
  role: roleSchema,
  hasTotp: z.boolean(),
  joinedAt: instantSchema,
  isSelf: z.boolean(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

const invitationIdSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** Not accepted, revoked or expired. */
export const teamInvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: roleSchema,
  invitedAt: instantSchema,
  expiresAt: instantSchema,
});
export type TeamInvitation = z.infer<typeof teamInvitationSchema>;

export const getTeam = defineEndpoint({
  name: 'getTeam',
  method: 'GET',
  path: '/api/business/team',
  summary: 'List team members and invitations',
  audience: 'business',
  right: 'team.read',
  rateClass: 'read',
  answers: {
    200: z.object({
      success: z.literal(true),
      members: z.array(teamMemberSchema),
      invitations: z.array(teamInvitationSchema),
    }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/** A second invitation to the same address replaces the first. `resends` is refused once that invitation is closed. */
export const inviteMember = defineEndpoint({
  name: 'inviteMember',
  method: 'POST',
  path: '/api/business/team/invitations',
  summary: 'Invite someone to the team',
  audience: 'business',
  right: 'team.edit',
  rateClass: 'write',
  body: z.strictObject({
    email: emailSchema,
    role: roleSchema,
    /** The ID of the invitation to send again. */
    resends: z.optional(invitationIdSchema),
  }),
  answers: { 201: z.object({ success: z.literal(true), invitation: teamInvitationSchema }) },
  errors: [
    'auth.signed-out',
    'auth.not-allowed',
    'auth.email-unverified',
    'business.suspended',
    'team.already-member',
    'team.invitation-not-found',
    'auth.too-many-attempts',
  ],
});

export const withdrawInvitation = defineEndpoint({
  name: 'withdrawInvitation',
  method: 'DELETE',
  path: '/api/business/team/invitations/:invitationId',
  summary: 'Revoke an invitation',
  audience: 'business',
  right: 'team.edit',
  rateClass: 'write',
  params: z.strictObject({ invitationId: invitationIdSchema }),
  answers: { 200: doneSchema },
  errors: ['auth.signed-out', 'auth.not-allowed', 'team.invitation-not-found'],
});

/** `hasAccount` decides between sign-in and choosing a password. */
export const readInvitation = defineEndpoint({
  name: 'readInvitation',
  method: 'POST',
  path: '/api/business/team/read-invitation',
  summary: 'Get the invitation a link is for',
  audience: 'business',
  session: 'optional',
  rateClass: 'write',
  body: z.strictObject({ token: linkTokenSchema }),
  answers: {
    200: z.object({
      success: z.literal(true),
      invitation: z.object({
        businessName: z.string(),
        email: z.string(),
        role: roleSchema,
        hasAccount: z.boolean(),
      }),
    }),
  },
  errors: ['auth.token-invalid', 'auth.too-many-attempts'],
});

/** Signed in with the invited address, the session switches to the new business. Signed out, `password` creates the account. */
export const acceptInvitation = defineEndpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/api/business/team/accept-invitation',
  summary: 'Accept a team invitation',
  audience: 'business',
  session: 'optional',
  rateClass: 'write',
  body: z.strictObject({ token: linkTokenSchema, password: z.optional(passwordSchema) }),
  answers: { 200: signedIn },
  errors: [
    'auth.token-invalid',
    'auth.password-refused',
    'team.sign-in-first',
    'team.wrong-account',
    'auth.too-many-attempts',
  ],
});

export const changeMemberRole = defineEndpoint({
  name: 'changeMemberRole',
  method: 'PUT',
  path: '/api/business/team/members/:accountId',
  summary: "Change a member's role",
  audience: 'business',
  right: 'team.edit',
  rateClass: 'write',
  params: memberParams,
  body: z.strictObject({ role: roleSchema }),
  answers: { 200: z.object({ success: z.literal(true), member: teamMemberSchema }) },
  errors: [
    'auth.signed-out',
    'auth.not-allowed',
    'business.suspended',
    'team.member-not-found',
    'team.last-owner',
  ],
});

/** Removes a member or leaves the team. The last owner can't leave. */
export const removeMember = defineEndpoint({
  name: 'removeMember',
  method: 'DELETE',
  path: '/api/business/team/members/:accountId',
  summary: 'Remove a team member',
  audience: 'business',
  right: 'team.read',
  rateClass: 'write',
  params: memberParams,
  answers: { 200: doneSchema },
  errors: ['auth.signed-out', 'auth.not-allowed', 'team.member-not-found', 'team.last-owner'],
});
