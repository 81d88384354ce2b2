import { fakeApi } from '@pricehunt/api-client/testing';
import type { FakeApi } from '@pricehunt/api-client/testing';
import { getBusinessSession } from '@pricehunt/api-contract/business-identity';
import type { BusinessAccount } from '@pricehunt/api-contract/business-identity';
import type { AppOrigins, FollowEvents } from '@pricehunt/web-shell';
import { renderRoute } from '@pricehunt/web-shell/testing';
import type { RenderedRoute } from '@pricehunt/web-shell/testing';
import type { RouteObject } from 'react-router-dom';
import { englishPack } from './messages/language-pack';
import type { LanguagePack } from './messages/language-pack';
import { createRoutes } from './router';
import { Site } from './site';

export const owner: BusinessAccount = {
  id: 'b1',
  accountId: 'a1',
  email: 'owner@lamp.example',
  name: 'Lamps',
  storeDomain: 'lamp.example',
  timeZone: 'UTC',
  status: 'active',
  statusReason: null,
  role: 'owner',
  isAdmin: false,
  isEmailVerified: true,
  hasTotp: false,
  businesses: [{ id: 'b1', name: 'Lamps', role: 'owner' }],
};

export function apiFor(business: BusinessAccount | null): FakeApi {
  const api = fakeApi();
  if (business === null) api.refuse(getBusinessSession, 'auth.signed-out');
  else api.answer(getBusinessSession, { success: true, business });
  return api;
}

export interface RenderMerchantOptions {
  readonly routes?: RouteObject[];
  readonly language?: LanguagePack;
  readonly origins?: Partial<AppOrigins>;
  /** The event stream; silent by default. */
  readonly followEvents?: FollowEvents;
}

export function renderMerchant(
  at: string,
  api: FakeApi,
  {
    language = englishPack,
    routes = createRoutes(),
    origins,
    followEvents = () => () => {},
  }: RenderMerchantOptions = {},
): RenderedRoute & {
  readonly api: FakeApi;
  readonly uploads: readonly File[];
  readonly leftTo: readonly string[];
} {
  const uploads: File[] = [];
  const leftTo: string[] = [];
  const services = {
    openApi: () => Promise.resolve(api.client),
    openUpload: (file: File) => {
      uploads.push(file);
      return Promise.resolve(api.client);
    },
    followEvents,
    readOrigins: () => Promise.resolve({ shopper: null, merchant: null, admin: null, ...origins }),
    leaveTo: (link: string) => void leftTo.push(link),
    siteOrigin: 'https://merchants.pricehunt.example',
  };
  const rendered = renderRoute(routes, {
    at,
    site: (parts) => (
      <Site {...parts} startsIn={language} localeWithin={(spoken) => spoken} services={services} />
    ),
  });
  return { ...rendered, api, uploads, leftTo };
}
