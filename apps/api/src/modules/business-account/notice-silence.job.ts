import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import { dayMs } from '@pricehunt/offers';
import type { OrderSourceRow } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { mailNotice } from '../../notices/business-notices';
import type { Needs } from '../../services';
import { queueWebhookEvent } from '../../notices/webhook-events';

/** Notifies merchants when an order source that used to send orders goes quiet. */
export const noticeSilence = defineJob('notice-silence', z.object({}), {
  schedules: [{ when: '10 7 * * *', payload: {} }],
});

const silentMs = 7 * dayMs;
/** A source with fewer orders may just be new or small. */
const ordersMin = 5;
const pageSize = 200;

/** Notifies once per silence, however long it lasts and however often this runs. */
export function handleNoticeSilence(
  services: Needs<'storage' | 'jobQueue' | 'origins' | 'now' | 'newId'>,
): JobHandler {
  return handleJob(noticeSilence, async (_nothing, { signal }) => {
    const { businesses, orderSources } = services.storage;
    const before = new Date(services.now().getTime() - silentMs).toISOString();
    let after: string | null = null;
    for (;;) {
      signal.throwIfAborted();
      const page: readonly { readonly id: string }[] = await businesses.listBusinesses({
        status: 'active',
        after,
        limit: pageSize,
      });
      for (const { id } of page) {
        for (const source of await orderSources.listSources(id)) {
          const isSilent = source.lastAt !== null && source.lastAt < before;
          if (isSilent && source.takenCount >= ordersMin) await notifyTeam(services, source, source.lastAt);
        }
      }
      after = page.at(-1)?.id ?? null;
      if (page.length < pageSize) return;
    }
  });
}

async function notifyTeam(
  services: Needs<'storage' | 'jobQueue' | 'origins' | 'now' | 'newId'>,
  source: OrderSourceRow,
  lastAt: string,
): Promise<void> {
  const { id, businessId, kind, shopDomain } = source;
  const key = `${id} ${lastAt}`;
  const event = 'integration.silent' as const;
  const data = { sourceId: id, kind, shopDomain, lastAt };
  const name = shopDomain ?? 'your tracking script';
  const { timeZone } = await services.storage.businessProfiles.findProfile(businessId);
  const day = (language: 'en' | 'de') =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de', {
      dateStyle: 'long',
      timeZone,
    }).format(new Date(lastAt));
  await services.storage.atomically(async (stores) => {
    await queueWebhookEvent(services, stores, { businessId, event, key, data });
    await mailNotice(services, stores, {
      businessId,
      notice: 'integration-silent',
      key,
      path: '/business/dashboard/integrate',
      words: {
        en: {
          subject: `No orders from ${name} since ${day('en')}`,
          paragraphs: [
            `PriceHunt regularly received orders from ${name}, but none since ${day('en')}.`,
            'Sales since then can’t be attributed to PriceHunt. Run a test order to find out what’s wrong.',
          ],
          label: 'Run a test order',
        },
        de: {
          subject: `Keine Bestellungen von ${shopDomain ?? 'Ihrem Tracking-Skript'} seit dem ${day('de')}`,
          paragraphs: [
            `PriceHunt hat regelmäßig Bestellungen von ${shopDomain ?? 'Ihrem Tracking-Skript'} empfangen, seit dem ${day('de')} aber keine mehr.`,
            'Verkäufe seitdem können PriceHunt nicht zugeordnet werden. Eine Testbestellung zeigt, woran es liegt.',
          ],
          label: 'Testbestellung starten',
        },
      },
    });
  });
}
