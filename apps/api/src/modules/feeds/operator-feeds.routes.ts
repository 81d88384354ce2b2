import multipart from '@fastify/multipart';
import {
  changeOperatorFeed,
  createOperatorFeed,
  endOperatorFeed,
  getOperatorFeed,
  listOperatorFeeds,
  operatorFeedFileBytesMax,
  tryOperatorFeed,
  uploadOperatorFeedFile,
} from '@pricehunt/api-contract/operator-feeds';
import type { Stores } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAdminAct } from '../../operations/admin-acts';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import { registerNamed } from '../../plugins/register-named';
import { Refusal } from '../../answers/refusal';
import type { Needs, Services } from '../../services';
import { importView } from './feed-views';
import { acceptUpload } from './start-import';
import { endOperatorFeedOf } from './end-operator-feed.job';
import { readAddress } from './network-address';
import { operatorFeedView } from './operator-feed-views';
import {
  addOperatorFeed,
  changeOperatorFeedOf,
  checkCurrency,
  chosenShops,
  findOperatorFeed,
} from './save-operator-feed';
import type { WholeFeed } from './save-operator-feed';
import { tryFeed } from './try-feed';

const done = { success: true } as const;

/** Runs work as for merchants' feeds. */
export async function registerOperatorFeeds(app: FastifyInstance, services: Services): Promise<void> {
  const { storage } = services;
  registerEndpoint(app, listOperatorFeeds, async () => {
    const found = await Promise.all(
      (await storage.operatorFeeds.listFeeds()).map(({ feedId }) => findOperatorFeed(storage, feedId)),
    );
    const items = await Promise.all(
      found.flatMap((whole) => (whole === null ? [] : [operatorFeedView(storage, whole)])),
    );
    return { ...done, items, nextCursor: null };
  });
  registerEndpoint(app, getOperatorFeed, async ({ params: { feedId } }) => {
    return { ...done, feed: await operatorFeedView(storage, await wholeFeed(services, feedId)) };
  });
  registerEndpoint(app, tryOperatorFeed, async ({ body: { link, ...reading } }) => {
    const { currency = null, country = null, columnMapping = [], shopName = null } = reading;
    checkCurrency(currency);
    const shops = chosenShops(reading.shops ?? []);
    const trial = await tryFeed(services, readAddress(link), {
      preset: reading.preset,
      currency,
      country,
      columnMapping,
      shopName,
      shops,
    });
    return { ...done, trial };
  });
  registerEndpoint(app, createOperatorFeed, async ({ body }, request) => {
    const whole = await addOperatorFeed(services, body, recorded(services, request, 'operator-feed.added'));
    return { ...done, feed: await operatorFeedView(storage, whole) };
  });
  registerEndpoint(app, changeOperatorFeed, async ({ params: { feedId }, body }, request) => {
    const record = recorded(services, request, 'operator-feed.changed');
    const whole = await changeOperatorFeedOf(services, feedId, body, record);
    return { ...done, feed: await operatorFeedView(storage, whole) };
  });
  registerEndpoint(app, endOperatorFeed, async ({ params: { feedId } }, request) => {
    const record = recorded(services, request, 'operator-feed.ended');
    const ended = await endOperatorFeedOf(services, feedId, (stores, known) => record(stores, known, known));
    return { ...done, feed: await operatorFeedView(storage, ended) };
  });
  await registerNamed(app, 'operator-feed-uploads', async (uploads) => {
    await uploads.register(multipart, {
      throwFileSizeLimit: false,
      limits: { files: 1, fields: 0, parts: 1, fileSize: operatorFeedFileBytesMax + 1, headerPairs: 20 },
    });
    registerRawEndpoint(uploads, uploadOperatorFeedFile, async ({ params: { feedId } }, request, reply) => {
      const { feed, choices } = await wholeFeed(services, feedId);
      if (choices.endedAt !== null) throw new Refusal('feed.ended');
      if (choices.sealedLink !== null) {
        throw new Refusal('feed.no-file', {
          sentence: 'This feed is imported from a URL. Files can’t be uploaded.',
        });
      }
      const file = request.isMultipart() ? await request.file() : undefined;
      if (file === undefined) throw new Refusal('feed.no-file');
      const { file: bytes, filename: fileName, mimetype: contentType } = file;
      const upload = { bytes, fileName, contentType };
      const run = await acceptUpload(services, feed, upload, operatorFeedFileBytesMax);
      return reply.code(202).send({ success: true, import: importView(run) });
    });
  });
}

async function wholeFeed({ storage }: Needs<'storage'>, feedId: string): Promise<WholeFeed> {
  const whole = await findOperatorFeed(storage, feedId);
  if (whole === null) throw new Refusal('feed.not-found');
  return whole;
}

function recorded(services: Needs<'now'>, request: FastifyRequest, action: string) {
  return (stores: Stores, whole: WholeFeed, before?: WholeFeed) =>
    recordAdminAct(services, stores, request, {
      action,
      subject: { kind: 'feed', id: whole.feed.id },
      details: { before: before === undefined ? null : auditDetails(before), after: auditDetails(whole) },
    });
}

function auditDetails({ feed, choices }: WholeFeed) {
  const { name, link, schedule, currency, country, isPaused } = feed;
  const { sealedLink: _sealed, shops, ...rest } = choices;
  const settings = { name, link, schedule, currency, country, isPaused, ...rest };
  return { ...settings, shops: shops.map((shop) => ({ ...shop })) };
}
