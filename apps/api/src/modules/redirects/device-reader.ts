import type { ClickDevice } from '@pricehunt/storage';
import { createBoundedCache } from './bounded-cache';

/** User agents in a generation of the cache, and the longest that is looked at, in characters. */
const userAgentsMax = 1_024;
const userAgentLengthMax = 512;

/** Tells by a browser's own words what kind of device it is on, and remembers it; null for what says nothing of it. */
export function createDeviceReader(): (userAgent: string | null) => ClickDevice | null {
  const known = createBoundedCache<{ readonly device: ClickDevice | null }>(userAgentsMax);
  return (userAgent) => {
    if (userAgent === null || userAgent.length > userAgentLengthMax) return null;
    const found = known.get(userAgent) ?? { device: deviceOf(userAgent) };
    known.set(userAgent, found);
    return found.device;
  };
}

/** Android says "Mobile" on phones and leaves it out on tablets; an iPad says it is a Mac unless it is asked for mobile pages. */
function deviceOf(userAgent: string): ClickDevice | null {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  if (/iPhone|iPod|Mobile|Windows Phone/i.test(userAgent)) return 'mobile';
  return /Windows NT|Macintosh|X11|CrOS|Linux/i.test(userAgent) ? 'desktop' : null;
}
