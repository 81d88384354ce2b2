import { adminInvitationPage } from '@pricehunt/api-contract/admins';
import { emailKeyOf } from '@pricehunt/business-accounts';
import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import type { AccountRow, AccountTokenRow } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { deliver, mailTries } from '../../notices/send-mail.job';
import type { Needs } from '../../services';
import {
  addressWillChangeMail,
  adminInvitationMail,
  invitationMail,
  linkMail,
  mailLocaleOf,
  mailReaderOf,
  passkeyAddedMail,
  passwordChangedMail,
  providerLinkedMail,
} from './account-mails';
import type { WrittenMail } from './account-mails';
import { linkLifetimesMs, mailedLink, newLinkToken } from './link-token';

const audience = z.enum(['shopper', 'business']);
/** When the link was requested; a later password change makes it invalid. */
const askedAt = z.iso.datetime();

const accountMailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verify-email'), accountId: z.string(), askedAt }),
  z.object({ kind: z.literal('reset-password'), audience, emailKey: z.string(), askedAt }),
  z.object({ kind: z.literal('password-changed'), accountId: z.string() }),
  z.object({ kind: z.literal('provider-linked'), accountId: z.string(), label: z.string() }),
  z.object({ kind: z.literal('passkey-added'), accountId: z.string(), name: z.string() }),
  z.object({ kind: z.literal('invitation'), invitationId: z.string() }),
  z.object({ kind: z.literal('admin-invitation'), invitationId: z.string() }),
  z.object({ kind: z.literal('change-email'), accountId: z.string(), email: z.string(), askedAt }),
]);

/** Chooses the text here, so that the request takes as long with an account as without, and no token is queued. */
export const sendAccountMail = defineJob('send-account-mail', accountMailSchema, mailTries);

/** A retry creates a new token and invalidates the one before. */
export function handleSendAccountMail(services: Needs<'storage' | 'mail' | 'origins' | 'now'>): JobHandler {
  return handleJob(sendAccountMail, async (mail) => {
    switch (mail.kind) {
      case 'verify-email':
        return mailVerification(services, mail);
      case 'reset-password':
        return mailReset(services, mail);
      case 'password-changed':
        return mailPasswordChanged(services, mail.accountId);
      case 'provider-linked':
        return mailProviderLinked(services, mail);
      case 'passkey-added':
        return mailPasskeyAdded(services, mail);
      case 'invitation':
        return mailInvitation(services, mail.invitationId);
      case 'admin-invitation':
        return mailAdminInvitation(services, mail.invitationId);
      case 'change-email':
        return mailChangeOfAddress(services, mail);
    }
  });
}

async function mailVerification(
  services: Needs<'storage' | 'mail' | 'origins' | 'now'>,
  { accountId, askedAt }: { readonly accountId: string; readonly askedAt: string },
): Promise<void> {
  const account = await services.storage.accounts.findAccount(accountId);
  if (account === null || account.isVerified || isTooLate(services, 'verify-email', askedAt)) return;
  const verified = await services.storage.accounts.findVerified(account.audience, account.emailKey);
  if (verified !== null) {
    const href = await newLink(services, verified, 'reset-password');
    await mailTo(services, verified, linkMail('alreadyHaveAccount', mailReaderOf(verified), href));
    return;
  }
  const href = await newLink(services, account, 'verify-email');
  await mailTo(services, account, linkMail('verifyEmail', mailReaderOf(account), href));
}

async function mailReset(
  services: Needs<'storage' | 'mail' | 'origins' | 'now'>,
  request: { readonly audience: AccountRow['audience']; readonly emailKey: string; readonly askedAt: string },
): Promise<void> {
  const { accounts } = services.storage;
  const account =
    (await accounts.findVerified(request.audience, request.emailKey)) ??
    (await accounts.findNewestUnverified(request.audience, request.emailKey));
  if (account === null || account.disabledAt !== null || isOverBy(account, request.askedAt)) return;
  if (isTooLate(services, 'reset-password', request.askedAt)) return;
  const href = await newLink(services, account, 'reset-password');
  await mailTo(services, account, linkMail('resetPassword', mailReaderOf(account), href));
}

async function mailPasswordChanged(services: Needs<'storage' | 'mail'>, accountId: string): Promise<void> {
  const account = await services.storage.accounts.findAccount(accountId);
  if (account === null || !account.isVerified) return;
  await mailTo(services, account, passwordChangedMail(mailReaderOf(account)));
}

async function mailProviderLinked(
  services: Needs<'storage' | 'mail'>,
  { accountId, label }: { readonly accountId: string; readonly label: string },
): Promise<void> {
  const account = await services.storage.accounts.findAccount(accountId);
  if (account === null) return;
  await mailTo(services, account, providerLinkedMail(mailLocaleOf(account.locale), label));
}

async function mailPasskeyAdded(
  services: Needs<'storage' | 'mail'>,
  { accountId, name }: { readonly accountId: string; readonly name: string },
): Promise<void> {
  const account = await services.storage.accounts.findAccount(accountId);
  if (account === null) return;
  await mailTo(services, account, passkeyAddedMail(mailLocaleOf(account.locale), name));
}

async function mailInvitation(
  services: Needs<'storage' | 'mail' | 'origins' | 'now'>,
  invitationId: string,
): Promise<void> {
  const { businesses, accounts } = services.storage;
  const invitation = await businesses.findInvitation(invitationId);
  if (invitation === null || invitation.closedAt !== null) return;
  if (services.now().toISOString() >= invitation.expiresAt) return;
  const business = await businesses.findBusiness(invitation.businessId);
  if (business === null) return;
  const { token, tokenHash } = newLinkToken();
  if (!(await businesses.saveInvitationToken(invitationId, tokenHash))) return;
  const invited = await accounts.findVerified('business', invitation.emailKey);
  const inviter = await accounts.findAccount(invitation.invitedBy);
  const locale = mailLocaleOf(invited?.locale ?? inviter?.locale ?? 'en');
  const href = mailedLink(services, 'business', 'acceptInvitation', token);
  const facts = { name: business.name, inviter: inviter?.email ?? null, role: invitation.role };
  await mailTo(services, invitation, invitationMail(locale, facts, href));
}

async function mailAdminInvitation(
  services: Needs<'storage' | 'mail' | 'origins' | 'now'>,
  invitationId: string,
): Promise<void> {
  const { adminInvitations, accounts } = services.storage;
  const invitation = await adminInvitations.find(invitationId);
  if (invitation === null || services.now().toISOString() >= invitation.expiresAt) return;
  const { token, tokenHash } = newLinkToken();
  if (!(await adminInvitations.saveToken(invitationId, tokenHash))) return;
  const invited = await accounts.findVerified('business', invitation.emailKey);
  const inviter = await accounts.findAccount(invitation.invitedBy);
  const locale = mailLocaleOf(invited?.locale ?? inviter?.locale ?? 'en');
  const href = `${services.origins.admin}${adminInvitationPage}#token=${token}`;
  await mailTo(services, invitation, adminInvitationMail(locale, inviter?.email ?? '', href));
}

async function mailChangeOfAddress(
  services: Needs<'storage' | 'mail' | 'origins' | 'now'>,
  {
    accountId,
    email,
    askedAt,
  }: { readonly accountId: string; readonly email: string; readonly askedAt: string },
): Promise<void> {
  const { accounts } = services.storage;
  const account = await accounts.findAccount(accountId);
  if (account === null || account.disabledAt !== null || isOverBy(account, askedAt)) return;
  if (isTooLate(services, 'change-email', askedAt)) return;
  const reader = mailReaderOf(account);
  await mailTo(services, account, addressWillChangeMail(reader, email));
  const taken = await accounts.findVerified(account.audience, emailKeyOf(email));
  if (taken !== null) {
    const href = await newLink(services, taken, 'reset-password');
    await mailTo(services, taken, linkMail('alreadyHaveAccount', mailReaderOf(taken), href));
    return;
  }
  const href = await newLink(services, account, 'change-email', email);
  await mailTo(services, { email }, linkMail('changeAddress', reader, href));
}

function isOverBy({ passwordChangedAt }: AccountRow, askedAt: string): boolean {
  return Date.parse(passwordChangedAt) > Date.parse(askedAt);
}

const purposes = {
  'verify-email': { page: 'verifyEmail', lifetimeMs: linkLifetimesMs.verifyEmail },
  'reset-password': { page: 'resetPassword', lifetimeMs: linkLifetimesMs.resetPassword },
  'change-email': { page: 'verifyEmail', lifetimeMs: linkLifetimesMs.verifyEmail },
} as const;

/** Whether the link would have expired by now, had it been mailed at once. */
function isTooLate({ now }: Needs<'now'>, purpose: AccountTokenRow['purpose'], askedAt: string): boolean {
  return now().getTime() - Date.parse(askedAt) > purposes[purpose].lifetimeMs;
}

async function newLink(
  services: Needs<'storage' | 'origins' | 'now'>,
  account: AccountRow,
  purpose: AccountTokenRow['purpose'],
  email?: string,
): Promise<string> {
  const { token, tokenHash } = newLinkToken();
  const now = services.now();
  const { page, lifetimeMs } = purposes[purpose];
  await services.storage.atomically(async (stores) => {
    await stores.accountTokens.endTokens(account.id, purpose);
    await stores.accountTokens.createToken({
      tokenHash,
      accountId: account.id,
      purpose,
      ...(email === undefined ? {} : { email }),
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + lifetimeMs).toISOString(),
    });
  });
  return mailedLink(services, account.audience, page, token);
}

function mailTo(services: Needs<'mail'>, to: { readonly email: string }, mail: WrittenMail): Promise<void> {
  return deliver(services, { to: to.email, ...mail });
}
