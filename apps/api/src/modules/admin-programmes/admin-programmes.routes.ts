import { affiliateProgrammes, programmeOf } from '@pricehunt/affiliate-tagging';
import type { AffiliateIds, ProgrammeId } from '@pricehunt/affiliate-tagging';
import {
  changeAffiliateProgramme,
  listAdminRetailers,
  listAffiliateProgrammes,
  resetAffiliateProgramme,
  tryAffiliateLink,
} from '@pricehunt/api-contract/admin-programmes';
import type { AdminRetailer, AffiliateProgrammeView } from '@pricehunt/api-contract/admin-programmes';
import { isShopifyDomain } from '@pricehunt/marketplace-detection';
import type { FastifyInstance } from 'fastify';
import { changeViews, recordAdminAct, settingChange } from '../../operations/admin-acts';
import { adminPageSize } from '../../answers/list-page';
import { settingKeys } from '../../live-settings/live-settings';
import { registerEndpoint } from '../../plugins/contract';
import { readProgrammeIds } from '../../live-settings/programme-ids';
import type { Needs, Services } from '../../services';
import { changedValues, fieldsOf, idsOf, programmeOfId, taggedDomains, valuesOf } from './programme-fields';
import { tryLink } from './try-link';

const done = { success: true } as const;

/** Retailers, the nine affiliate programs of S§5 with the operator's ids, and the link test. */
export function registerAdminProgrammes(app: FastifyInstance, services: Services): void {
  const { storage, liveSettings } = services;
  registerEndpoint(app, listAffiliateProgrammes, async () => {
    const items = await Promise.all(affiliateProgrammes.map(({ id }) => programmeView(services, id)));
    return { ...done, items, nextCursor: null };
  });
  registerEndpoint(app, changeAffiliateProgramme, async ({ params, body }, request) => {
    const { programmeId } = params;
    const before = valuesOf(programmeId, liveSettings.affiliateIds());
    const after = changedValues(programmeOfId(programmeId), before, body.values);
    const change = settingChange(services, request, undefined);
    await storage.atomically(async (stores) => {
      const value = { ids: { ...idsOf(programmeId, after) }, change: { ...change } };
      await stores.settings.saveSetting(settingKeys.programme(programmeId), value);
      await recordAdminAct(services, stores, request, {
        action: 'programme.changed',
        subject: { kind: 'programme', id: programmeId },
        details: { before, after },
      });
    });
    await liveSettings.announce();
    return { ...done, programme: await programmeView(services, programmeId) };
  });
  registerEndpoint(app, resetAffiliateProgramme, async ({ params: { programmeId } }, request) => {
    const before = valuesOf(programmeId, liveSettings.affiliateIds());
    await storage.atomically(async (stores) => {
      await stores.settings.removeSetting(settingKeys.programme(programmeId));
      await recordAdminAct(services, stores, request, {
        action: 'programme.reset',
        subject: { kind: 'programme', id: programmeId },
        details: { before, after: valuesOf(programmeId, services.affiliateIds) },
      });
    });
    await liveSettings.announce();
    return { ...done, programme: await programmeView(services, programmeId) };
  });
  registerEndpoint(app, tryAffiliateLink, ({ body: { link, programmeId, values } }) => {
    const ids = liveSettings.affiliateIds();
    const draft =
      programmeId === undefined || values === undefined ? ids : draftIds(ids, programmeId, values);
    return { ...done, outcome: tryLink(link, draft) };
  });
  registerEndpoint(app, listAdminRetailers, async ({ query }) => {
    const retailers = await findRetailers(services, (query.query ?? '').toLowerCase());
    const from = Number(query.cursor ?? '0') || 0;
    const items = retailers.slice(from, from + adminPageSize);
    const next = from + adminPageSize;
    return { ...done, items, nextCursor: next < retailers.length ? String(next) : null };
  });
}

function draftIds(
  ids: AffiliateIds,
  programmeId: ProgrammeId,
  changes: Readonly<Record<string, string | null>>,
): AffiliateIds {
  const values = changedValues(programmeOfId(programmeId), valuesOf(programmeId, ids), changes);
  return { ...ids, [programmeId]: readProgrammeIds(programmeId, idsOf(programmeId, values)) };
}

async function programmeView(
  { storage, liveSettings }: Needs<'storage' | 'liveSettings'>,
  id: ProgrammeId,
): Promise<AffiliateProgrammeView> {
  const programme = programmeOfId(id);
  const ids = liveSettings.affiliateIds();
  const values = valuesOf(id, ids);
  const change = liveSettings.programmeChange(id);
  const viewOf = await changeViews(storage, [change]);
  const ofEnvironment = Object.keys(values).length === 0 ? 'none' : 'environment';
  return {
    id,
    name: programme.name,
    domains: [...programme.domains],
    kind: programme.rule.kind,
    fields: fieldsOf(programme, values).map((field) => ({ ...field, value: values[field.key] ?? null })),
    taggedDomains: [...taggedDomains(programme, ids)],
    origin: change === null ? ofEnvironment : 'console',
    changed: viewOf(change),
  };
}

async function findRetailers(
  { storage, liveSettings }: Needs<'storage' | 'liveSettings'>,
  text: string,
): Promise<AdminRetailer[]> {
  const ids = liveSettings.affiliateIds();
  const withOffers = await storage.offers.listRetailers();
  const known = new Map(withOffers.map((retailer) => [retailer.domain, retailer]));
  const ofProgrammes = affiliateProgrammes.flatMap(({ name, domains }) =>
    domains.slice(0, 1).map((domain) => known.get(domain) ?? { domain, name, offerCount: 0 }),
  );
  const first = new Set(ofProgrammes.map(({ domain }) => domain));
  const tagged = new Set(affiliateProgrammes.flatMap((programme) => [...taggedDomains(programme, ids)]));
  return [...ofProgrammes, ...withOffers.filter(({ domain }) => !first.has(domain))]
    .filter(({ domain, name }) => `${domain} ${name}`.toLowerCase().includes(text))
    .map(({ domain, name, offerCount }) => {
      const found = programmeOf(`https://${domain}/`);
      const isTagged = isShopifyDomain(domain) || (found !== null && tagged.has(found.domain));
      return { domain, name, offerCount, programmeId: found?.programme.id ?? null, isTagged };
    });
}
