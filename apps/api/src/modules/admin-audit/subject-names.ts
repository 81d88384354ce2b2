import { affiliateProgrammes } from '@pricehunt/affiliate-tagging';
import type { AuditEntry } from '@pricehunt/storage';
import type { Needs } from '../../services';

type Subject = NonNullable<AuditEntry['subject']>;

/** Returns the current name of an entry's subject, the one that was recorded, or null if neither is known. */
export async function readSubjectNames(
  services: Needs<'storage' | 'offerSources'>,
  entries: readonly AuditEntry[],
): Promise<(entry: AuditEntry) => string | null> {
  const names = new Map<string, string | null>();
  for (const { subject } of entries) {
    if (subject === null || names.has(keyOf(subject))) continue;
    names.set(keyOf(subject), await nameOf(services, subject));
  }
  return ({ subject, details }) => {
    if (subject === null) return null;
    const { name, domain } = details;
    const recorded = [name, domain].find((each) => typeof each === 'string');
    return names.get(keyOf(subject)) ?? (typeof recorded === 'string' ? recorded : null);
  };
}

function keyOf({ kind, id }: Subject): string {
  return `${kind} ${id}`;
}

async function nameOf(
  { storage, offerSources }: Needs<'storage' | 'offerSources'>,
  { kind, id }: Subject,
): Promise<string | null> {
  switch (kind) {
    case 'account':
      return (await storage.accounts.findEmails([id])).get(id) ?? null;
    case 'invitation': {
      const invitation =
        (await storage.adminInvitations.find(id)) ?? (await storage.businesses.findInvitation(id));
      return invitation?.email ?? emailOfJoined(storage, id);
    }
    case 'business':
      return (await storage.businesses.findBusiness(id))?.name ?? null;
    case 'feed':
      return (await storage.feeds.findFeed(id))?.name ?? null;
    case 'item':
      return (await storage.merchantItems.findItemOfOffer(id))?.item.title ?? null;
    case 'order':
      return (await storage.orders.findOrder(id))?.name ?? null;
    case 'product':
      return (await storage.products.findProduct(id))?.title ?? null;
    case 'programme':
      return affiliateProgrammes.find((programme) => programme.id === id)?.name ?? null;
    case 'domain':
      return (await storage.businessDomains.findDomain(id))?.domain ?? null;
    case 'shopify-connection':
      return (await storage.shopifyConnections.findConnection(id))?.shopName ?? null;
    case 'source':
      return offerSources.list().find((source) => source.id === id)?.name ?? null;
    default:
      return null;
  }
}

/** More admins than an installation ever has. */
const joinedMax = 500;

/** The invitation is deleted after a while. If it was accepted, the log has who accepted it. */
async function emailOfJoined(
  { accounts, audit }: Needs<'storage'>['storage'],
  invitationId: string,
): Promise<string | null> {
  const joined = await audit.listEntries({ action: 'admin.joined', before: null, limit: joinedMax });
  const accountId = joined.find(({ details }) => details['invitationId'] === invitationId)?.subject?.id;
  return accountId === undefined ? null : ((await accounts.findEmails([accountId])).get(accountId) ?? null);
}
