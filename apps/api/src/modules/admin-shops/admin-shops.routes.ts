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
} from '@pricehunt/api-contract/admin-shops';
import { shopSourceId } from '@pricehunt/offer-sources';
import type { ShopFinding } from '@pricehunt/offer-sources';
import type { OfferShopRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAdminAct } from '../../operations/admin-acts';
import type { AdminAct } from '../../operations/admin-acts';
import { settingKeys } from '../../live-settings/live-settings';
import { registerEndpoint } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import type { Needs, Services } from '../../services';
import { readShippingPolicies } from '../../shipping-policies/read-shipping-policies.job';
import { readSharedShop, sharedShopOf } from './shared-shop';
import type { ListedShop } from './shared-shop';
import { assertUsable, saveRulesWithExample, newRules, rulesToSave } from './shop-rules';
import type { RulesToSave } from './shop-rules';
import { lookupSignal, rowOf, viewOf } from './shop-of-path';
import { assertNotBlocked, findingView, shopAt, shopRow, shopViews, withChoices } from './shop-views';
import { searchShopLive } from './try-shop';

const done = { success: true } as const;

export function registerAdminShops(app: FastifyInstance, services: Services): void {
  const { storage, shopRecogniser, searchedShops } = services;
  registerEndpoint(app, listAdminShops, async () => {
    const items = await shopViews(services, await storage.offerShops.listShops());
    return { ...done, items, nextCursor: null };
  });
  registerEndpoint(app, recogniseShop, async ({ body: { address, again } }) => {
    assertNotBlocked(services, address);
    const finding = await shopRecogniser.recognise(address, lookupSignal(), again ?? false);
    return { ...done, finding: findingView(finding), hasBrowser: services.renderPage !== undefined };
  });
  registerEndpoint(app, tryShop, async ({ body: { address, query, searchTemplate, ...choices } }) => {
    const { shop } = await shopAt(services, { address, searchTemplate }, lookupSignal());
    assertUsable(shop.domain, choices.rules, null);
    return {
      ...done,
      trial: await searchShopLive(services, withChoices(shop, choices), query, lookupSignal()),
    };
  });
  registerEndpoint(app, saveShop, async ({ body }, request) => {
    const { address, searchTemplate, exampleLink = null, ...choices } = body;
    const finding = await shopAt(services, { address, searchTemplate }, lookupSignal());
    const shop = withChoices(finding.shop, choices);
    assertUsable(shop.domain, shop.rules, exampleLink);
    const known = await storage.offerShops.findShop(shop.domain);
    if (known === null) await assertRoom(services, [shop.domain]);
    const row = shopRow(services, { ...finding, shop }, known);
    const { rules } = shop;
    const rulesOfShops =
      rules === undefined
        ? []
        : [await rulesToSave(services, shop, { rules, exampleLink, signal: lookupSignal() })];
    await saveRows(
      services,
      request,
      [row],
      {
        action: known === null ? 'shop.added' : 'shop.changed',
        subject: { kind: 'shop', id: row.domain },
        details: { before: known === null ? null : { ...known }, after: { ...row } },
      },
      rulesOfShops,
    );
    return { ...done, shop: await viewOf(services, row) };
  });
  registerEndpoint(app, checkShop, async ({ params: { domain } }, request) => {
    const known = await rowOf(services, domain);
    const looked = await shopRecogniser.recognise(known.origin, lookupSignal(), true);
    const isRuled = (await storage.shopRules.findRules(domain))?.rules.results ?? null;
    const finding = withOwnSearch(looked, known.searchTemplate, isRuled !== null);
    const checkedAt = services.now().toISOString();
    const { taxMode, taxPercent, name, currency, needsBrowser } = known;
    const row: OfferShopRow =
      finding.kind === 'none' || finding.shop.domain !== domain
        ? { ...known, checkedAt, checkResult: finding.kind === 'none' ? finding.reason : 'gone' }
        : shopRow(
            services,
            // What the operator decided earlier still applies.
            {
              ...finding,
              shop: {
                ...finding.shop,
                taxMode,
                taxPercent,
                needsBrowser,
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
      await stores.shopRules.removeRules(domain);
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
    const rules = new Map((await storage.shopRules.listRules()).map((row) => [row.domain, row]));
    const shops = rows.flatMap((row) => sharedShopOf(row, rules.get(row.domain)) ?? []);
    return { ...done, list: { version: 2 as const, shops } };
  });
  registerEndpoint(app, importShops, async ({ body }, request) => {
    const shops: readonly ListedShop[] = body.shops;
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
      const accepted = read.flatMap(({ shop, row }) => (row === null ? [] : [shop]));
      await saveRows(
        services,
        request,
        rows,
        {
          action: 'shops.imported',
          subject: { kind: 'shop', id: 'list' },
          details: { domains: rows.map(({ domain }) => domain), leftOut },
        },
        rulesOfList(accepted, at),
        accepted.flatMap(({ domain, rules }) => (rules === null ? [domain] : [])),
      );
    }
    return { ...done, imported: rows.length, leftOut };
  });
}

/** Adds the operator's own search, if none was recognised or if extraction rules were written for its results. */
function withOwnSearch(finding: ShopFinding, searchTemplate: string | null, isRuled: boolean): ShopFinding {
  if (searchTemplate === null) return finding;
  const found = finding.kind === 'none' ? finding.shop : isRuled ? finding : undefined;
  if (found === undefined || found.shop.platform !== 'generic') return finding;
  return { ...found, shop: { ...found.shop, searchTemplate } };
}

/** The daily check reads the imported shops' example pages. */
function rulesOfList(shops: readonly ListedShop[], savedAt: string): readonly RulesToSave[] {
  const last = new Map(shops.map((shop) => [shop.domain, shop]));
  return [...last.values()].flatMap(({ domain, rules, exampleLink = null }) =>
    rules === undefined || rules === null
      ? []
      : [{ row: newRules({ domain, rules, exampleLink }, savedAt), example: null }],
  );
}

async function assertRoom({ storage }: Needs<'storage'>, added: readonly string[]): Promise<void> {
  const count = (await storage.offerShops.listShops()).length + added.length;
  if (count > shopsMax) throw new Refusal('shop.too-many');
}

async function saveRows(
  services: Needs<'storage' | 'searchedShops' | 'jobQueue' | 'now'>,
  request: FastifyRequest,
  rows: readonly OfferShopRow[],
  act: AdminAct,
  rulesOfShops: readonly RulesToSave[] = [],
  withoutRules: readonly string[] = [],
): Promise<void> {
  await services.storage.atomically(async (stores) => {
    await stores.offerShops.saveShops(rows);
    for (const rules of rulesOfShops) await saveRulesWithExample(stores, rules);
    for (const domain of withoutRules) await stores.shopRules.removeRules(domain);
    await recordAdminAct(services, stores, request, act);
    for (const { domain } of rows)
      await services.jobQueue.enqueueWithin(stores, readShippingPolicies, { domain });
  });
  await services.searchedShops.announce();
}
