import type { AffiliateIds, ProgrammeId } from '@pricehunt/affiliate-tagging';
import { affiliateProgrammes } from '@pricehunt/affiliate-tagging';
import { switchNames } from '@pricehunt/api-contract/admin-switches';
import { trackingBudgetSchema } from '@pricehunt/api-contract/admin-tracking';
import { changeWebSearch } from '@pricehunt/api-contract/admin-web-search';
import type { SwitchName } from '@pricehunt/api-contract/admin-switches';
import type { TrackingBudget } from '@pricehunt/api-contract/admin-tracking';
import type { WebSearchLimits } from '@pricehunt/api-contract/admin-web-search';
import type { Setting, Storage } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { usualReadingBudget } from './reading-budgets';
import { readProgrammeIds } from './programme-ids';
import { Refusal } from '../answers/refusal';

export interface SettingChange {
  readonly at: string;
  readonly byId: string;
  readonly reason: string | null;
}

interface SourceSetting {
  readonly isOn: boolean;
  readonly callsPerDayMax: number | null;
  readonly change: SettingChange | null;
}

interface SourceKeySetting {
  readonly sealed: string;
  readonly ending: string;
  readonly change: SettingChange;
}

/** Limits that the operator may change; each has its default until then. */
interface LimitsSetting<Limits> {
  readonly limits: Limits;
  readonly change: SettingChange | null;
}

/** Settings that admins change at runtime: applied at once here, and within a second in other processes. */
export interface LiveSettings {
  /** The ids of the environment, overridden by programs set in the console. */
  affiliateIds(): AffiliateIds;
  programmeChange(id: ProgrammeId): SettingChange | null;
  source(id: string): SourceSetting;
  sourceKey(id: string, keyName: string): SourceKeySetting | null;
  webSearch(): LimitsSetting<WebSearchLimits>;
  isOn(name: SwitchName): boolean;
  switchChange(name: SwitchName): SettingChange | null;
  readingBudget(): LimitsSetting<TrackingBudget>;
  /** Rereads the settings here and in the other processes; call it after the change was committed. */
  announce(): Promise<void>;
  onChange(listener: () => void): void;
  close(): void;
}

/** Throws switch.off when an admin turned it off. */
export function assertIsOn(
  { liveSettings }: { readonly liveSettings: LiveSettings },
  name: SwitchName,
): void {
  if (!liveSettings.isOn(name)) throw new Refusal('switch.off', { headers: { 'retry-after': '3600' } });
}

export const settingKeys = {
  programme: (id: ProgrammeId) => `live:programme:${id}`,
  source: (id: string) => `live:source:${id}`,
  sourceKey: (id: string, keyName: string) => `live:source-key:${keyName}:${id}`,
  switch: (name: SwitchName) => `live:switch:${name}`,
  readingBudget: 'live:reading-budget',
  webSearch: 'live:web-search',
} as const;

const usualWebSearch: WebSearchLimits = {
  searchesPerDay: 200,
  pagesPerDay: 500,
  pagesPerComparison: 8,
  pageAgeMinutes: 30,
};

const topic = 'live-settings';
const rereadAfterMs = 500;

export async function openLiveSettings(options: {
  readonly storage: Pick<Storage, 'settings' | 'notifications'>;
  readonly environmentIds: AffiliateIds;
  readonly report: (failure: unknown, what: string) => void;
}): Promise<LiveSettings> {
  const { storage, report } = options;
  const listeners: (() => void)[] = [];
  let known: ReadonlyMap<string, unknown> = new Map();
  let ids: AffiliateIds = options.environmentIds;
  let readText = '';
  let timer: NodeJS.Timeout | null = null;

  async function read(): Promise<void> {
    const settings = await storage.settings.listSettings('live:');
    const text = JSON.stringify(settings);
    if (text === readText) return;
    readText = text;
    known = byKey(settings);
    ids = affiliateProgrammes.reduce<AffiliateIds>((all, { id }) => {
      const set = parsed(programmeSetting, known.get(settingKeys.programme(id)));
      return set === null ? all : { ...all, [id]: readProgrammeIds(id, set.ids) };
    }, options.environmentIds);
    for (const listener of listeners) listener();
  }

  function readSoon(): void {
    timer ??= setTimeout(() => {
      timer = null;
      read().catch((failure: unknown) => report(failure, 'could not load the live settings'));
    }, rereadAfterMs).unref();
  }

  const stopListening = storage.notifications.subscribe(topic, (payload) => {
    if (payload === null) return readSoon();
    read().catch((failure: unknown) => report(failure, 'could not load the live settings'));
  });
  await read();
  const find = <Value>(schema: z.ZodMiniType<Value>, key: string) => parsed(schema, known.get(key));
  return {
    affiliateIds: () => ids,
    programmeChange: (id) => find(programmeSetting, settingKeys.programme(id))?.change ?? null,
    source: (id) =>
      find(sourceSetting, settingKeys.source(id)) ?? { isOn: true, callsPerDayMax: null, change: null },
    sourceKey: (id, keyName) => find(sourceKeySetting, settingKeys.sourceKey(id, keyName)),
    webSearch: () => {
      const set = find(webSearchSetting, settingKeys.webSearch);
      const limits = limitsOf(changeWebSearch.body, usualWebSearch, set?.limits);
      return { limits, change: set?.change ?? null };
    },
    isOn: (name) => find(switchSetting, settingKeys.switch(name))?.isOn ?? switchNames.includes(name),
    switchChange: (name) => find(switchSetting, settingKeys.switch(name))?.change ?? null,
    readingBudget: () => ({
      limits: limitsOf(trackingBudgetSchema, usualReadingBudget, known.get(settingKeys.readingBudget)),
      change: find(changedSetting, settingKeys.readingBudget)?.change ?? null,
    }),
    announce: async () => {
      await read();
      await storage.notifications.publish(topic, 'changed');
    },
    onChange: (listener) => void listeners.push(listener),
    close: () => {
      stopListening();
      if (timer !== null) clearTimeout(timer);
    },
  };
}

const change = z.object({ at: z.string(), byId: z.string(), reason: z.nullable(z.string()) });
const programmeSetting = z.object({ ids: z.unknown(), change });
const sourceSetting = z.object({ isOn: z.boolean(), callsPerDayMax: z.nullable(z.int()), change });
const sourceKeySetting = z.object({ sealed: z.string(), ending: z.string(), change });
const webSearchSetting = z.object({ limits: z.unknown(), change });
const switchSetting = z.object({ isOn: z.boolean(), change });
const changedSetting = z.object({ change });

/** A limit that is newer than the stored ones has its default; so do all if the stored ones are invalid. */
function limitsOf<Limits extends object>(
  schema: z.ZodMiniType<Limits>,
  usual: Limits,
  stored: unknown,
): Limits {
  return parsed(schema, typeof stored === 'object' ? { ...usual, ...stored } : stored) ?? usual;
}

function byKey(settings: readonly Setting[]): ReadonlyMap<string, unknown> {
  return new Map(settings.map(({ key, value }) => [key, value]));
}

function parsed<Value>(schema: z.ZodMiniType<Value>, value: unknown): Value | null {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : null;
}
