import {
  changeInstallationPlace,
  getSetUp,
  sendTestMail,
  trySource,
} from '@pricehunt/api-contract/installation';
import type { SetUp } from '@pricehunt/api-contract/installation';
import type { FastifyInstance } from 'fastify';
import { recordAdminAct } from '../../operations/admin-acts';
import { registerEndpoint } from '../../plugins/contract';
import { signedInOf } from '../../plugins/guard';
import type { Needs, Services } from '../../services';
import { readInstallationPlace, saveInstallationPlace } from './read-installation';
import { readMailTest, testMail } from './test-mail';
import { searchSource } from './try-source';

const done = { success: true } as const;

export function registerSetUp(app: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(app, getSetUp, async () => ({ ...done, setUp: await readSetUp(services) }));
  registerEndpoint(app, changeInstallationPlace, async ({ body }, request) => {
    const before = await readInstallationPlace(storage);
    await storage.atomically(async (stores) => {
      await saveInstallationPlace(stores, body);
      await recordAdminAct(services, stores, request, {
        action: 'installation.place-set',
        subject: { kind: 'installation', id: 'place' },
        details: { before: before && { ...before }, after: { ...body } },
      });
    });
    return { ...done, setUp: await readSetUp(services) };
  });
  registerEndpoint(app, sendTestMail, async (_input, request) => {
    await testMail(services, signedInOf(request).account);
    return { ...done, setUp: await readSetUp(services) };
  });
  registerEndpoint(app, trySource, async ({ params: { sourceId }, body: { query } }) => ({
    ...done,
    ...(await searchSource(services, sourceId, query)),
  }));
}

async function readSetUp(services: Needs<'storage' | 'liveSettings' | 'isMailSent'>): Promise<SetUp> {
  const { storage, liveSettings, isMailSent } = services;
  const ownFeeds = await storage.operatorFeeds.listFeeds();
  return {
    place: await readInstallationPlace(storage),
    hasProducts: await storage.offers.hasOffers(),
    mail: { isSent: isMailSent, lastTest: await readMailTest(services) },
    hasFeeds: ownFeeds.length > 0,
    programmeCount: Object.keys(liveSettings.affiliateIds()).length,
  };
}
