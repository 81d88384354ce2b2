import { newAlertSchema } from '@pricehunt/api-contract/alerts';
import { favoriteKeyOf } from '@pricehunt/api-contract';
import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler, JobQueue } from '@pricehunt/job-queue';
import { readLinkWords } from '@pricehunt/product-links';
import type { Stores } from '@pricehunt/storage';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { isWithinLimit } from '../../access/throttle';
import { Refusal } from '../../answers/refusal';
import { findCatalogEntry } from '../../products/catalog-entry';
import type { Needs } from '../../services';
import type { ImportTargets } from './import-targets';

export const importedAlerts = z.object({
  shopperId: z.string(),
  link: z.string(),
  /** Of the favourite that was imported with them. */
  favoriteKey: z.string(),
  /** When that favourite was added; empty if it was one before, so that repeated imports wait once. */
  addedAt: z.string(),
  alerts: z.array(newAlertSchema),
  currency: z.string(),
  country: z.nullable(z.string()),
  /** How often the link was looked at before. */
  round: z.int(),
});
export type ImportedAlerts = Omit<z.infer<typeof importedAlerts>, 'round'>;

/** Price alerts of an imported link whose product the catalog doesn't have yet. */
export const startImportedAlerts = defineJob('start-imported-alerts', importedAlerts);

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Delays between looks; the last one repeats as long as the favourite exists. */
const delaysMs = [10 * minuteMs, hourMs, 6 * hourMs, dayMs, dayMs, dayMs, 7 * dayMs];

export function queueImportedAlerts(
  { jobQueue }: Needs<'jobQueue'>,
  imported: ImportedAlerts,
): Promise<unknown> {
  return queueRound(jobQueue, { ...imported, round: 0 }, 0);
}

/** What starting the alerts needs from the modules of favourites, comparisons and alerts. */
export interface ImportedAlertTargets extends Pick<ImportTargets, 'readFavoriteKeys' | 'createAlert'> {
  /** Reads the link as a pasted one and stores what it finds. Null if nothing can be tracked there. */
  readonly findByLink: (
    shopperId: string,
    wanted: { readonly link: string; readonly currency: string; readonly country: string | null },
  ) => Promise<string | null>;
  readonly trackProduct: (productId: string) => Promise<unknown>;
}

type AlertServices = Needs<'storage' | 'jobQueue' | 'sessions' | 'now'>;

/** Safe to repeat: equal alerts stay as they are. Looks again later until the product is known or the favourite is gone. */
export function handleStartImportedAlerts(
  services: AlertServices,
  targets: ImportedAlertTargets,
): JobHandler {
  return handleJob(startImportedAlerts, async ({ round, ...imported }) => {
    if (await isSettled(services, targets, imported)) return;
    const delayMs = delaysMs[Math.min(round, delaysMs.length - 1)] ?? dayMs;
    await queueRound(services.jobQueue, { ...imported, round: round + 1 }, delayMs);
  });
}

async function isSettled(
  services: AlertServices,
  targets: ImportedAlertTargets,
  { shopperId, link, favoriteKey, alerts, currency, country }: ImportedAlerts,
): Promise<boolean> {
  const favorites = await targets.readFavoriteKeys(shopperId);
  const known = await productAt(services.storage, link);
  const keys = [favoriteKey, favoriteKeyOf({ productId: known })];
  if (!keys.some((key) => key !== null && favorites.has(key))) return true;
  const productId = known ?? (await readPage());
  if (productId === null) return false;
  for (const alert of alerts) {
    const wanted = { ...alert, productId, currency, country };
    if (!(await isCreated(targets.createAlert(shopperId, wanted)))) return false;
  }
  await targets.trackProduct(productId);
  return true;

  async function readPage(): Promise<string | null> {
    if (!(await isWithinLimit(services, 'importedLinks', shopperId))) return null;
    return targets.findByLink(shopperId, { link, currency, country });
  }
}

async function productAt(
  storage: Pick<Stores, 'offers' | 'products' | 'productDecisions' | 'shopifyConnections'>,
  link: string,
): Promise<string | null> {
  const known = await findCatalogEntry(storage, { link, linkWords: readLinkWords(link).words });
  return known?.product.id ?? null;
}

/** False if the shopper has no room now, prices can't be compared in the currency, or the product is gone again. */
async function isCreated(creating: Promise<unknown>): Promise<boolean> {
  try {
    await creating;
    return true;
  } catch (failure) {
    const codes = ['alert.too-many', 'alert.no-exchange-rate', 'product.not-found'];
    if (failure instanceof Refusal && codes.includes(failure.code)) return false;
    throw failure;
  }
}

function queueRound(
  jobQueue: JobQueue,
  payload: z.infer<typeof importedAlerts>,
  delayMs: number,
): Promise<unknown> {
  const idempotencyKey = createHash('sha256').update(JSON.stringify(payload)).digest('base64url');
  return jobQueue.enqueue(startImportedAlerts, payload, { delayMs, idempotencyKey });
}
