import { referenceIdFor, referralUtm } from '@pricehunt/affiliate-tagging';
import { trackReferral as endpoint } from '@pricehunt/api-contract/tracking';
import type { ReferralRecord } from '@pricehunt/click-attribution';
import { postJson } from './call-api';
import { parsedRecord } from './stored-values';
import type { TrackingServices } from './tracking-services';

/** A visit to a merchant's shop that is about to start. */
export interface Referral {
  readonly businessDomain: string;
  readonly targetUrl: string;
  readonly productName?: string | null;
}

/** The outcome (S§4). The target is always there, so that the visit can go on. */
export type ReferralResult =
  | { readonly success: true; readonly targetUrl: string; readonly referralId: string }
  | { readonly success: false; readonly targetUrl: string; readonly error: string };

/** The payload of S§3, with the reference id and the fixed UTM values of S§9. */
function referralRecordOf(services: TrackingServices, referral: Referral): ReferralRecord {
  return {
    referralId: referenceIdFor(referral.businessDomain, services.nowMs(), services.randomText()),
    businessDomain: referral.businessDomain,
    targetUrl: referral.targetUrl,
    sourceUrl: services.page().url,
    productName: referral.productName ?? null,
    userId: services.userId(),
    utmSource: referralUtm.source,
    utmMedium: referralUtm.medium,
    utmCampaign: referralUtm.campaign,
  };
}

/** Sends a referral to the API (S§7). Never rejects; a failure is logged to the console (S§8). */
export async function sendReferral(services: TrackingServices, referral: Referral): Promise<ReferralResult> {
  const { targetUrl } = referral;
  const record = referralRecordOf(services, referral);
  const outcome = await postJson(services, endpoint.path, record);
  const answer = outcome.kind === 'unreachable' ? null : recordOf(outcome.body);
  if (outcome.kind === 'answered' && answer?.['success'] === true) {
    return { success: true, targetUrl, referralId: record.referralId };
  }
  const error = outcome.kind === 'unreachable' ? outcome.reason : errorIn(answer);
  services.log.error(`Referral tracking failed: ${error}`);
  return { success: false, targetUrl, error };
}

function recordOf(body: unknown) {
  return parsedRecord(JSON.stringify(body ?? null));
}

function errorIn(answer: Readonly<Record<string, unknown>> | null): string {
  const error = answer?.['error'];
  return typeof error === 'string' ? error : 'the answer says no success';
}
