import { SourceFailure } from '../../offer-source';
import type { ProbePlatform } from '../probe';
import { probeUcp } from './probe-ucp';
import { baseOfService } from './search-ucp';

/** For shops on any software. */
export const probeUcpShop: ProbePlatform = async ({ safeFetch, now, ucp }, { origin, domain }, signal) => {
  const service = ucp === undefined ? null : await probeUcp({ safeFetch, now, ucp }, origin, signal);
  if (service === null) throw new SourceFailure('bad-answer', `${domain} doesn’t support UCP`);
  return { apiBase: baseOfService(service), currency: null, decimals: null, searchTemplate: null };
};
