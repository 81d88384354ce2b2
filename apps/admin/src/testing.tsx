import { fakeApi } from '@pricehunt/api-client/testing';
import type { FakeApi } from '@pricehunt/api-client/testing';
import { getViewAs } from '@pricehunt/api-contract/admin-businesses';
import { getAdminSession } from '@pricehunt/api-contract/admin-identity';
import { buildBusinessAccount } from '@pricehunt/api-contract/testing';
import type { AdminAccount } from '@pricehunt/api-contract/admin-identity';
import type { AppOrigins } from '@pricehunt/web-shell';
import { renderRoute } from '@pricehunt/web-shell/testing';
import type { RenderedRoute } from '@pricehunt/web-shell/testing';
import type { RouteObject } from 'react-router-dom';
import { englishPack } from './messages/language-pack';
import type { LanguagePack } from './messages/language-pack';
import { createRoutes } from './router';
import { Site } from './site';

export const admin: AdminAccount = {
  ...buildBusinessAccount({ email: 'ada@pricehunt.example', isAdmin: true, hasTotp: true }),
  adminRole: 'owner',
};

export function apiFor(account: AdminAccount | null): FakeApi {
  const api = fakeApi();
  if (account === null) api.refuse(getAdminSession, 'auth.signed-out');
  else api.answer(getAdminSession, { success: true, business: account, isSecondFactorMissing: false });
  api.answer(getViewAs, { success: true, viewing: null });
  return api;
}

export interface RenderAdminOptions {
  readonly routes?: RouteObject[];
  readonly language?: LanguagePack;
  readonly origins?: Partial<AppOrigins>;
  /** Polling interval; by default longer than any test. */
  readonly refreshMs?: number;
}

export function renderAdmin(
  at: string,
  api: FakeApi,
  { language = englishPack, routes = createRoutes(), origins, refreshMs = 60_000 }: RenderAdminOptions = {},
): RenderedRoute & { readonly api: FakeApi; readonly leftTo: readonly string[] } {
  const leftTo: string[] = [];
  const services = {
    leaveTo: (link: string) => void leftTo.push(link),
    openApi: () => Promise.resolve(api.client),
    openUpload: () => Promise.resolve(api.client),
    readOrigins: () => Promise.resolve({ shopper: null, merchant: null, admin: null, ...origins }),
    siteOrigin: 'https://admin.pricehunt.example',
    refreshMs,
  };
  const rendered = renderRoute(routes, {
    at,
    site: (parts) => (
      <Site {...parts} startsIn={language} localeWithin={(spoken) => spoken} services={services} />
    ),
  });
  return { ...rendered, api, leftTo };
}
