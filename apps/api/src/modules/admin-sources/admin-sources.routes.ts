import {
  changeAdminSource,
  listAdminSources,
  listSourceFigures,
  removeSourceKey,
  resetSourceCircuit,
  setSourceKey,
  testSourceKeys,
} from '@pricehunt/api-contract/admin-sources';
import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import type { KeyRule, OfferSource } from '@pricehunt/offer-sources';
import type { FastifyInstance } from 'fastify';
import { changeViews, recordAdminAct, settingChange } from '../../operations/admin-acts';
import { settingKeys } from '../../live-settings/live-settings';
import { registerEndpoint } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import type { Needs, Services } from '../../services';
import { resetCircuit } from '../../sources/source-gate';
import { worstCircuit } from '../../operations/process-reports';
import { causeOf, readSourceHealth } from '../../sources/read-source-health';
import { readSourceFigures } from './read-source-figures';

const done = { success: true } as const;

export function registerAdminSources(app: FastifyInstance, services: Services): void {
  const { storage, liveSettings } = services;
  registerEndpoint(app, listAdminSources, async () => {
    return { ...done, items: await sourceViews(services, services.offerSources.list()), nextCursor: null };
  });
  registerEndpoint(app, listSourceFigures, async ({ query }) => {
    return { ...done, items: await readSourceFigures(services, Number(query.days)), nextCursor: null };
  });
  registerEndpoint(app, changeAdminSource, async ({ params: { sourceId }, body }, request) => {
    sourceOf(services, sourceId);
    const { isOn: wasOn, callsPerDayMax: limitBefore } = liveSettings.source(sourceId);
    const isOn = body.isOn ?? wasOn;
    const callsPerDayMax = body.callsPerDayMax === undefined ? limitBefore : body.callsPerDayMax;
    const change = settingChange(services, request, body.reason);
    await storage.atomically(async (stores) => {
      const value = { isOn, callsPerDayMax, change: { ...change } };
      await stores.settings.saveSetting(settingKeys.source(sourceId), value);
      await recordAdminAct(services, stores, request, {
        action: 'source.changed',
        subject: { kind: 'source', id: sourceId },
        details: {
          before: { isOn: wasOn, callsPerDayMax: limitBefore },
          after: { isOn, callsPerDayMax },
          reason: change.reason,
        },
      });
    });
    await liveSettings.announce();
    return { ...done, source: await sourceView(services, sourceId) };
  });
  registerEndpoint(app, resetSourceCircuit, async ({ params: { sourceId } }, request) => {
    sourceOf(services, sourceId);
    const before = worstCircuit(await services.processReports.read(), sourceId);
    await storage.atomically((stores) =>
      recordAdminAct(services, stores, request, {
        action: 'source.circuit-reset',
        subject: { kind: 'source', id: sourceId },
        details: { before },
      }),
    );
    await resetCircuit(storage, sourceId);
    return { ...done, source: await sourceView(services, sourceId) };
  });
  registerKeys(app, services);
}

function registerKeys(app: FastifyInstance, services: Services): void {
  const { storage, liveSettings, secretBox } = services;
  registerEndpoint(app, setSourceKey, async ({ params: { sourceId, keyName }, body: { value } }, request) => {
    assertKeyIsTaken(services, sourceId, keyName);
    const rule = ruleOf(sourceOf(services, sourceId), keyName);
    if (!rule.form.test(value)) {
      throw new Refusal('request.invalid', { fields: [{ path: 'value', message: 'is not a valid key' }] });
    }
    const key = settingKeys.sourceKey(sourceId, keyName);
    const change = settingChange(services, request, undefined);
    const before = liveSettings.sourceKey(sourceId, keyName)?.ending ?? null;
    const ending = rule.isSecret ? value.slice(-4) : value.slice(0, shownLengthMax);
    await storage.atomically(async (stores) => {
      const sealed = secretBox.seal(value, key);
      await stores.settings.saveSetting(key, { sealed, ending, change: { ...change } });
      await recordAdminAct(services, stores, request, {
        action: 'source.key-set',
        subject: { kind: 'source', id: sourceId },
        details: { keyName, before, after: ending },
      });
    });
    await liveSettings.announce();
    return { ...done, source: await sourceView(services, sourceId) };
  });
  registerEndpoint(app, removeSourceKey, async ({ params: { sourceId, keyName } }, request) => {
    assertKeyIsTaken(services, sourceId, keyName);
    const before = liveSettings.sourceKey(sourceId, keyName)?.ending ?? null;
    await storage.atomically(async (stores) => {
      await stores.settings.removeSetting(settingKeys.sourceKey(sourceId, keyName));
      await recordAdminAct(services, stores, request, {
        action: 'source.key-removed',
        subject: { kind: 'source', id: sourceId },
        details: { keyName, before },
      });
    });
    await liveSettings.announce();
    return { ...done, source: await sourceView(services, sourceId) };
  });
  registerEndpoint(app, testSourceKeys, async ({ params: { sourceId } }) => {
    const { account } = sourceOf(services, sourceId);
    if (account === undefined) throw new Refusal('source.key-not-taken');
    return { ...done, test: { ...(await account.testKeys(AbortSignal.timeout(testMsMax))) } };
  });
}

const testMsMax = 15_000;

const shownLengthMax = 60;

/** Applies if the source has no rule for the key; such sources also work without it. */
const usualRule: KeyRule = { isOptional: true, isSecret: true, form: /^.{8,4000}$/s };

function ruleOf({ account }: OfferSource, keyName: string): KeyRule {
  return account?.keyRules[keyName] ?? usualRule;
}

function sourceOf({ offerSources }: Needs<'offerSources'>, sourceId: string): OfferSource {
  const source = offerSources.list().find(({ id }) => id === sourceId);
  if (source === undefined) throw new Refusal('source.not-found');
  return source;
}

function assertKeyIsTaken(services: Needs<'offerSources'>, sourceId: string, keyName: string): void {
  const { keyNames = [] } = sourceOf(services, sourceId);
  if (!keyNames.includes(keyName)) throw new Refusal('source.key-not-taken');
}

async function sourceView(
  services: Needs<'storage' | 'offerSources' | 'liveSettings' | 'processReports' | 'now'>,
  sourceId: string,
): Promise<AdminSource> {
  const [view] = await sourceViews(services, [sourceOf(services, sourceId)]);
  if (view === undefined) throw new Refusal('source.not-found');
  return view;
}

async function sourceViews(
  {
    storage,
    liveSettings,
    processReports,
    now,
  }: Needs<'storage' | 'liveSettings' | 'processReports' | 'now'>,
  sources: readonly OfferSource[],
): Promise<AdminSource[]> {
  const healthOf = await readSourceHealth(storage);
  const processes = await processReports.read();
  const failures = await storage.sourceHealth.listFailures();
  const calls = await storage.sourceHealth.countCallsOn(now().toISOString().slice(0, 10));
  const keysOf = (source: OfferSource) =>
    (source.keyNames ?? []).map((name) => ({
      name,
      rule: ruleOf(source, name),
      key: liveSettings.sourceKey(source.id, name),
    }));
  const viewOf = await changeViews(
    storage,
    sources.flatMap((source) => [
      liveSettings.source(source.id).change,
      ...keysOf(source).map(({ key }) => key?.change ?? null),
    ]),
  );
  return sources.map((source) => {
    const { isOn, callsPerDayMax, change } = liveSettings.source(source.id);
    return {
      id: source.id,
      name: source.name,
      isOn,
      changed: viewOf(change),
      keys: keysOf(source).map(({ name, rule, key }) => ({
        name,
        isOptional: rule.isOptional,
        isSecret: rule.isSecret,
        isSet: key !== null,
        ending: key?.ending ?? null,
        changed: viewOf(key?.change ?? null),
      })),
      canTestKeys: source.account !== undefined,
      retention: { ...source.retention },
      health: healthOf(source.id),
      circuit: worstCircuit(processes, source.id),
      quota: {
        usedToday: calls.get(source.id) ?? 0,
        callsPerDayMax,
        documentedPerDay: source.account?.callsPerDayMax ?? null,
        told: source.account?.reportedQuota() ?? null,
      },
      recentErrors: failures
        .filter(({ sourceId }) => sourceId === source.id)
        .map(({ at, outcome, error, cause, status }) => {
          return { at, outcome, error, cause: causeOf(cause), status };
        }),
    };
  });
}
