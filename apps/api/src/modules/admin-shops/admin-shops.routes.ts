import {
  checkShop,
  exportShops,
  importShops,
  listAdminShops,
  recogniseShop,
  removeShop,
  saveShop,
  shopsMax,
  tryShop,
} from '@pricehunt/api-contract';
import { shopSourceId } from '@pricehunt/offer-sources';
import type { OfferShopRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAdminAct } from '../../admin-acts';
import type { AdminAct } from '../../admin-acts';
import { settingKeys } from '../../live-settings';
import { registerEndpoint } from '../../plugins/contract';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { readShippingPolicies } from '../shipping-rules/read-shipping-policies.job';
import { readSharedShop, sharedShopOf } from './shared-shop';
import { findingView, shopAt, shopRow, shopViews, withChoices } from './shop-views';
import { searchShopLive } from './try-shop';

const done = { success: true } as const;

/** The operator's shop list: finding out, trying, adding, checking, removing, exporting, importing. */
export function registerAdminShops(app: FastifyInstance, services: Services): void {
  const { storage, shopRecogniser, searchedShops } = services;
  registerEndpoint(app, listAdminShops, async () => {
    const items = await shopViews(services, await storage.offerShops.listShops());
    return { ...done, items, nextCursor: null };
  });
  registerEndpoint(app, recogniseShop, async ({ body: { address, again } }) => {
    const finding = await shopRecogniser.recognise(address, lookingSignal(), again ?? false);
    return { ...done, finding: findingView(finding) };
  });
  registerEndpoint(app, tryShop, async ({ body: { address, query, ...choices } }) => {
    const { shop } = await shopAt(services, address, lookingSignal());
    return {
      ...done,
      trial: await searchShopLive(services, withChoices(shop, choices), query, lookingSignal()),
    };
  });
  registerEndpoint(app, saveShop, async ({ body: { address, ...choices } }, request) => {
    const finding = await shopAt(services, address, lookingSignal());
    const shop = withChoices(finding.shop, choices);
    const known = await storage.offerShops.findShop(shop.domain);
    if (known === null) await assertRoom(services, [shop.domain]);
    const row = shopRow(services, { ...finding, shop }, known);
    await saveRows(services, request, [row], {
      action: known === null ? 'shop.added' : 'shop.changed',
      subject: { kind: 'shop', id: row.domain },
      details: { before: known === null ? null : { ...known }, after: { ...row } },
    });
    return { ...done, shop: await viewOf(services, row) };
  });
  registerEndpoint(app, checkShop, async ({ params: { domain } }, request) => {
    const known = await rowOf(services, domain);
    const finding = await shopRecogniser.recognise(known.origin, lookingSignal(), true);
    const checkedAt = services.now().toISOString();
    const { taxMode, taxPercent, name, currency } = known;
    const row: OfferShopRow =
      finding.kind === 'none' || finding.shop.domain !== domain
        ? { ...known, checkedAt, checkResult: finding.kind === 'none' ? finding.reason : 'gone' }
        : shopRow(
            services,
            // What the operator decided holds on.
            {
              ...finding,
              shop: {
                ...finding.shop,
                taxMode,
                taxPercent,
                name,
                currency: currency ?? finding.shop.currency,
              },
            },
            known,
          );
    await saveRows(services, request, [row], {
      action: 'shop.checked',
      subject: { kind: 'shop', id: domain },
      details: { before: { checkResult: known.checkResult }, after: { checkResult: row.checkResult } },
    });
    return { ...done, shop: await viewOf(services, row) };
  });
  registerEndpoint(app, removeShop, async ({ params: { domain } }, request) => {
    const known = await rowOf(services, domain);
    await storage.atomically(async (stores) => {
      await stores.offerShops.removeShop(domain);
      await stores.settings.removeSetting(settingKeys.source(shopSourceId(known)));
      await recordAdminAct(services, stores, request, {
        action: 'shop.removed',
        subject: { kind: 'shop', id: domain },
        details: { before: { ...known }, after: null },
      });
    });
    await searchedShops.announce();
    await services.liveSettings.announce();
    return done;
  });
  registerEndpoint(app, exportShops, async () => {
    const rows = await storage.offerShops.listShops();
    return { ...done, list: { version: 1 as const, shops: rows.flatMap((row) => sharedShopOf(row) ?? []) } };
  });
  registerEndpoint(app, importShops, async ({ body: { shops } }, request) => {
    const known = new Map((await storage.offerShops.listShops()).map((row) => [row.domain, row]));
    const at = services.now().toISOString();
    const read = shops.map((shop) => ({
      shop,
      row: readSharedShop(shop, at, known.get(shop.domain) ?? null),
    }));
    const rows = [
      ...new Map(read.flatMap(({ row }) => (row === null ? [] : [[row.domain, row] as const]))).values(),
    ];
    await assertRoom(
      services,
      rows.map(({ domain }) => domain).filter((domain) => !known.has(domain)),
    );
    const leftOut = read.flatMap(({ shop, row }) => (row === null ? [shop.domain] : []));
    if (rows.length > 0) {
      await saveRows(services, request, rows, {
        action: 'shops.imported',
        subject: { kind: 'shop', id: 'list' },
        details: { domains: rows.map(({ domain }) => domain), leftOut },
      });
    }
    return { ...done, imported: rows.length, leftOut };
  });
}

/** For how long a shop may take to be looked at or searched by hand, in milliseconds. */
const lookingMs = 20_000;

function lookingSignal(): AbortSignal {
  return AbortSignal.timeout(lookingMs);
}

async function rowOf({ storage }: Services, domain: string): Promise<OfferShopRow> {
  const row = await storage.offerShops.findShop(domain);
  if (row === null) throw new Refusal('shop.not-found');
  return row;
}

async function viewOf(services: Services, row: OfferShopRow) {
  const [view] = await shopViews(services, [row]);
  if (view === undefined) throw new Refusal('shop.not-found');
  return view;
}

async function assertRoom({ storage }: Services, added: readonly string[]): Promise<void> {
  const count = (await storage.offerShops.listShops()).length + added.length;
  if (count > shopsMax) throw new Refusal('shop.too-many');
}

async function saveRows(
  services: Services,
  request: FastifyRequest,
  rows: readonly OfferShopRow[],
  act: AdminAct,
): Promise<void> {
  await services.storage.atomically(async (stores) => {
    await stores.offerShops.saveShops(rows);
    await recordAdminAct(services, stores, request, act);
    for (const { domain } of rows)
      await services.jobQueue.enqueueWithin(stores, readShippingPolicies, { domain });
  });
  await services.searchedShops.announce();
}
