import { classifyVisit } from '@pricehunt/click-attribution';
import type { Visit, VisitSigns } from '@pricehunt/click-attribution';
import { createBoundedCache } from './bounded-cache';

/** User agents in a generation of the cache, and the longest that is remembered, in characters. */
const userAgentsMax = 1_024;
const userAgentLengthMax = 512;

/** Tells who made a request as classifyVisit does, and remembers it for plain GETs, where only the user agent tells. */
export function createVisitClassifier(): (signs: VisitSigns) => Visit {
  const byUserAgent = createBoundedCache<Visit>(userAgentsMax);
  return (signs) => {
    const { method, userAgent, secPurpose, purpose, xMoz } = signs;
    const isPlain = method === 'GET' && secPurpose === null && purpose === null && xMoz === null;
    if (!isPlain || userAgent === null || userAgent.length > userAgentLengthMax) return classifyVisit(signs);
    const known = byUserAgent.get(userAgent);
    if (known !== undefined) return known;
    const visit = classifyVisit(signs);
    byUserAgent.set(userAgent, visit);
    return visit;
  };
}
