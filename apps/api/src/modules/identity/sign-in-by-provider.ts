import { providerReturnPage } from '@pricehunt/api-contract';
import type { ProviderOutcome } from '@pricehunt/api-contract';
import { emailKeyOf } from '@pricehunt/business-accounts';
import type { AccountRow, ProviderLinkRow, Stores } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../access/network-of';
import type { ProviderDoor, ProviderPerson, SignInProvider } from '../../access/sign-in-providers';
import { countTry } from '../../access/throttle';
import { Refusal } from '../../answers/refusal';
import { knownDeviceOf } from '../../plugins/known-devices';
import { endProviderFlow, keepProviderFlow, providerFlowOf } from '../../plugins/provider-flow';
import type { Needs } from '../../services';
import { writeDown } from './account-audit';
import { checkCurrentPassword } from './check-current-password';
import { checkSecondFactor } from './check-second-factor';
import type { SecondFactor } from './check-second-factor';
import { sendAccountMail } from './send-account-mail.job';

type Outcome = Omit<ProviderOutcome, 'success'>;

/** Where somebody signs in, and how a session starts there. */
export interface ProviderEntrance {
  readonly door: ProviderDoor;
  readonly enter: (request: FastifyRequest, account: AccountRow) => Promise<unknown>;
}

type SignInNeeds = Needs<
  | 'storage'
  | 'jobQueue'
  | 'passwords'
  | 'secretBox'
  | 'sessions'
  | 'signInProviders'
  | 'origins'
  | 'now'
  | 'newId'
>;

/** Returns the link to the provider. Throws auth.provider-not-found and auth.provider-failed. */
export async function startAtProvider(
  services: Needs<'storage' | 'secretBox' | 'sessions' | 'signInProviders' | 'origins' | 'now'>,
  request: FastifyRequest,
  {
    door,
    providerId,
    linksTo,
    returnTo,
  }: {
    readonly door: ProviderDoor;
    readonly providerId: string;
    readonly linksTo: string | null;
    readonly returnTo: string | null;
  },
): Promise<string> {
  await countTry(services, 'signInFromNetwork', `${door} ${networkOf(request.ip)}`);
  const provider = providerOf(services, door, providerId);
  if (provider === null) throw new Refusal('auth.provider-not-found');
  const { link, checks } = await services.signInProviders.start(provider, redirectUriOf(services, door));
  keepProviderFlow(services, request, door, { step: 'asked', providerId, linksTo, returnTo, ...checks });
  return link;
}

/** Requires what turning off two-factor authentication requires: a new way to sign in weakens the account too. */
export async function startLinking(
  services: Needs<'storage' | 'passwords' | 'secretBox' | 'sessions' | 'signInProviders' | 'origins' | 'now'>,
  request: FastifyRequest,
  door: ProviderDoor,
  account: AccountRow,
  given: { readonly providerId: string; readonly password: string } & SecondFactor,
): Promise<string> {
  // Somebody who never read the address's mail must not leave a way in for its owner's later account.
  if (!account.isVerified) throw new Refusal('auth.email-unverified');
  await checkCurrentPassword(services, account, given.password, door);
  await checkSecondFactor(services, account, given, { door, device: null });
  const { providerId } = given;
  return startAtProvider(services, request, { door, providerId, linksTo: account.id, returnTo: null });
}

/**
 * Signs in the account that is linked to the person at the provider. A verified address alone never signs in: the
 * account that has it must be linked first, with its password. A provider replaces the password, never the code of
 * an account with two-factor authentication, and never creates an account.
 */
export async function finishAtProvider(
  services: SignInNeeds,
  request: FastifyRequest,
  entrance: ProviderEntrance,
  query: string,
): Promise<Outcome> {
  const { door } = entrance;
  await countTry(services, 'signInFromNetwork', `${door} ${networkOf(request.ip)}`);
  const flow = providerFlowOf(services, request, door);
  endProviderFlow(request);
  const provider = flow === null ? null : providerOf(services, door, flow.providerId);
  if (flow?.step !== 'asked' || provider === null) throw new Refusal('auth.provider-expired');
  const redirectUri = redirectUriOf(services, door);
  const person = await services.signInProviders.finish(provider, { redirectUri, query, checks: flow });
  if (provider.emailDomains.length > 0 && !isOfDomains(person, provider.emailDomains)) {
    throw new Refusal('auth.provider-email-refused');
  }
  if (flow.linksTo !== null) return linkSignedIn(services, request, flow.linksTo, provider, person);
  const { issuer } = provider;
  const { subject, email } = person;
  const link = await services.storage.providerLinks.findLink(issuer, subject);
  const account = await accountFor(services, door, link, person);
  if (link !== null && account.totpEnabledAt === null) {
    await services.storage.providerLinks.noteUse(link.id, {
      email,
      lastUsedAt: services.now().toISOString(),
    });
    await entrance.enter(request, account);
    return outcomeOf('signed-in', account, flow.returnTo);
  }
  keepProviderFlow(services, request, door, {
    step: 'known',
    providerId: provider.id,
    subject,
    email,
    accountId: account.id,
    isLinked: link !== null,
    returnTo: flow.returnTo,
  });
  return outcomeOf(link === null ? 'password' : 'code', account, flow.returnTo);
}

/** Signs in after the steps `password` and `code`; the first of them also links the account. */
export async function confirmAtProvider(
  services: SignInNeeds,
  request: FastifyRequest,
  entrance: ProviderEntrance,
  given: { readonly password?: string | undefined } & SecondFactor,
): Promise<Outcome> {
  const { door } = entrance;
  const flow = providerFlowOf(services, request, door);
  const provider = flow === null ? null : providerOf(services, door, flow.providerId);
  if (flow?.step !== 'known' || provider === null) throw new Refusal('auth.provider-expired');
  const { subject, email } = flow;
  const link = await services.storage.providerLinks.findLink(provider.issuer, subject);
  if ((link !== null) !== flow.isLinked) throw new Refusal('auth.provider-expired');
  const person = { subject, email, isEmailVerified: true };
  const account = await accountFor(services, door, link, person);
  if (account.id !== flow.accountId) throw new Refusal('auth.provider-expired');
  if (link === null) await checkCurrentPassword(services, account, given.password ?? '', door);
  const device = knownDeviceOf(services, request, door, account.id);
  await checkSecondFactor(services, account, given, { door, device });
  if (link === null) await addLink(services, account, provider, person);
  else
    await services.storage.providerLinks.noteUse(link.id, {
      email,
      lastUsedAt: services.now().toISOString(),
    });
  endProviderFlow(request);
  await entrance.enter(request, account);
  return outcomeOf('signed-in', account, flow.returnTo);
}

/** Throws auth.provider-link-not-found. */
export async function unlinkProvider(
  { storage, now }: Needs<'storage' | 'now'>,
  { id: accountId, audience }: AccountRow,
  linkId: string,
): Promise<void> {
  await storage.atomically(async (stores) => {
    const link = await stores.providerLinks.removeLink(accountId, linkId);
    if (link === null) throw new Refusal('auth.provider-link-not-found');
    const action = 'account.provider-unlinked';
    const details = { issuer: link.issuer };
    await writeDown(stores, { at: now(), audience, actorId: accountId, action, accountId, details });
  });
}

function outcomeOf(
  step: Outcome['step'],
  { email, totpEnabledAt }: AccountRow,
  returnTo: string | null,
): Outcome {
  return { step, email, hasTotp: totpEnabledAt !== null, returnTo };
}

/** The session that started linking must still be the caller's. */
async function linkSignedIn(
  services: SignInNeeds,
  request: FastifyRequest,
  accountId: string,
  provider: SignInProvider,
  person: ProviderPerson,
): Promise<Outcome> {
  const account = request.signedIn?.account;
  if (account?.id !== accountId) throw new Refusal('auth.provider-expired');
  await addLink(services, account, provider, person);
  return outcomeOf('linked', account, null);
}

async function addLink(
  services: Needs<'storage' | 'jobQueue' | 'now' | 'newId'>,
  account: AccountRow,
  { issuer, label }: SignInProvider,
  { subject, email }: ProviderPerson,
): Promise<void> {
  const at = services.now();
  const { id: accountId, audience } = account;
  await services.storage.atomically(async (stores) => {
    const times = { linkedAt: at.toISOString(), lastUsedAt: at.toISOString() };
    const link = { id: services.newId(), issuer, subject, accountId, email, ...times };
    if (!(await stores.providerLinks.addLink(link))) {
      await allowOwnLink(stores, link);
      return;
    }
    const action = 'account.provider-linked';
    await writeDown(stores, { at, audience, actorId: accountId, action, accountId, details: { issuer } });
    const mail = { kind: 'provider-linked', accountId, label } as const;
    await services.jobQueue.enqueueWithin(stores, sendAccountMail, mail);
  });
}

/** Linking twice changes nothing. */
async function allowOwnLink(
  { providerLinks }: Pick<Stores, 'providerLinks'>,
  { issuer, subject, accountId }: ProviderLinkRow,
): Promise<void> {
  const link = await providerLinks.findLink(issuer, subject);
  if (link?.accountId !== accountId) throw new Refusal('auth.provider-taken');
}

/** The refusal is the same for an unknown person, a disabled account, and one that is no admin's. */
async function accountFor(
  { storage, now }: Needs<'storage' | 'now'>,
  door: ProviderDoor,
  link: ProviderLinkRow | null,
  { email, isEmailVerified }: ProviderPerson,
): Promise<AccountRow> {
  if (link === null && (email === null || !isEmailVerified)) throw new Refusal('auth.provider-email-refused');
  const account =
    link === null
      ? await storage.accounts.findVerified('business', emailKeyOf(email ?? ''))
      : await storage.accounts.findAccount(link.accountId);
  if (account !== null && account.disabledAt === null && (door !== 'admin' || account.isAdmin))
    return account;
  await writeDown(storage, {
    at: now(),
    audience: 'business',
    actorId: null,
    action: 'account.sign-in-failed',
    accountId: account?.id ?? null,
  });
  throw new Refusal('auth.provider-no-account');
}

function isOfDomains({ email, isEmailVerified }: ProviderPerson, domains: readonly string[]): boolean {
  if (email === null || !isEmailVerified) return false;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.includes(domain);
}

function providerOf(
  { signInProviders }: Needs<'signInProviders'>,
  door: ProviderDoor,
  id: string,
): SignInProvider | null {
  return signInProviders.of(door).find((provider) => provider.id === id) ?? null;
}

/** Of the configured origin, never the host of a request. */
function redirectUriOf({ origins }: Needs<'origins'>, door: ProviderDoor): string {
  return `${door === 'admin' ? origins.admin : origins.merchant}${providerReturnPage}`;
}
