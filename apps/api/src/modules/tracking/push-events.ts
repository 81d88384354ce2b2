import type { TrackedEventPayload } from '@pricehunt/api-contract/tracking';
import { hostOf, isSameSite } from '@pricehunt/product-links';
import type { BusinessRow } from '@pricehunt/storage';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { eventRow } from './track-event';

/** Nothing but the event itself identifies the visitor. */
const reportedVisitor = { visit: 'person', botReason: null, isAnonymous: false, visitorHash: null } as const;

/** All or none. Throws domain.unverified without a verified domain, and request.invalid for a foreign one. */
export async function pushEvents(
  services: Needs<'storage' | 'now' | 'newId'>,
  { id: businessId }: Pick<BusinessRow, 'id'>,
  events: readonly TrackedEventPayload[],
): Promise<number> {
  const claims = await services.storage.businessDomains.listDomains(businessId);
  const verified = claims.filter(({ state }) => state === 'verified').map(({ domain }) => domain);
  const [first] = verified;
  if (first === undefined) throw new Refusal('domain.unverified');
  const rows = events.map((event, place) => {
    const businessDomain = event.businessDomain ? hostOf(event.businessDomain) : first;
    if (businessDomain === null || !verified.some((domain) => isSameSite(businessDomain, domain))) {
      const path = `events.${place}.businessDomain`;
      throw new Refusal('request.invalid', {
        fields: [{ path, message: 'is not one of your verified domains' }],
      });
    }
    return eventRow(services, { ...event, businessDomain }, reportedVisitor);
  });
  await services.storage.tracking.recordEvents(rows);
  return rows.length;
}
