import { providerReturnPage } from '@pricehunt/api-contract/sign-in-providers';
import type { ProviderOutcome } from '@pricehunt/api-contract/sign-in-providers';
import { emailKeyOf } from '@pricehunt/business-accounts';
import type { AccountRow, ProviderLinkRow, Stores } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../access/network-of';
import type { ProviderDoor, ProviderPerson, SignInProvider } from '../../access/sign-in-providers';
import { countTry } from '../../access/throttle';
import { Refusal } from '../../answers/refusal';
import { knownDeviceOf } from '../../plugins/known-devices';
import { endProviderFlow, keepProviderFlow, providerFlowOf } from '../../plugins/provider-flow';
import type { ProviderFlow } from '../../plugins/provider-flow';
import type { Needs } from '../../services';
import { writeDown } from './account-audit';
import { checkCurrentPassword } from './check-current-password';
import { checkSecondFactor } from './check-second-factor';
import type { SecondFactor } from './check-second-factor';
import { sendAccountMail } from './send-account-mail.job';
import { noteSignInFailure } from './sign-in';

type Outcome = Omit<ProviderOutcome, 'success'>;

/** Where and how a provider sent the person back. */
interface Returned {
  readonly providerId: string;
  readonly query: string;
}

/** Where somebody signs in, and how a session starts there. */
export interface ProviderEntrance {
  readonly door: ProviderDoor;
  readonly enter: (request: FastifyRequest, account: AccountRow) => Promise<unknown>;
}

type StartedFlow = Extract<ProviderFlow, { readonly step: 'asked' }>;
type KnownFlow = Extract<ProviderFlow, { readonly step: 'known' }>;

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

type StartNeeds = Needs<'storage' | 'secretBox' | 'sessions' | 'signInProviders' | 'origins' | 'now'>;

/** Returns the link to the provider. Throws auth.provider-not-found and auth.provider-failed. */
export async function startAtProvider(
  services: StartNeeds,
  request: FastifyRequest,
  door: ProviderDoor,
  given: { readonly providerId: string; readonly returnTo: string | null },
): Promise<string> {
  await countSignIn(services, request, door);
  const { link, flow } = await openFlow(services, door, given.providerId);
  keepProviderFlow(services, request, door, { ...flow, returnTo: given.returnTo });
  return link;
}

/** Requires what turning off two-factor authentication requires: a new way to sign in weakens the account too. */
export async function startLinking(
  services: StartNeeds & Needs<'passwords'>,
  request: FastifyRequest,
  door: ProviderDoor,
  account: AccountRow,
  given: { readonly providerId: string; readonly password: string } & SecondFactor,
): Promise<string> {
  // Somebody who never read the address's mail must not leave a way in for its owner's later account.
  if (!account.isVerified) throw new Refusal('auth.email-unverified');
  await checkCurrentPassword(services, account, given.password, door);
  await countSignIn(services, request, door);
  const { link, flow } = await openFlow(services, door, given.providerId);
  // Last, because it uses up the code.
  await checkSecondFactor(services, account, given, { door, device: null });
  keepProviderFlow(services, request, door, { ...flow, linksTo: account.id });
  return link;
}

async function openFlow(
  services: Needs<'signInProviders' | 'origins'>,
  door: ProviderDoor,
  providerId: string,
): Promise<{ readonly link: string; readonly flow: StartedFlow }> {
  const provider = providerOf(services, door, providerId);
  if (provider === null) throw new Refusal('auth.provider-not-found');
  const redirectUri = redirectUriOf(services, door, provider);
  const { link, checks } = await services.signInProviders.start(provider, redirectUri);
  return { link, flow: { step: 'asked', providerId, linksTo: null, returnTo: null, ...checks } };
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
  returned: Returned,
): Promise<Outcome> {
  const { door } = entrance;
  await countSignIn(services, request, door);
  const flow = providerFlowOf(services, request, door);
  const state = new URLSearchParams(returned.query).get('state');
  if (flow === null || flow.state !== state) throw new Refusal('auth.provider-expired');
  if (flow.step === 'known') return askAgain(services, flow);
  endProviderFlow(request);
  const provider = providerOf(services, door, flow.providerId);
  if (provider === null) throw new Refusal('auth.provider-expired');
  const reading = () => readPerson(services, door, provider, flow, returned);
  if (flow.linksTo !== null) return linkSignedIn(services, request, flow.linksTo, provider, await reading());
  const { person, link } = await recordingRefusals(services, null, async () => {
    const person = await reading();
    const link = await services.storage.providerLinks.findLink(provider.issuer, person.subject);
    if (link === null) verifiedAddressOf(person);
    return { person, link };
  });
  const { subject, email } = person;
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
    state: flow.state,
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
  if (link === null) {
    await recordingRefusals(services, account.id, () =>
      checkCurrentPassword(services, account, given.password ?? '', door),
    );
  }
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

/** The page was reloaded: the code is redeemed already, and what was missing still is. */
async function askAgain(services: Needs<'storage'>, flow: KnownFlow): Promise<Outcome> {
  const account = await services.storage.accounts.findAccount(flow.accountId);
  if (account === null || account.disabledAt !== null) throw new Refusal('auth.provider-expired');
  return outcomeOf(flow.isLinked ? 'code' : 'password', account, flow.returnTo);
}

/** A response at the page of another provider is a mix-up of two (RFC 9700, section 4.4). */
async function readPerson(
  services: Needs<'signInProviders' | 'origins'>,
  door: ProviderDoor,
  provider: SignInProvider,
  checks: StartedFlow,
  { providerId, query }: Returned,
): Promise<ProviderPerson> {
  if (providerId !== provider.id) throw new Refusal('auth.provider-failed');
  const redirectUri = redirectUriOf(services, door, provider);
  const person = await services.signInProviders.finish(provider, { redirectUri, query, checks });
  if (provider.emailDomains.length > 0) checkDomain(verifiedAddressOf(person), provider.emailDomains);
  return person;
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

/** Throws auth.provider-expired if the password was changed or reset since it was checked. */
async function addLink(
  services: Needs<'storage' | 'jobQueue' | 'now' | 'newId'>,
  account: AccountRow,
  { issuer, label }: SignInProvider,
  { subject, email }: ProviderPerson,
): Promise<void> {
  const at = services.now();
  const { id: accountId, audience } = account;
  await services.storage.atomically(async (stores) => {
    const current = await stores.accounts.lockAccount(accountId);
    const isUnchanged = current?.disabledAt === null && current.passwordHash === account.passwordHash;
    if (!isUnchanged) throw new Refusal('auth.provider-expired');
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
  person: ProviderPerson,
): Promise<AccountRow> {
  const account =
    link === null
      ? await storage.accounts.findVerified('business', emailKeyOf(verifiedAddressOf(person)))
      : await storage.accounts.findAccount(link.accountId);
  if (account !== null && account.disabledAt === null && (door !== 'admin' || account.isAdmin))
    return account;
  await noteSignInFailure({ storage, now }, 'business', account?.id ?? null, 'account.sign-in-failed');
  throw new Refusal('auth.provider-no-account');
}

/** Throws auth.provider-email-missing and auth.provider-email-unverified. */
function verifiedAddressOf({ email, isEmailVerified }: ProviderPerson): string {
  if (email === null) throw new Refusal('auth.provider-email-missing');
  if (!isEmailVerified) throw new Refusal('auth.provider-email-unverified');
  return email;
}

/** Throws auth.provider-email-refused. */
function checkDomain(email: string, domains: readonly string[]): void {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (!domains.includes(domain)) throw new Refusal('auth.provider-email-refused');
}

function countSignIn(
  services: Needs<'storage' | 'sessions' | 'now'>,
  request: FastifyRequest,
  door: ProviderDoor,
): Promise<void> {
  return recordingRefusals(services, null, () =>
    countTry(services, 'signInFromNetwork', `${door} ${networkOf(request.ip)}`),
  );
}

/** Records what signing in by password records. Cancelling at the provider is no attempt. */
async function recordingRefusals<Result>(
  services: Needs<'storage' | 'now'>,
  accountId: string | null,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt();
  } catch (failure) {
    if (failure instanceof Refusal && failure.code !== 'auth.provider-cancelled') {
      const isBlocked = failure.code === 'auth.too-many-attempts';
      const action = isBlocked ? 'account.sign-in-throttled' : 'account.sign-in-failed';
      await noteSignInFailure(services, 'business', accountId, action);
    }
    throw failure;
  }
}

function providerOf(
  { signInProviders }: Needs<'signInProviders'>,
  door: ProviderDoor,
  id: string,
): SignInProvider | null {
  return signInProviders.of(door).find((provider) => provider.id === id) ?? null;
}

/** Of the configured origin, never the host of a request; each provider has its own. */
function redirectUriOf({ origins }: Needs<'origins'>, door: ProviderDoor, { id }: SignInProvider): string {
  const origin = door === 'admin' ? origins.admin : origins.merchant;
  return `${origin}${providerReturnPage.replace(':providerId', id)}`;
}
