import {
  changeAttributionSettings,
  getAttribution,
  getAttributionSettings,
  previewAttribution,
} from '@pricehunt/api-contract/orders';
import type { AttributionSettings, CommissionRuleView } from '@pricehunt/api-contract/orders';
import { dayAfter, daysWithin, isDay, rulesProblem } from '@pricehunt/order-attribution';
import type { AttributionSettingRow } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import { noteAct, ownBusiness } from '../../merchant-domains/own-business';
import { attributionTermsOf, defaultTerms } from '../../merchant-orders/attribution-terms';
import { announceShopsOf } from '../../merchant-domains/merchant-shops-topic';
import { businessDaysOf, momentsOf } from '../../merchant-traffic/business-days';
import { lastDays } from '../../merchant-traffic/report-days';
import { registerEndpoint } from '../../plugins/contract';
import { memberOf } from '../../plugins/guard';
import { Refusal } from '../../answers/refusal';
import type { Services } from '../../services';
import { compareTerms, readAttribution } from './read-attribution';

const done = { success: true } as const;
const daysMax = 366;
const daysByDefault = 30;

export function registerAttribution(context: FastifyInstance, services: Services): void {
  const { storage, now } = services;
  registerEndpoint(context, getAttributionSettings, async (_input, request) => {
    const { businessId } = ownBusiness(request);
    return { ...done, settings: settingsView(await storage.attributionSettings.findSettings(businessId)) };
  });
  registerEndpoint(context, changeAttributionSettings, async ({ body }, request) => {
    const { businessId } = ownBusiness(request);
    refuseBadRules(body.commissionRules);
    const { commissionRules, ...rest } = body;
    const at = now();
    const row: AttributionSettingRow = {
      businessId,
      ...rest,
      rules: commissionRules,
      updatedAt: at.toISOString(),
    };
    const actor = memberOf(request);
    await storage.atomically(async (stores) => {
      await stores.attributionSettings.saveSettings(row);
      await noteAct(stores, actor, {
        at,
        action: 'attribution.changed',
        subject: { kind: 'business', id: businessId },
        details: { windowDays: row.windowDays, model: row.model, rules: row.rules.length },
      });
    });
    await announceShopsOf(services, businessId);
    return { ...done, settings: settingsView(row) };
  });
  registerEndpoint(context, getAttribution, async ({ query }, request) => {
    const { businessId } = ownBusiness(request);
    const terms = await attributionTermsOf(storage, businessId);
    const businessDays = await businessDaysOf(storage, businessId);
    const to = query.to ?? businessDays.dayOf(now());
    const from = query.from ?? dayAfter(to, 1 - daysByDefault);
    const days = isDay(from) && isDay(to) ? daysWithin({ from, to }) : 0;
    if (days < 1 || days > daysMax) throw new Refusal('attribution.bad-period');
    const question = { from, to, payingModel: terms.model, by: query.by };
    const found = await readAttribution(storage, {
      businessId,
      ...question,
      ...momentsOf(businessDays, { from, to }),
      windowDays: query.windowDays ?? null,
    });
    return { ...done, ...question, windowDays: query.windowDays ?? terms.windowDays, ...found };
  });
  registerEndpoint(context, previewAttribution, async ({ body }, request) => {
    const { businessId } = ownBusiness(request);
    refuseBadRules(body.commissionRules);
    const saved = await attributionTermsOf(storage, businessId);
    const businessDays = await businessDaysOf(storage, businessId);
    const { from, to } = lastDays(now(), body.days, businessDays);
    const compared = await compareTerms(
      storage,
      { businessId, ...momentsOf(businessDays, { from, to }) },
      {
        now: saved,
        then: { windowDays: body.windowDays, model: body.model, rules: body.commissionRules },
      },
    );
    return { ...done, from, to, ...compared };
  });
}

function refuseBadRules(rules: readonly CommissionRuleView[]): void {
  const problem = rulesProblem(rules);
  if (problem === null) return;
  const message =
    problem.why === 'double' ? 'applies to the same products as an earlier rule' : 'has an unknown currency';
  throw new Refusal('attribution.bad-rules', {
    fields: [{ path: `commissionRules.${problem.place}`, message }],
  });
}

function settingsView(row: AttributionSettingRow | null): AttributionSettings {
  const { windowDays, model, clickParameter, utm, rules, discountCodes } = row ?? defaultTerms;
  return {
    windowDays,
    model,
    clickParameter,
    utm: { ...utm },
    discountCodes: [...discountCodes],
    commissionRules: rules.map(({ applies, pays }) => ({
      applies: { ...applies },
      pays: pays.kind === 'fixed' ? { kind: pays.kind, amount: { ...pays.amount } } : { ...pays },
    })),
    updatedAt: row?.updatedAt ?? null,
  };
}
