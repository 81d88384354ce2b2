import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import { missingKeyOf } from '../../console/source-state';

type Key = AdminSource['keys'][number];
type Failure = AdminSource['recentErrors'][number];

/** Why a source brings no offers: the likeliest cause first. */
export type Fault =
  | { readonly kind: 'key-missing'; readonly key: Key }
  | { readonly kind: 'key-rejected'; readonly key: Key }
  | { readonly kind: 'limit-reached' }
  | { readonly kind: 'failing'; readonly failure: Failure | null };

/** Null for a source that is turned off or has nothing wrong with it. */
export function faultOf({ isOn, keys, quota, circuit, health, recentErrors }: AdminSource): Fault | null {
  if (!isOn) return null;
  const missing = missingKeyOf({ keys });
  if (missing !== undefined) return { kind: 'key-missing', key: missing };
  if (quota.callsPerDayMax !== null && quota.usedToday >= quota.callsPerDayMax) {
    return { kind: 'limit-reached' };
  }
  const isPaused = circuit !== null && circuit !== 'closed';
  if (!isPaused && (health === null || health.consecutiveFailures === 0)) return null;
  const failure = recentErrors[0] ?? null;
  const [key] = keys;
  if (key !== undefined && (failure?.status === 401 || failure?.status === 403)) {
    return { kind: key.isSet ? 'key-rejected' : 'key-missing', key };
  }
  return { kind: 'failing', failure };
}
