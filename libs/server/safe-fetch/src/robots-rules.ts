import { LRUCache } from 'lru-cache';
import robotsParser from 'robots-parser';
import type { FetchClock } from './fetch-options';

export interface RobotsRules {
  /** Rethrows errors of `read`, which aren't cached. */
  allows(url: URL): Promise<boolean>;
}

export type RobotsText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable' };

/** RFC 9309: a missing file (4xx) allows everything, a server error (5xx, 429) nothing. */
export function createRobotsRules(options: {
  readonly userAgent: string;
  readonly clock: FetchClock;
  readonly read: (robotsLink: string) => Promise<RobotsText>;
}): RobotsRules {
  const cached = new LRUCache<string, { readonly until: number; readonly text: RobotsText }>({
    max: originsMax,
  });
  const asking = new Map<string, Promise<RobotsText>>();

  return {
    async allows(url) {
      const robotsLink = `${url.origin}/robots.txt`;
      const found = await textOf(robotsLink);
      if (found.kind !== 'text') return found.kind === 'none';
      return robotsParser(robotsLink, found.text).isAllowed(url.href, options.userAgent) !== false;
    },
  };

  async function textOf(robotsLink: string): Promise<RobotsText> {
    const known = cached.get(robotsLink);
    if (known !== undefined && known.until > options.clock.now()) return known.text;
    const shared = asking.get(robotsLink) ?? ask(robotsLink);
    asking.set(robotsLink, shared);
    return shared;
  }

  async function ask(robotsLink: string): Promise<RobotsText> {
    try {
      const text = await options.read(robotsLink);
      cached.set(robotsLink, { until: options.clock.now() + cacheMs[text.kind], text });
      return text;
    } finally {
      asking.delete(robotsLink);
    }
  }
}

const originsMax = 500;
const cacheMs = { text: 3_600_000, none: 3_600_000, unavailable: 300_000 };
