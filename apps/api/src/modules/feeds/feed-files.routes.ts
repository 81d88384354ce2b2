import multipart from '@fastify/multipart';
import {
  downloadFeedIssues,
  downloadRepairedFeed,
  feedFileBytesMax,
  listFeedImportColumns,
  uploadFeedFile,
} from '@pricehunt/api-contract/feeds';
import type { FeedReading } from '@pricehunt/merchant-feeds';
import { issuesAsCsv, readColumns, repairFeed } from '@pricehunt/merchant-feeds';
import type { FeedImportRow, FeedRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { itemOwnerOf } from '../../item-owners/item-owner';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import { registerNamed } from '../../plugins/register-named';
import { Refusal } from '../../answers/refusal';
import type { Needs, Services } from '../../services';
import { openFeedFiles } from '../../merchant-items/feed-files';
import { importView } from './feed-views';
import { ownFeed, runOf } from './own-feed';
import { fileNameOf, readImport } from './read-import';
import { acceptUpload } from './start-import';

export async function registerFeedFiles(context: FastifyInstance, services: Services): Promise<void> {
  await registerNamed(context, 'feed-uploads', async (uploads) => {
    await uploads.register(multipart, {
      throwFileSizeLimit: false,
      limits: { files: 1, fields: 0, parts: 1, fileSize: feedFileBytesMax + 1, headerPairs: 20 },
    });
    registerRawEndpoint(uploads, uploadFeedFile, async ({ params }, request, reply) => {
      const feed = await ownFeed(services, request, params.feedId);
      if (feed.kind !== 'upload')
        throw new Refusal('feed.no-file', {
          sentence: 'This feed is imported from a URL. Files can’t be uploaded.',
        });
      const file = request.isMultipart() ? await request.file() : undefined;
      if (file === undefined) throw new Refusal('feed.no-file');
      const { file: bytes, filename: fileName, mimetype: contentType } = file;
      const run = await acceptUpload(services, feed, { bytes, fileName, contentType });
      return reply.code(202).send({ success: true, import: importView(run) });
    });
  });
  registerEndpoint(context, listFeedImportColumns, async ({ params }, request) => {
    const { feed, run } = await runWithFile(services, request, params);
    const { fileKey, contentType, fileName } = run;
    const { exportName, columns } = await readColumns(openFeedFiles(services.feedFolder).read(fileKey), {
      contentType,
      fileName: fileName ?? fileNameOf(feed.link),
    });
    const items = columns.map((column) => ({ ...column, samples: [...column.samples] }));
    return { success: true as const, exportName, items, nextCursor: null };
  });
  registerRawEndpoint(context, downloadFeedIssues, async ({ params }, request, reply) => {
    const readings = await readingsOf(services, request, params);
    return sendLines(reply, issuesAsCsv(readings), { type: 'text/csv', name: 'issues.csv' });
  });
  registerRawEndpoint(context, downloadRepairedFeed, async ({ params }, request, reply) => {
    const readings = await readingsOf(services, request, params);
    return sendLines(reply, repairFeed(readings), {
      type: 'text/tab-separated-values',
      name: 'repaired.tsv',
    });
  });
}

async function readingsOf(
  services: Needs<'storage' | 'feedFolder'>,
  request: FastifyRequest,
  { feedId, importId }: { readonly feedId: string; readonly importId: string },
): Promise<AsyncIterable<FeedReading>> {
  const { feed, run } = await runWithFile(services, request, { feedId, importId });
  const owner = await itemOwnerOf(services.storage, feed.businessId);
  return readImport(services, feed, run, owner ?? { verifiedDomains: [], feed: null });
}

async function runWithFile(
  services: Needs<'storage' | 'feedFolder'>,
  request: FastifyRequest,
  { feedId, importId }: { readonly feedId: string; readonly importId: string },
): Promise<{ readonly feed: FeedRow; readonly run: FeedImportRow & { readonly fileKey: string } }> {
  const feed = await ownFeed(services, request, feedId);
  const run = await runOf(services, feed, importId);
  const { fileKey } = run;
  if (fileKey === null || !(await openFeedFiles(services.feedFolder).has(fileKey))) {
    throw new Refusal('feed.file-gone');
  }
  return { feed, run: { ...run, fileKey } };
}

function sendLines(
  reply: FastifyReply,
  lines: AsyncIterable<string>,
  file: { readonly type: string; readonly name: string },
): FastifyReply {
  return reply
    .type(`${file.type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(Readable.from(lines));
}
