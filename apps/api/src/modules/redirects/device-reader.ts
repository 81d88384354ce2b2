import type { ClickDevice } from '@pricehunt/storage';

/** In characters; longer user agents are not read. */
const userAgentLengthMax = 512;

/** Null when the user agent doesn't say. Android tablets leave out "Mobile"; an iPad identifies as a Mac unless mobile pages are requested. */
export function deviceOf(userAgent: string | null): ClickDevice | null {
  if (userAgent === null || userAgent.length > userAgentLengthMax) return null;
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  if (/iPhone|iPod|Mobile|Windows Phone/i.test(userAgent)) return 'mobile';
  return /Windows NT|Macintosh|X11|CrOS|Linux/i.test(userAgent) ? 'desktop' : null;
}
