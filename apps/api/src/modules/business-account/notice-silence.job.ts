import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import type { OrderSourceRow } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { mailNotice } from '../../business-notices';
import type { Services } from '../../services';
import { putOutWebhookEvent } from '../../webhook-events';

/** Tells merchants of order sources that used to speak and have fallen silent. */
export const noticeSilence = defineJob('notice-silence', z.object({}));

const silentMs = 7 * 24 * 60 * 60_000;
/** A source that spoke less often may just be new, or small. */
const spokeAtLeast = 5;
const pageSize = 200;

/** Running it twice tells nothing twice: a silence is told once, however long it lasts. */
export function handleNoticeSilence(services: Services): JobHandler {
  return handleJob(noticeSilence, async (_nothing, { signal }) => {
    const { businesses, orderSources } = services.storage;
    const before = new Date(services.now().getTime() - silentMs).toISOString();
    let after: string | null = null;
    for (;;) {
      signal.throwIfAborted();
      const page: readonly { readonly id: string }[] = await businesses.listBusinesses({
        ...{ status: 'active', after, limit: pageSize },
      });
      for (const { id } of page) {
        for (const source of await orderSources.listSources(id)) {
          const isSilent = source.lastAt !== null && source.lastAt < before;
          if (isSilent && source.takenCount >= spokeAtLeast) await tell(services, source, source.lastAt);
        }
      }
      after = page.at(-1)?.id ?? null;
      if (page.length < pageSize) return;
    }
  });
}

async function tell(services: Services, source: OrderSourceRow, lastAt: string): Promise<void> {
  const { id, businessId, kind, shopDomain } = source;
  const key = `${id} ${lastAt}`;
  const event = 'integration.silent' as const;
  const data = { sourceId: id, kind, shopDomain, lastAt };
  const name = shopDomain ?? 'the pixel';
  const day = lastAt.slice(0, 10);
  await services.storage.atomically(async (stores) => {
    await putOutWebhookEvent(services, stores, { businessId, event, key, data });
    await mailNotice(services, stores, {
      ...{ businessId, notice: 'integration-silent', key, path: '/business/dashboard/integrate' },
      words: {
        en: {
          subject: `Nothing has come from ${name} since ${day}`,
          paragraphs: [
            `PriceHunt used to hear of orders from ${name}, and has heard nothing since ${day}.`,
            'If you have sold something since, its orders are not attributed. A test order shows where it is stuck.',
          ],
          label: 'Try a test order',
        },
        de: {
          subject: `Seit ${day} ist nichts mehr von ${shopDomain ?? 'dem Pixel'} gekommen`,
          paragraphs: [
            `PriceHunt hat sonst von Bestellungen über ${shopDomain ?? 'das Pixel'} erfahren, seit ${day} aber nicht mehr.`,
            'Wenn Sie seitdem etwas verkauft haben, werden diese Bestellungen nicht zugeordnet. Eine Testbestellung zeigt, wo es hakt.',
          ],
          label: 'Testbestellung machen',
        },
      },
    });
  });
}
