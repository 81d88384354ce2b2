import type { Stores } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readStoreHosts } from '../merchant-domains/store-hosts';
import type { Services } from '../services';
import { createVisitorHasher } from '../access/visitor-hash';

const notedMax = 10_000;

/** Excludes clicks of the merchant's own team, by hashes that expire with their day. Install it after the guard. */
export function installOwnVisitors(context: FastifyInstance, services: Services): void {
  const hasher = createVisitorHasher(services);
  const noted = new LRUCache<string, true>({ max: notedMax });
  context.addHook('preHandler', async (request) => {
    const businessId = memberBusinessOf(request);
    if (businessId === null) return;
    const day = services.now().toISOString().slice(0, 10);
    const userAgent = request.headers['user-agent'] ?? null;
    const key = `${day} ${businessId} ${request.ip} ${userAgent ?? ''}`;
    if (noted.has(key)) return;
    noted.set(key, true);
    try {
      const hosts = await readStoreHosts(services.storage, businessId);
      const hashes = await Promise.all(
        hosts.map((site) => hasher.hash({ site, address: request.ip, userAgent })),
      );
      const visitors = hashes.flatMap((visitorHash) => visitorHash ?? []);
      if (visitors.length === 0) return;
      await services.storage.tracking.noteOwnVisitors(
        visitors.map((visitorHash) => ({ businessId, visitorHash, day })),
      );
    } catch (failure) {
      noted.delete(key);
      services.report(failure, "could not store a team member's visitor hash");
    }
  });
}

function memberBusinessOf(request: FastifyRequest): string | null {
  const actor = request.signedIn?.actor;
  if (actor?.kind !== 'business' || request.signedIn?.viewing !== undefined) return null;
  const isUntracked = request.headers['sec-gpc'] === '1' || request.headers['dnt'] === '1';
  return isUntracked ? null : actor.businessId;
}

export async function findOwnVisitors(
  { tracking }: Pick<Stores, 'tracking'>,
  businessId: string,
  visits: readonly { readonly visitorHash: string | null }[],
): Promise<ReadonlySet<string>> {
  const found = await tracking.findOwnVisitors(visits.flatMap(({ visitorHash }) => visitorHash ?? []));
  return new Set(found.flatMap((own) => (own.businessId === businessId ? [own.visitorHash] : [])));
}
