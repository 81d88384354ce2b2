import { classifyVisit } from '@pricehunt/click-attribution';
import type { Visit, VisitSigns } from '@pricehunt/click-attribution';
import { createBoundedCache } from './bounded-cache';

/** User agents per cache generation, and the longest that is cached, in characters. */
const userAgentsMax = 1_024;
const userAgentLengthMax = 512;

/** Caches classifyVisit for plain GETs, where only the user agent decides. */
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
