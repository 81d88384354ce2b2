import { openStorage } from '@pricehunt/storage';
import type { Storage } from '@pricehunt/storage';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLiveSettings, settingKeys } from './live-settings';
import type { LiveSettings } from './live-settings';

const change = { at: '2026-11-21T10:00:00.000Z', byId: 'ada', reason: null };

describe('live settings of two processes on one SQLite file', () => {
  let folder: string;
  let storages: readonly Storage[];
  let ours: LiveSettings;
  let theirs: LiveSettings;
  const reported: unknown[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'live-settings-'));
    // Like two processes: only the file is shared.
    const open = () => openStorage(`sqlite:${join(folder, 'shared.db')}`);
    storages = [await open(), await open()];
    const settingsOf = (storage: Storage | undefined) => {
      if (storage === undefined) throw new Error('there are two');
      const report = (failure: unknown) => reported.push(failure);
      return openLiveSettings({ storage, environmentIds: { apple: { token: 'env' } }, report });
    };
    ours = await settingsOf(storages[0]);
    theirs = await settingsOf(storages[1]);
  });
  afterEach(async () => {
    ours.close();
    theirs.close();
    await Promise.all(storages.map((storage) => storage.close()));
    await rm(folder, { recursive: true, force: true });
  });

  const heardBy = (settings: LiveSettings) => new Promise<void>((resolve) => settings.onChange(resolve));

  it('are the same in both after one has changed them', async () => {
    const heard = heardBy(theirs);

    await storages[0]?.settings.saveSetting(settingKeys.programme('apple'), {
      ids: { token: 'set' },
      change,
    });
    await ours.announce();
    const atOnce = ours.affiliateIds().apple;
    await heard;

    expect([atOnce, theirs.affiliateIds().apple]).toEqual([{ token: 'set' }, { token: 'set' }]);
    expect(reported).toEqual([]);
  });

  it('give a limit that is newer than the stored ones its default, and keep the stored ones', async () => {
    const { pageAgeMinutes, ...stored } = { ...ours.webSearch().limits, pagesPerDay: 7 };
    await storages[0]?.settings.saveSetting(settingKeys.webSearch, { limits: stored, change });
    await storages[0]?.settings.saveSetting(settingKeys.readingBudget, { perHost: 5, change });

    await ours.announce();

    expect(ours.webSearch()).toEqual({ limits: { ...stored, pageAgeMinutes }, change });
    expect(ours.readingBudget()).toEqual({ limits: { perHost: 5, inAll: 20_000 }, change });
  });

  it('use the environment’s values, and switches on, when nothing valid was set', async () => {
    await storages[0]?.settings.saveSetting(settingKeys.switch('price-reports'), { isOn: 'maybe' });
    await storages[0]?.settings.saveSetting(settingKeys.programme('apple'), 'nonsense');

    await ours.announce();

    expect(ours.isOn('price-reports')).toBe(true);
    expect(ours.affiliateIds()).toEqual({ apple: { token: 'env' } });
    expect(ours.source('any')).toEqual({ isOn: true, callsPerDayMax: null, change: null });
  });
});
