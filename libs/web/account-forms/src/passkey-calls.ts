import type { ApiClient, CallInput } from '@pricehunt/api-client';
import type { ConsoleDoor } from '@pricehunt/api-contract';
import { passkeyCalls, passkeyTransports } from '@pricehunt/api-contract/passkeys';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { useMemo } from 'react';
import { useAccountSite } from './account-site';

/** The browser's dialog was closed, or no passkey was chosen in time. */
export class PasskeyNotChosen extends Error {}

/** The calls about passkeys of one console. Each rejects when the server refuses it, and with PasskeyNotChosen. */
export function usePasskeyCalls(door: ConsoleDoor) {
  const { openApi } = useAccountSite();
  return useMemo(() => callsOf(openApi, door), [openApi, door]);
}

function callsOf(openApi: () => Promise<ApiClient>, door: ConsoleDoor) {
  const endpoints = passkeyCalls[door];
  return {
    list: async () => (await openApi()).call(endpoints.list, {}),
    add: async (name: string, proof: CallInput<(typeof endpoints)['start']>['body']) => {
      const api = await openApi();
      const { options: optionsJSON } = await api.call(endpoints.start, { body: proof });
      const { id, response } = await chosen(() => startRegistration({ optionsJSON }));
      const { clientDataJSON, attestationObject } = response;
      const transports = passkeyTransports.filter((each) => response.transports?.includes(each));
      const credential = { id, clientDataJSON, attestationObject, transports };
      return (await api.call(endpoints.add, { body: { name, credential } })).passkey;
    },
    rename: async (passkeyId: string, name: string) =>
      (await openApi()).call(endpoints.rename, { params: { passkeyId }, body: { name } }),
    remove: async (passkeyId: string) => (await openApi()).call(endpoints.remove, { params: { passkeyId } }),
    signIn: async () => {
      const api = await openApi();
      const { options: optionsJSON } = await api.call(endpoints.startSignIn, {});
      const { id, response } = await chosen(() => startAuthentication({ optionsJSON }));
      const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
      const credential = { id, clientDataJSON, authenticatorData, signature, userHandle };
      await api.call(endpoints.signIn, { body: { credential } });
    },
  };
}

async function chosen<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (failure) {
    throw new PasskeyNotChosen('The browser gave no passkey.', { cause: failure });
  }
}
