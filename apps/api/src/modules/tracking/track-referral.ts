import type { ReferralPayload } from '@pricehunt/api-contract/tracking';
import { paidTrafficSign } from '@pricehunt/click-attribution';
import { hostOf } from '@pricehunt/product-links';
import type { ReferralRow } from '@pricehunt/storage';
import { createHash } from 'node:crypto';
import { Refusal } from '../../answers/refusal';
import { callerColumns, storedLink, storedText } from './tracking-caller';
import type { TrackingCaller } from './tracking-caller';
import type { TrackingServices } from './tracking-services';

/** S§3, S§7. Stored once per referral id and shop. Refuses a target that is no web address; other errors leave gaps. */
export async function trackReferral(
  services: TrackingServices<ReferralRow>,
  payload: ReferralPayload,
  caller: TrackingCaller,
): Promise<{ readonly targetUrl: string | null; readonly isKept: boolean }> {
  const { isAnonymous } = caller;
  const targetUrl = storedLink(payload.targetUrl, isAnonymous);
  if (payload.targetUrl && targetUrl === null) throw new Refusal('link.not-a-url');
  const businessDomain = hostOf(payload.businessDomain ?? '') ?? hostOf(payload.targetUrl ?? '');
  services.admit(businessDomain);
  const id = services.newId();
  const referralId = isAnonymous ? null : storedText(payload.referralId, 200);
  await services.store({
    id,
    dedupeKey: referralId === null ? id : dedupeKeyOf(businessDomain, referralId),
    receivedAt: services.now().toISOString(),
    businessDomain,
    referralId,
    targetUrl,
    sourceUrl: storedLink(payload.sourceUrl, isAnonymous),
    productName: storedText(payload.productName, 300),
    userId: isAnonymous ? null : storedText(payload.userId, 200),
    utmSource: storedText(payload.utmSource, 200),
    utmMedium: storedText(payload.utmMedium, 200),
    utmCampaign: storedText(payload.utmCampaign, 200),
    // Read before tracking parameters are removed, because they show advertisements.
    paidBy: isAnonymous ? null : paidTrafficSign(payload.sourceUrl, payload.targetUrl),
    ...(await callerColumns(services.visitorHasher, caller, businessDomain)),
  });
  return { targetUrl: payload.targetUrl ?? null, isKept: !isAnonymous };
}

function dedupeKeyOf(businessDomain: string | null, referralId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([businessDomain, referralId]))
    .digest('base64url');
}
