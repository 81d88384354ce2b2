import {
  changeShippingRules,
  changeShopShipping,
  getShopShipping,
  listShippingRules,
  readShippingPolicy,
} from '@pricehunt/api-contract/shipping-rules';
import type { PublishedPolicy, ShippingRule } from '@pricehunt/api-contract/shipping-rules';
import type { ShippingRate } from '@pricehunt/offers';
import type { BusinessDomainRow, Storage } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import { recordAdminAct } from '../../operations/admin-acts';
import { noteAct, ownBusiness, ownRow } from '../../merchant-domains/own-business';
import { registerEndpoint } from '../../plugins/contract';
import { memberOf } from '../../plugins/guard';
import { Refusal } from '../../answers/refusal';
import { queueRepricing } from '../../pricing/reprice-shop.job';
import type { Needs, Services } from '../../services';
import { readPolicyOfShop } from '../../shipping-policies/read-shipping-policies.job';

const done = { success: true } as const;
const readingMsMax = 30_000;

export function registerShippingRules(context: FastifyInstance, services: Services): void {
  const { storage, now } = services;
  registerEndpoint(context, listShippingRules, async (_input, request) => {
    const { businessId } = ownBusiness(request);
    const claims = await storage.businessDomains.listDomains(businessId);
    const items = claims.filter(({ state }) => state === 'verified').map(merchantShop);
    return { ...done, items, nextCursor: null };
  });
  registerEndpoint(context, changeShippingRules, async ({ params, body }, request) => {
    const found = await storage.businessDomains.findDomain(params.domainId);
    const claim = ownRow(request, found, 'domain.not-found');
    if (claim.state !== 'verified') throw new Refusal('domain.unverified');
    const { id, domain } = claim;
    const shippingRates = inOrder(body.rules);
    await storage.atomically(async (stores) => {
      await stores.businessDomains.changeDomain(id, { shippingRates });
      await queueRepricing(services, stores, domain);
      await noteAct(stores, memberOf(request), {
        at: now(),
        action: 'shipping-rules.changed',
        subject: { kind: 'domain', id },
        details: { domain, before: auditText(claim.shippingRates), after: auditText(shippingRates) },
      });
    });
    return { ...done, shop: merchantShop({ ...claim, shippingRates }) };
  });
}

export function registerAdminShippingRules(context: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(context, getShopShipping, async ({ params: { retailerDomain } }) => ({
    ...done,
    shop: await ruledShop(services, retailerDomain),
  }));
  registerEndpoint(context, changeShopShipping, async ({ params: { retailerDomain }, body }, request) => {
    const rates = inOrder(body.rules);
    await storage.atomically(async (stores) => {
      const before = await stores.shopShipping.readOperatorRates(retailerDomain);
      await stores.shopShipping.saveOperatorRates(retailerDomain, rates);
      await queueRepricing(services, stores, retailerDomain);
      await recordAdminAct(services, stores, request, {
        action: 'shipping-rules.changed',
        subject: { kind: 'retailer', id: retailerDomain },
        details: { before: auditText(before), after: auditText(rates) },
      });
    });
    return { ...done, shop: await ruledShop(services, retailerDomain) };
  });
  registerEndpoint(context, readShippingPolicy, async ({ params: { retailerDomain } }, request) => {
    const wasRead = await readPolicyOfShop(services, retailerDomain, AbortSignal.timeout(readingMsMax));
    await storage.atomically((stores) =>
      recordAdminAct(services, stores, request, {
        action: 'shipping-policy.read',
        subject: { kind: 'retailer', id: retailerDomain },
        details: { wasRead },
      }),
    );
    return { ...done, shop: await ruledShop(services, retailerDomain), wasRead };
  });
}

type PolicyRow = NonNullable<Awaited<ReturnType<Storage['shopShipping']['readPolicy']>>>;

async function ruledShop({ storage }: Needs<'storage'>, domain: string) {
  const claim = await storage.businessDomains.findVerified(domain);
  return {
    domain,
    rules: [...(await storage.shopShipping.readOperatorRates(domain))],
    merchantRules: [...(claim?.shippingRates ?? [])],
    policy: policyView(await storage.shopShipping.readPolicy(domain)),
  };
}

function policyView(row: PolicyRow | null): PublishedPolicy | null {
  if (row === null) return null;
  const { policy, link, readAt } = row;
  return {
    conditions: policy.map((condition) => ({ ...condition, countries: [...condition.countries] })),
    link,
    readAt,
  };
}

function merchantShop({ id, domain, shippingRates }: BusinessDomainRow) {
  return { domainId: id, domain, rules: [...shippingRates] };
}

function inOrder(rules: readonly ShippingRule[]): readonly ShippingRate[] {
  return rules.toSorted((one, other) => (one.country < other.country ? -1 : 1));
}

/** In minor units: "AT 490 EUR, 390 EUR up to 2000 g, free from 5000 EUR". */
function auditText(rates: readonly ShippingRate[]): readonly string[] {
  const text = ({ amountMinor, currency }: { readonly amountMinor: number; readonly currency: string }) =>
    `${amountMinor} ${currency}`;
  return rates.map(({ country, cost, freeFrom, weightClasses = [], weightGramsAssumed, note }) => {
    const parts = [
      cost === null ? `${country} not shipped` : `${country} ${text(cost)}`,
      ...weightClasses.map((each) => `${text(each.cost)} up to ${each.gramsMax} g`),
      ...(weightGramsAssumed === undefined ? [] : [`${weightGramsAssumed} g assumed`]),
      ...(freeFrom === null ? [] : [`free from ${text(freeFrom)}`]),
      ...(note === undefined ? [] : [note]),
    ];
    return parts.join(', ');
  });
}
