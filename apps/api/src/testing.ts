import type { OfferSource } from '@pricehunt/offer-sources';
import type { ScriptedPages } from '@pricehunt/safe-fetch/testing';
import { scriptedWeb } from '@pricehunt/safe-fetch/testing';
import type { Storage } from '@pricehunt/storage';
import { openTestStorage } from '@pricehunt/storage/testing';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { v7 as newSortableId } from 'uuid';
import { buildApp } from './build-app';
import { openClickJournal } from './modules/redirects/click-journal';
import { createClickRecorder } from './modules/redirects/click-recorder';
import { createOutboundSigner } from './outbound-signer';
import { createMetrics } from './plugins/metrics';
import type { Services } from './services';

/** What a test may choose of its world. */
export interface TestWorld {
  /** The pages that stand in place of the internet. */
  readonly pages?: ScriptedPages;
  readonly offerSources?: readonly OfferSource[];
  readonly affiliateIds?: Services['affiliateIds'];
  readonly push?: Services['push'];
  readonly recordClicks?: (storage: Storage) => Parameters<typeof createClickRecorder>[0]['recordClicks'];
}

/** The application as production builds it, on a migrated database of its own and a scripted web. */
export interface TestApi {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** What was reported as going wrong. */
  readonly reported: readonly string[];
  readonly startDraining: () => void;
  readonly close: () => Promise<void>;
}

/** Builds it; close it after the test. */
export async function startTestApi(world: TestWorld = {}): Promise<TestApi> {
  const storage = await openTestStorage();
  const journalFolder = await mkdtemp(join(tmpdir(), 'click-journal-'));
  const reported: string[] = [];
  const report = (failure: unknown, what: string) => reported.push(`${what}: ${String(failure)}`);
  const services: Services = {
    storage,
    safeFetch: scriptedWeb(world.pages ?? {}),
    offerSources: world.offerSources ?? [],
    clickRecorder: createClickRecorder({
      recordClicks: world.recordClicks?.(storage) ?? ((clicks) => storage.clicks.recordClicks(clicks)),
      journal: openClickJournal(journalFolder, newSortableId),
      report,
    }),
    outboundSigner: createOutboundSigner(['a test signing key of at least 32 characters']),
    affiliateIds: world.affiliateIds ?? {},
    metrics: createMetrics(),
    push: world.push ?? null,
    comparisonDeadlineMs: 2_000,
    now: () => new Date(),
    newId: newSortableId,
    report,
  };
  const { app, startDraining } = await buildApp(services, {
    SHOPPER_ORIGIN: 'https://pricehunt.example',
    MERCHANT_ORIGIN: 'https://merchants.pricehunt.example',
    ADMIN_ORIGIN: 'https://admin.internal',
    TRUST_PROXY: [],
    logger: pino({ level: 'silent' }),
  });
  return {
    app,
    services,
    reported,
    startDraining,
    close: async () => {
      await app.close();
      await services.clickRecorder.flush();
      await storage.close();
      await rm(journalFolder, { recursive: true, force: true });
    },
  };
}
