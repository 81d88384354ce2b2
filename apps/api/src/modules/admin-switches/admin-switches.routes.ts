import { changeSwitch, listSwitches, switchNames } from '@pricehunt/api-contract/admin-switches';
import type { SwitchName } from '@pricehunt/api-contract/admin-switches';
import type { BusinessRow, Stores } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import { changeViews, recordAdminAct, settingChange } from '../../operations/admin-acts';
import { settingKeys } from '../../live-settings/live-settings';
import { queueShowingItems } from '../../merchant-items/show-items.job';
import { registerEndpoint } from '../../plugins/contract';
import type { Needs, Services } from '../../services';

export function registerAdminSwitches(app: FastifyInstance, services: Services): void {
  const { storage, liveSettings } = services;
  const views = async (names: readonly SwitchName[]) => {
    const changes = names.map((name) => liveSettings.switchChange(name));
    const viewOf = await changeViews(storage, changes);
    return names.map((name) => ({
      name,
      isOn: liveSettings.isOn(name),
      changed: viewOf(liveSettings.switchChange(name)),
    }));
  };
  registerEndpoint(app, listSwitches, async () => ({
    success: true as const,
    items: await views(switchNames),
    nextCursor: null,
  }));
  registerEndpoint(app, changeSwitch, async ({ params: { name }, body: { isOn, reason } }, request) => {
    const change = settingChange(services, request, reason);
    await storage.atomically(async (stores) => {
      await stores.settings.saveSetting(settingKeys.switch(name), { isOn, change: { ...change } });
      await recordAdminAct(services, stores, request, {
        action: isOn ? 'switch.turned-on' : 'switch.turned-off',
        subject: { kind: 'switch', id: name },
        details: { before: liveSettings.isOn(name), after: isOn, reason },
      });
      if (name === 'unapproved-merchants') await showPendingBusinesses(services, stores);
    });
    await liveSettings.announce();
    const [view] = await views([name]);
    return { success: true as const, switch: view ?? { name, isOn, changed: null } };
  });
}

/** Makes the worker show or hide items of all businesses with pending approval. */
async function showPendingBusinesses(services: Needs<'jobQueue'>, stores: Stores): Promise<void> {
  for (let after: string | null = null; ;) {
    const businesses: readonly BusinessRow[] = await stores.businesses.listBusinesses({
      status: 'pending',
      after,
      limit: 100,
    });
    for (const { id } of businesses) await queueShowingItems(services, stores, id);
    after = businesses.at(-1)?.id ?? null;
    if (after === null) return;
  }
}
