import { adminRoles } from '@pricehunt/business-accounts';
import * as z from 'zod/mini';
import { signedInAdminSchema } from './admin-identity.contract';
import { adminErrors, adminIdSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import {
  businessSignInSchema,
  doneSchema,
  emailSchema,
  linkTokenSchema,
  mailLocaleSchema,
} from './identity.schema';
import { instantSchema } from './offers.schema';

const roleSchema = z.enum(adminRoles);

const adminSchema = z.object({
  accountId: z.string(),
  email: z.string(),
  role: roleSchema,
  hasTotp: z.boolean(),
  createdAt: instantSchema,
  isSelf: z.boolean(),
});
export type AdminView = z.infer<typeof adminSchema>;

const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: roleSchema,
  /** The inviting admin's e-mail address; null if the account was deleted. */
  invitedBy: z.nullable(z.string()),
  invitedAt: instantSchema,
  expiresAt: instantSchema,
});
export type AdminInvitation = z.infer<typeof invitationSchema>;

const ownAccount = z.strictObject({ accountId: adminIdSchema });

/** With open invitations. */
export const listAdmins = defineEndpoint({
  name: 'listAdmins',
  method: 'GET',
  path: '/api/admin/admins',
  summary: 'List admins and invitations',
  audience: 'admin',
  rateClass: 'read',
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(adminSchema),
      invitations: z.array(invitationSchema),
      /** Whether the caller may invite and revoke admins. */
      mayManage: z.boolean(),
      isSecondFactorRequired: z.boolean(),
      nextCursor: z.null(),
    }),
  },
  errors: adminErrors,
});

/** Replaces an earlier invitation of the address. For owners. */
export const inviteAdmin = defineEndpoint({
  name: 'inviteAdmin',
  method: 'POST',
  path: '/api/admin/admin-invitations',
  summary: 'Invite an admin',
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({ email: emailSchema, role: roleSchema }),
  answers: { 201: z.object({ success: z.literal(true), invitation: invitationSchema }) },
  errors: [...adminErrors, 'admin.already-admin', 'auth.too-many-attempts'],
});

/** For owners. */
export const withdrawAdminInvitation = defineEndpoint({
  name: 'withdrawAdminInvitation',
  method: 'DELETE',
  path: '/api/admin/admin-invitations/:invitationId',
  summary: 'Withdraw the invitation of an admin',
  audience: 'admin',
  rateClass: 'write',
  params: z.strictObject({ invitationId: adminIdSchema }),
  answers: { 200: doneSchema },
  errors: [...adminErrors, 'admin.invitation-not-found'],
});

/** Ends the admin's sessions. For owners. */
export const changeAdminRole = defineEndpoint({
  name: 'changeAdminRole',
  method: 'PUT',
  path: '/api/admin/admins/:accountId/role',
  summary: 'Change the role of an admin',
  audience: 'admin',
  rateClass: 'write',
  params: ownAccount,
  body: z.strictObject({ role: roleSchema }),
  answers: { 200: z.object({ success: z.literal(true), admin: adminSchema }) },
  errors: [...adminErrors, 'admin.not-found', 'admin.last-owner'],
});

/** Ends the admin's sessions and invitations. The account stays. For owners. */
export const revokeAdmin = defineEndpoint({
  name: 'revokeAdmin',
  method: 'DELETE',
  path: '/api/admin/admins/:accountId',
  summary: 'Remove an admin',
  audience: 'admin',
  rateClass: 'write',
  params: ownAccount,
  answers: { 200: doneSchema },
  errors: [...adminErrors, 'admin.not-found', 'admin.last-owner'],
});

/** Where an invited admin accepts. The token is in the fragment: `#token=…`. */
export const adminInvitationPage = '/admin-invitation';

/** `hasAccount` decides between the account's password and choosing one. */
export const readAdminInvitation = defineEndpoint({
  name: 'readAdminInvitation',
  method: 'POST',
  path: '/api/admin/auth/invitation/read',
  summary: 'Get the admin invitation a link is for',
  audience: 'admin',
  session: 'optional',
  rateClass: 'write',
  body: z.strictObject({ token: linkTokenSchema }),
  answers: {
    200: z.object({
      success: z.literal(true),
      invitation: z.object({ email: z.string(), role: roleSchema, hasAccount: z.boolean() }),
    }),
  },
  errors: ['auth.token-invalid', 'auth.too-many-attempts'],
});

const { password, totp, recoveryCode } = businessSignInSchema.shape;

/** Creates the account, or makes the account with the invited address an admin after its password and second factor. */
export const acceptAdminInvitation = defineEndpoint({
  name: 'acceptAdminInvitation',
  method: 'POST',
  path: '/api/admin/auth/invitation/accept',
  summary: 'Accept an admin invitation',
  audience: 'admin',
  session: 'optional',
  rateClass: 'write',
  body: z.strictObject({ token: linkTokenSchema, password, totp, recoveryCode, locale: mailLocaleSchema }),
  answers: { 200: signedInAdminSchema },
  errors: [
    'auth.token-invalid',
    'auth.password-refused',
    'auth.wrong-credentials',
    'auth.totp-required',
    'auth.wrong-code',
    'auth.too-many-attempts',
  ],
});
