import { mergeBusiness } from '@pricehunt/api-contract/admin-businesses';
import {
  changeAdminRole,
  inviteAdmin,
  listAdmins,
  revokeAdmin,
  withdrawAdminInvitation,
} from '@pricehunt/api-contract/admins';
import type { AdminInvitation, AdminView } from '@pricehunt/api-contract/admins';
import type { AccountRow, AdminInvitationRow } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import { adminIdOf } from '../../operations/admin-acts';
import { registerEndpoint } from '../../plugins/contract';
import { signedInOf } from '../../plugins/guard';
import { endSession } from '../../plugins/sessions';
import type { Services } from '../../services';
import { changeRightsOf, inviteToConsole, withdrawFromConsole } from './manage-admins';
import { mergeRegistration } from './merge-registration';

const done = { success: true } as const;

export function registerAdmins(
  app: FastifyInstance,
  services: Services,
  { isTotpRequired }: { readonly isTotpRequired: boolean },
): void {
  const { storage } = services;
  registerEndpoint(app, listAdmins, async (_input, request) => {
    const admins = await storage.accounts.listAdmins();
    const open = await storage.adminInvitations.listOpen(services.now().toISOString());
    const emails = await storage.accounts.findEmails([...new Set(open.map(({ invitedBy }) => invitedBy))]);
    return {
      ...done,
      items: admins.map((account) => adminView(account, adminIdOf(request))),
      invitations: open.map((row) => invitationView(row, emails.get(row.invitedBy) ?? null)),
      mayManage: signedInOf(request).account.adminRole === 'owner',
      isSecondFactorRequired: isTotpRequired,
      nextCursor: null,
    };
  });
  registerEndpoint(app, inviteAdmin, async ({ body }, request) => {
    const invitation = await inviteToConsole(services, request, body);
    return { ...done, invitation: invitationView(invitation, signedInOf(request).account.email) };
  });
  registerEndpoint(app, withdrawAdminInvitation, async ({ params: { invitationId } }, request) => {
    await withdrawFromConsole(services, request, invitationId);
    return done;
  });
  registerEndpoint(app, mergeBusiness, async ({ params: { businessId }, body }, request) => {
    await mergeRegistration(services, request, { businessId, ...body });
    return done;
  });
  registerEndpoint(app, changeAdminRole, async ({ params: { accountId }, body: { role } }, request) => {
    const account = await changeRightsOf(services, request, { accountId, role });
    return { ...done, admin: adminView(account, adminIdOf(request)) };
  });
  registerEndpoint(app, revokeAdmin, async ({ params: { accountId } }, request) => {
    await changeRightsOf(services, request, { accountId, role: null });
    if (accountId === adminIdOf(request)) await endSession(request);
    return done;
  });
}

function adminView(account: AccountRow, askedBy: string): AdminView {
  const { id, email, adminRole, totpEnabledAt, createdAt } = account;
  return {
    accountId: id,
    email,
    role: adminRole ?? 'viewer',
    hasTotp: totpEnabledAt !== null,
    createdAt,
    isSelf: id === askedBy,
  };
}

function invitationView(row: AdminInvitationRow, invitedBy: string | null): AdminInvitation {
  const { id, email, role, invitedAt, expiresAt } = row;
  return { id, email, role, invitedBy, invitedAt, expiresAt };
}
