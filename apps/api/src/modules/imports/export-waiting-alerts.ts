import type { NewAlert } from '@pricehunt/api-contract/alerts';
import type { JobRow, Stores } from '@pricehunt/storage';
import type { ShopperDataPart } from '../../access/shopper-data';
import { importedAlerts, startImportedAlerts } from './start-imported-alerts.job';

/** Imported alerts of one link whose product isn't known yet. */
interface WaitingAlerts {
  readonly link: string;
  readonly alerts: NewAlert[];
  readonly currency: string;
  readonly country: string | null;
}

/** Its JSON and its CSV rows can be imported again. They end with the favourite, so there is nothing to erase. */
export const waitingAlertsData: ShopperDataPart = {
  name: 'waitingAlerts',
  read: async (stores, shopperId) =>
    (await readWaitingAlerts(stores, shopperId)).map((alerts) => ({ ...alerts })),
  rows: async (stores, shopperId) =>
    (await readWaitingAlerts(stores, shopperId)).map(({ link, alerts, currency }) => ({
      record: 'waiting-alert',
      link,
      detail: JSON.stringify({ alerts, currency }),
    })),
  erase: () => Promise.resolve(),
};

async function readWaitingAlerts(stores: Stores, shopperId: string): Promise<readonly WaitingAlerts[]> {
  const waiting = new Map<string, WaitingAlerts>();
  for await (const { payload } of unfinishedJobs(stores, shopperId)) {
    const parsed = importedAlerts.safeParse(payload);
    if (!parsed.success || parsed.data.shopperId !== shopperId) continue;
    const { link, alerts, currency, country } = parsed.data;
    waiting.set(JSON.stringify([link, alerts, currency]), { link, alerts, currency, country });
  }
  return [...waiting.values()];
}

const stretch = 500;
/** By then every waiting job is due. */
const endOfTime = '9999-12-31T00:00:00.000Z';

async function* unfinishedJobs({ jobs }: Pick<Stores, 'jobs'>, shopperId: string): AsyncGenerator<JobRow> {
  for (const state of ['due', 'running'] as const)
    for (let after: { readonly at: string; readonly id: string } | null = null; ;) {
      const { name } = startImportedAlerts;
      const rows: readonly JobRow[] = await jobs.listJobs({
        state,
        name,
        about: shopperId,
        now: endOfTime,
        after,
        limit: stretch,
      });
      yield* rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < stretch) break;
      after = { at: last.createdAt, id: last.id };
    }
}
