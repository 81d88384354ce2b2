import { passkeyCalls } from '@pricehunt/api-contract/passkeys';
import type { AccountRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerEndpoint } from '../../plugins/contract';
import { signedInOf } from '../../plugins/guard';
import type { Services } from '../../services';
import {
  accountOfPasskey,
  addPasskey,
  passkeyView,
  relyingPartyOf,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeySignIn,
} from './passkeys';
import type { PasskeyDoor } from './passkeys';

const done = { success: true } as const;

interface PasskeyEntrance {
  readonly door: PasskeyDoor;
  readonly enter: (request: FastifyRequest, account: AccountRow) => Promise<unknown>;
}

/** Passkeys, the same in both consoles. */
export function registerPasskeys(app: FastifyInstance, services: Services, entrance: PasskeyEntrance): void {
  const { door, enter } = entrance;
  const calls = passkeyCalls[door];
  const { passkeys } = services.storage;
  registerEndpoint(app, calls.list, async (_input, request) => {
    const own = await passkeys.listPasskeys(signedInOf(request).account.id);
    const isOffered = relyingPartyOf(services, door) !== null;
    return { ...done, items: own.map(passkeyView), isOffered };
  });
  registerEndpoint(app, calls.start, async ({ body }, request) => {
    const { account } = signedInOf(request);
    return { ...done, options: await startPasskey(services, door, account, body) };
  });
  registerEndpoint(app, calls.add, async ({ body }, request) => {
    const { account } = signedInOf(request);
    return { ...done, passkey: await addPasskey(services, door, account, body) };
  });
  registerEndpoint(app, calls.rename, async ({ params, body }, request) => {
    await renamePasskey(services, signedInOf(request).account, params.passkeyId, body.name);
    return done;
  });
  registerEndpoint(app, calls.remove, async ({ params }, request) => {
    await removePasskey(services, signedInOf(request).account, params.passkeyId);
    return done;
  });
  registerEndpoint(app, calls.startSignIn, async (_input, request) => {
    return { ...done, options: await startPasskeySignIn(services, request, door) };
  });
  registerEndpoint(app, calls.signIn, async ({ body }, request) => {
    const account = await accountOfPasskey(services, request, door, body.credential);
    await enter(request, account);
    request.session.isByPasskey = true;
    return done;
  });
}
