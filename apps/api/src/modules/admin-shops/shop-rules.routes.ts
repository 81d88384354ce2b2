import { ruleFields } from '@pricehunt/api-contract';
import { getShopRules, previewShopRules, saveShopRules } from '@pricehunt/api-contract/shop-rules';
import { retailerOf } from '@pricehunt/offer-sources';
import type { Shop } from '@pricehunt/offer-sources';
import type { ShopRulesRow } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import { recordAdminAct } from '../../operations/admin-acts';
import { registerEndpoint } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import { shopOfRow } from '../../sources/searched-shops';
import type { Services } from '../../services';
import { lookupSignal, rowOf, viewOf } from './shop-of-path';
import { assertUsable, saveRulesWithExample, previewRules, rulesStateView, rulesToSave } from './shop-rules';

const done = { success: true } as const;

export function registerShopRules(app: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(app, previewShopRules, async ({ body: { address, currency, ...pages } }) => {
    const asTyped = shopToPreview(address, currency);
    const { needsBrowser = false } = (await storage.offerShops.findShop(asTyped.domain)) ?? {};
    const shop = { ...asTyped, needsBrowser };
    return { ...done, preview: await previewRules(services, shop, { ...pages, signal: lookupSignal() }) };
  });
  registerEndpoint(app, getShopRules, async ({ params: { domain } }) => {
    const shop = await viewOf(services, await rowOf(services, domain));
    const row = await storage.shopRules.findRules(domain);
    const example = await storage.shopRules.findExample(domain);
    return {
      ...done,
      shop,
      rules: row?.rules ?? null,
      exampleLink: row?.exampleLink ?? null,
      example:
        example === null
          ? null
          : {
              link: example.link,
              takenAt: example.takenAt,
              characters: example.page.length,
              expected: ruleFields.flatMap((field) => {
                const value = example.expected[field];
                return value === undefined ? [] : [{ field, value }];
              }),
            },
      state: row === null ? null : rulesStateView(row),
    };
  });
  registerEndpoint(app, saveShopRules, async ({ params: { domain }, body }, request) => {
    const { rules, exampleLink } = body;
    const known = await rowOf(services, domain);
    assertUsable(domain, rules, exampleLink);
    const shop = shopOfRow(known, rules ?? undefined);
    if (shop === null) throw new Refusal('shop.not-found');
    const before = await storage.shopRules.findRules(domain);
    const toSave =
      rules === null
        ? null
        : await rulesToSave(services, shop, { rules, exampleLink, signal: lookupSignal() });
    await storage.atomically(async (stores) => {
      if (toSave === null) await stores.shopRules.removeRules(domain);
      else await saveRulesWithExample(stores, toSave);
      await recordAdminAct(services, stores, request, {
        action: 'shop.rules-changed',
        subject: { kind: 'shop', id: domain },
        details: { before: auditOf(before), after: auditOf(toSave?.row ?? null) },
      });
    });
    await services.searchedShops.announce();
    return { ...done, shop: await viewOf(services, known) };
  });
}

function shopToPreview(address: string, currency: string | null): Shop {
  const link = /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(link)) throw new Refusal('shop.not-searchable');
  const { origin } = new URL(link);
  const { domain } = retailerOf(link, null);
  return {
    domain,
    name: domain,
    platform: 'generic',
    origin,
    apiBase: null,
    searchTemplate: null,
    currency,
    country: null,
    taxMode: 'unknown',
    taxPercent: null,
  };
}

function auditOf(row: ShopRulesRow | null) {
  return row === null ? null : { rules: JSON.stringify(row.rules), exampleLink: row.exampleLink };
}
