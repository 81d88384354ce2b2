import {
  changeWebSearch,
  decideDiscoveredShop,
  getWebSearch,
  listDiscoveredShops,
  tryWebSearch,
} from '@pricehunt/api-contract/admin-web-search';
import type { DiscoveredShopView } from '@pricehunt/api-contract/admin-web-search';
import { retailerOf } from '@pricehunt/offer-sources';
import type { DiscoveredShopRow } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import { recordAdminAct, settingChange } from '../../operations/admin-acts';
import { settingKeys } from '../../live-settings/live-settings';
import { queueHidingShop } from '../../merchant-items/hide-blocked-shop.job';
import { registerEndpoint } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import type { Services } from '../../services';
import { tryEngine } from './try-engine';
import { webSearchView } from './web-search-view';

const done = { success: true } as const;

const shopsListed = 200;
const neverListed = 1_000;

export function registerAdminWebSearch(app: FastifyInstance, services: Services): void {
  const { storage, liveSettings } = services;
  registerEndpoint(app, getWebSearch, async () => ({ ...done, webSearch: await webSearchView(services) }));
  registerEndpoint(app, changeWebSearch, async ({ body: limits }, request) => {
    const { limits: before } = liveSettings.webSearch();
    const change = settingChange(services, request, undefined);
    await storage.atomically(async (stores) => {
      await stores.settings.saveSetting(settingKeys.webSearch, { limits, change: { ...change } });
      await recordAdminAct(services, stores, request, {
        action: 'web-search.changed',
        subject: { kind: 'source', id: services.webSearch.source.id },
        details: { before: { ...before }, after: { ...limits } },
      });
    });
    await liveSettings.announce();
    return { ...done, webSearch: await webSearchView(services) };
  });
  registerEndpoint(app, tryWebSearch, async ({ body: { engine, query } }) => ({
    ...done,
    trial: await tryEngine(services, engine, query),
  }));
  registerEndpoint(app, listDiscoveredShops, async () => {
    const listed = new Set((await storage.offerShops.listShops()).map(({ domain }) => domain));
    const open = await storage.webSearch.listShops('open', shopsListed);
    const never = await storage.webSearch.listShops('never', neverListed);
    const items = [...open.filter(({ domain }) => !listed.has(domain)), ...never].map(shopView);
    return { ...done, items, nextCursor: null };
  });
  registerEndpoint(app, decideDiscoveredShop, async ({ params, body: { decision, reason } }, request) => {
    const origin = originOf(params.domain);
    if (origin === null) throw new Refusal('shop.not-searchable');
    const { domain } = retailerOf(decision === 'never' ? onAnyUsualPort(origin) : origin, null);
    const before = await storage.webSearch.findShop(domain);
    await storage.atomically(async (stores) => {
      await stores.webSearch.decideShop(
        { domain, origin: before?.origin ?? origin, decision },
        services.now().toISOString(),
      );
      await recordAdminAct(services, stores, request, {
        action: decision === 'never' ? 'discovered-shop.blocked' : 'discovered-shop.unblocked',
        subject: { kind: 'shop', id: domain },
        details: { before: before?.decision ?? null, after: decision, reason: reason ?? null },
      });
      await queueHidingShop(services, stores, domain);
    });
    await services.blockedShops.announce();
    const shop = await storage.webSearch.findShop(domain);
    if (shop === null) throw new Refusal('shop.not-searchable');
    return { ...done, shop: shopView(shop) };
  });
}

/** The home page of a host or of any page on it; null for anything else. */
function originOf(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const { origin, hostname } = new URL(address);
  return hostname.includes('.') || hostname === 'localhost' ? origin : null;
}

/** Port 80 or 443 says only how the shop is reached: blocking it blocks the host. */
function onAnyUsualPort(origin: string): string {
  const url = new URL(origin);
  if (url.port === '80' || url.port === '443') url.port = '';
  return url.origin;
}

function shopView({ firstFoundAt: _first, ...shop }: DiscoveredShopRow): DiscoveredShopView {
  return shop;
}
