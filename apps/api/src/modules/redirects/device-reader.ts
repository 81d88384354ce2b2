import type { ClickDevice } from '@pricehunt/storage';
import { createBoundedCache } from './bounded-cache';

/** User agents per cache generation, and the longest that is cached, in characters. */
const userAgentsMax = 1_024;
const userAgentLengthMax = 512;

/** Caches the device by user agent; null when it doesn't say. */
export function createDeviceReader(): (userAgent: string | null) => ClickDevice | null {
  const known = createBoundedCache<{ readonly device: ClickDevice | null }>(userAgentsMax);
  return (userAgent) => {
    if (userAgent === null || userAgent.length > userAgentLengthMax) return null;
    const found = known.get(userAgent) ?? { device: deviceOf(userAgent) };
    known.set(userAgent, found);
    return found.device;
  };
}

/** Android tablets leave out "Mobile"; an iPad identifies as a Mac unless mobile pages are requested. */
function deviceOf(userAgent: string): ClickDevice | null {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  if (/iPhone|iPod|Mobile|Windows Phone/i.test(userAgent)) return 'mobile';
  return /Windows NT|Macintosh|X11|CrOS|Linux/i.test(userAgent) ? 'desktop' : null;
}
