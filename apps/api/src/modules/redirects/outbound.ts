import { planOutboundLink } from '@pricehunt/affiliate-tagging';
import type { AffiliateIds, OutboundPlan } from '@pricehunt/affiliate-tagging';
import { Refusal } from '../../refusal';

/** Longest target that is followed, in characters (REDIR-3). */
const targetLengthMax = 4096;

/** Where a redirect goes: the target as it was parsed, its host, and how its link is tagged. */
export interface Outbound {
  readonly target: string;
  readonly host: string;
  readonly plan: OutboundPlan;
}

/** The target as one parsed URL; everything after works on this object, never on the text. Refuses what is no web address. */
export function readTarget(to: string | undefined): URL {
  if (to === undefined || to.length > targetLengthMax || !URL.canParse(to)) {
    throw new Refusal('redirect.bad-target');
  }
  const target = new URL(to);
  const isWeb = target.protocol === 'http:' || target.protocol === 'https:';
  if (!isWeb || target.username !== '' || target.password !== '' || target.hostname === '') {
    throw new Refusal('redirect.bad-target');
  }
  return target;
}

/** How to go to a target. Our tag is never set over another's. */
export function outboundTo(target: URL, ids: AffiliateIds): Outbound {
  const plan = planOutboundLink(target.href, { ids, mayReplaceForeignTag: false });
  return { target: target.href, host: target.host, plan };
}
