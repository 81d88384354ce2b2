import { passkeyTransports, passkeysMax } from '@pricehunt/api-contract/passkeys';
import type {
  NewPasskey,
  Passkey,
  PasskeyAssertion,
  PasskeyCreation,
} from '@pricehunt/api-contract/passkeys';
import type { AccountRow, PasskeyRow } from '@pricehunt/storage';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { networkOf } from '../../access/network-of';
import { countTry } from '../../access/throttle';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { writeDown } from './account-audit';
import { checkCurrentPassword } from './check-current-password';
import { checkSecondFactor } from './check-second-factor';
import type { SecondFactor } from './check-second-factor';
import { sendAccountMail } from './send-account-mail.job';
import { noteSignInFailure } from './sign-in';

export type PasskeyDoor = 'business' | 'admin';

/** Whom a passkey is for: the console's domain, never the host of a request. */
interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

const challengeMs = 5 * 60_000;

/** Null where browsers have no passkeys: under an IP address. */
export function relyingPartyOf({ origins }: Needs<'origins'>, door: PasskeyDoor): RelyingParty | null {
  const origin = door === 'admin' ? origins.admin : origins.merchant;
  const { hostname: id } = new URL(origin);
  return isIP(id.replace(/^\[|\]$/g, '')) === 0 ? { id, origin } : null;
}

export function passkeyView({ id, name, isSynced, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, isSynced, createdAt, lastUsedAt };
}

/** Requires what turning off two-factor authentication requires: a new way to sign in weakens the account too. */
export async function startPasskey(
  services: Needs<'storage' | 'passwords' | 'secretBox' | 'sessions' | 'origins' | 'now'>,
  door: PasskeyDoor,
  account: AccountRow,
  { password, ...code }: { readonly password: string } & SecondFactor,
): Promise<PasskeyCreation> {
  const party = requireParty(services, door);
  // Somebody who never read the address's mail must not leave a way in for its owner's later account.
  if (!account.isVerified) throw new Refusal('auth.email-unverified');
  const own = await services.storage.passkeys.listPasskeys(account.id);
  if (own.length >= passkeysMax) throw new Refusal('auth.passkeys-too-many');
  await checkCurrentPassword(services, account, password, door);
  // Last, because it uses up the code.
  await checkSecondFactor(services, account, code, { door, device: null });
  const options = await generateRegistrationOptions({
    rpName: 'PriceHunt',
    rpID: party.id,
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: account.email,
    timeout: challengeMs,
    attestationType: 'none',
  });
  await saveChallenge(services, { challenge: options.challenge, audience: door, accountId: account.id });
  return {
    challenge: options.challenge,
    rp: { id: party.id, name: options.rp.name },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams.map(({ type, alg }) => ({ type, alg })),
    timeout: challengeMs,
    excludeCredentials: own.map(({ credentialId: id, transports }) => ({
      type: 'public-key',
      id,
      transports: transportsOf(transports),
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** Throws auth.passkey-refused if the challenge isn't this account's, and if the password was changed since it was checked. */
export async function addPasskey(
  services: Needs<'storage' | 'jobQueue' | 'origins' | 'now' | 'newId'>,
  door: PasskeyDoor,
  account: AccountRow,
  { name, credential }: NewPasskey,
): Promise<Passkey> {
  const party = requireParty(services, door);
  const { id, clientDataJSON, attestationObject, transports } = credential;
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject, transports },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => isOurChallenge(services, challenge, door, account.id),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
    }),
  );
  if (registrationInfo === undefined) throw new Refusal('auth.passkey-refused');
  const at = services.now();
  const passkey: PasskeyRow = {
    id: services.newId(),
    accountId: account.id,
    credentialId: registrationInfo.credential.id,
    publicKey: Buffer.from(registrationInfo.credential.publicKey).toString('base64url'),
    relyingPartyId: party.id,
    counter: registrationInfo.credential.counter,
    transports,
    name,
    isSynced: registrationInfo.credentialBackedUp,
    createdAt: at.toISOString(),
    lastUsedAt: null,
  };
  await services.storage.atomically(async (stores) => {
    const current = await stores.accounts.lockAccount(account.id);
    const isUnchanged = current?.disabledAt === null && current.passwordHash === account.passwordHash;
    if (!isUnchanged) throw new Refusal('auth.passkey-refused');
    if (!(await stores.passkeys.addPasskey(passkey))) throw new Refusal('auth.passkey-taken');
    await writeDown(stores, actOn(passkey, at, account, 'account.passkey-added'));
    const mail = { kind: 'passkey-added', accountId: account.id, name } as const;
    await services.jobQueue.enqueueWithin(stores, sendAccountMail, mail);
  });
  return passkeyView(passkey);
}

/** Throws auth.passkey-not-found. */
export async function renamePasskey(
  { storage, now }: Needs<'storage' | 'now'>,
  account: AccountRow,
  id: string,
  name: string,
): Promise<void> {
  await storage.atomically(async (stores) => {
    if (!(await stores.passkeys.renamePasskey(account.id, id, name))) {
      throw new Refusal('auth.passkey-not-found');
    }
    await writeDown(stores, actOn({ id, name }, now(), account, 'account.passkey-renamed'));
  });
}

/** Throws auth.passkey-not-found. */
export async function removePasskey(
  { storage, now }: Needs<'storage' | 'now'>,
  account: AccountRow,
  id: string,
): Promise<void> {
  await storage.atomically(async (stores) => {
    const removed = await stores.passkeys.removePasskey(account.id, id);
    if (removed === null) throw new Refusal('auth.passkey-not-found');
    await writeDown(stores, actOn(removed, now(), account, 'account.passkey-removed'));
  });
}

export async function startPasskeySignIn(
  services: Needs<'storage' | 'sessions' | 'origins' | 'now'>,
  request: FastifyRequest,
  door: PasskeyDoor,
) {
  const party = requireParty(services, door);
  await countTry(services, 'signInFromNetwork', `${door} ${networkOf(request.ip)}`);
  const { challenge } = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: challengeMs,
    userVerification: 'required',
  });
  await saveChallenge(services, { challenge, audience: door, accountId: null });
  return { challenge, rpId: party.id, timeout: challengeMs, userVerification: 'required' as const };
}

/**
 * The account of the passkey. Its authenticator verified the person, so neither password nor code is needed. The
 * refusal is the same whatever is wrong. A counter that goes back is that of a copied authenticator.
 */
export async function accountOfPasskey(
  services: Needs<'storage' | 'sessions' | 'origins' | 'now'>,
  request: FastifyRequest,
  door: PasskeyDoor,
  credential: PasskeyAssertion,
): Promise<AccountRow> {
  const party = requireParty(services, door);
  await countTry(services, 'signInFromNetwork', `${door} ${networkOf(request.ip)}`);
  const passkey = await services.storage.passkeys.findByCredential(credential.id);
  try {
    if (passkey === null || passkey.relyingPartyId !== party.id) throw new Refusal('auth.passkey-refused');
    return await checkAssertion(services, { party, door, passkey, credential });
  } catch (failure) {
    if (failure instanceof Refusal) {
      const accountId = passkey?.accountId ?? null;
      await noteSignInFailure(services, 'business', accountId, 'account.sign-in-failed');
    }
    throw failure;
  }
}

async function checkAssertion(
  services: Needs<'storage' | 'now'>,
  given: {
    readonly party: RelyingParty;
    readonly door: PasskeyDoor;
    readonly passkey: PasskeyRow;
    readonly credential: PasskeyAssertion;
  },
): Promise<AccountRow> {
  const { party, door, passkey } = given;
  const { id, userHandle, ...response } = given.credential;
  const { authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: (challenge) => isOurChallenge(services, challenge, door, null),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: transportsOf(passkey.transports),
      },
    }),
  );
  const account = await services.storage.accounts.findAccount(passkey.accountId);
  const isOwner =
    userHandle === null || Buffer.from(userHandle, 'base64url').toString() === passkey.accountId;
  if (account === null || account.disabledAt !== null || !isOwner) throw new Refusal('auth.passkey-refused');
  if (door === 'admin' && !account.isAdmin) throw new Refusal('auth.not-allowed');
  await services.storage.passkeys.noteUse(passkey.id, {
    counter: authenticationInfo.newCounter,
    isSynced: authenticationInfo.credentialBackedUp,
    lastUsedAt: services.now().toISOString(),
  });
  return account;
}

/** The library throws whatever doesn't fit; none of it is for the person. */
async function verified<Outcome extends { readonly verified: boolean }>(
  check: () => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await check().catch(() => null);
  if (outcome?.verified !== true) throw new Refusal('auth.passkey-refused');
  return outcome;
}

function saveChallenge(
  { storage, now }: Needs<'storage' | 'now'>,
  challenge: {
    readonly challenge: string;
    readonly audience: PasskeyDoor;
    readonly accountId: string | null;
  },
): Promise<void> {
  const expiresAt = new Date(now().getTime() + challengeMs).toISOString();
  return storage.passkeys.saveChallenge({ ...challenge, expiresAt });
}

/** Uses up the challenge. */
async function isOurChallenge(
  { storage, now }: Needs<'storage' | 'now'>,
  challenge: string,
  door: PasskeyDoor,
  accountId: string | null,
): Promise<boolean> {
  const saved = await storage.passkeys.useChallenge(challenge, now().toISOString());
  return saved !== null && saved.audience === door && saved.accountId === accountId;
}

function requireParty(services: Needs<'origins'>, door: PasskeyDoor): RelyingParty {
  const party = relyingPartyOf(services, door);
  if (party === null) throw new Refusal('auth.passkeys-not-offered');
  return party;
}

function actOn(
  { id, name }: Pick<PasskeyRow, 'id' | 'name'>,
  at: Date,
  { audience, id: accountId }: AccountRow,
  action: string,
) {
  return { at, audience, actorId: accountId, action, accountId, details: { passkeyId: id, name } };
}

function transportsOf(stored: readonly string[]) {
  return passkeyTransports.filter((transport) => stored.includes(transport));
}
