import type { ApiClient, CallInput } from '@pricehunt/api-client';
import type { ConsoleDoor } from '@pricehunt/api-contract';
import { providerCalls } from '@pricehunt/api-contract/sign-in-providers';
import { useMemo } from 'react';
import { useAccountSite } from './account-site';

/** The calls about sign-in providers of one console. Each rejects when the server refuses it. */
export function useProviderCalls(door: ConsoleDoor) {
  const { openApi } = useAccountSite();
  return useMemo(() => callsOf(openApi, door), [openApi, door]);
}

function callsOf(openApi: () => Promise<ApiClient>, door: ConsoleDoor) {
  const endpoints = providerCalls[door];
  type Endpoints = typeof endpoints;
  return {
    list: async () => (await (await openApi()).call(endpoints.list, {})).items,
    start: async (body: CallInput<Endpoints['start']>['body']) =>
      (await (await openApi()).call(endpoints.start, { body })).link,
    finish: async (body: CallInput<Endpoints['finish']>['body']) =>
      (await openApi()).call(endpoints.finish, { body }),
    confirm: async (body: CallInput<Endpoints['confirm']>['body']) =>
      (await openApi()).call(endpoints.confirm, { body }),
    listLinked: async () => (await (await openApi()).call(endpoints.listLinked, {})).items,
    link: async (body: CallInput<Endpoints['link']>['body']) =>
      (await (await openApi()).call(endpoints.link, { body })).link,
    unlink: async (linkId: string) => (await openApi()).call(endpoints.unlink, { params: { linkId } }),
  };
}
