import {
  acceptInvitation,
  changeMemberRole,
  getTeam,
  inviteMember,
  readInvitation,
  removeMember,
  withdrawInvitation,
} from '@pricehunt/api-contract/business-identity';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../plugins/contract';
import { authorized, memberOf, signedInOf } from '../../plugins/guard';
import { endSession, sessionHash } from '../../plugins/sessions';
import { ownBusiness } from '../../merchant-domains/own-business';
import type { Services } from '../../services';
import { acceptInvitationAs, openInvitation } from './accept-invitation';
import { invitationView, memberView } from './account-views';
import { enterBusiness } from './business-identity.routes';
import { changeRoleOf, inviteToTeam, removeFromTeam, withdrawInvitationOf } from './change-team';
import { enter } from './sessions-of-account';

const done = { success: true } as const;

export function registerTeam(app: FastifyInstance, services: Services): void {
  registerEndpoint(app, getTeam, async (_input, request) => {
    const { accountId } = memberOf(request);
    const { businessId } = ownBusiness(request);
    const { businesses } = services.storage;
    const members = await businesses.listMembers(businessId);
    const open = await businesses.listInvitations(businessId, services.now().toISOString());
    return {
      ...done,
      members: members.map((member) => memberView(member, accountId)),
      invitations: open.map(invitationView),
    };
  });
  registerInvitationCalls(app, services);
  registerEndpoint(app, changeMemberRole, async ({ params, body }, request) => {
    const actor = memberOf(request);
    const given = { accountId: params.accountId, role: body.role };
    const member = await changeRoleOf(services, actor, ownBusiness(request), given);
    if (member.accountId === actor.accountId) {
      await enter(services, request, signedInOf(request).account, actor.businessId, true);
    }
    return { ...done, member: memberView(member, actor.accountId) };
  });
  registerEndpoint(app, removeMember, async ({ params }, request) => {
    const actor = memberOf(request);
    const isSelf = params.accountId === actor.accountId;
    const { businessId } = ownBusiness(request);
    if (!isSelf) authorized(actor, 'team.edit', { businessId });
    await removeFromTeam(services, actor, businessId, params.accountId);
    if (isSelf) await endSession(request);
    return done;
  });
}

function registerInvitationCalls(app: FastifyInstance, services: Services): void {
  registerEndpoint(app, inviteMember, async ({ body }, request) => {
    const invitation = await inviteToTeam(services, memberOf(request), ownBusiness(request), body);
    return { ...done, invitation: invitationView(invitation) };
  });
  registerEndpoint(app, withdrawInvitation, async ({ params }, request) => {
    await withdrawInvitationOf(services, memberOf(request), ownBusiness(request), params.invitationId);
    return done;
  });
  registerEndpoint(app, readInvitation, async ({ body }, request) => {
    const { invitation, business, hasAccount } = await openInvitation(services, {
      ...body,
      address: request.ip,
    });
    const { email, role } = invitation;
    return { ...done, invitation: { businessName: business.name, email, role, hasAccount } };
  });
  registerEndpoint(app, acceptInvitation, async ({ body }, request) => {
    const signedIn = request.signedIn?.account ?? null;
    const given = { ...body, address: request.ip, sessionHash: sessionHash(request) };
    const { account, ...choice } = await acceptInvitationAs(services, signedIn, given);
    return enterBusiness(services, request, account, choice);
  });
}
