import robotsParser from 'robots-parser';
import type { FetchClock } from './fetch-options';

/** What a host's robots.txt says to us. */
export interface RobotsRules {
  /** Whether the link may be crawled. Throws what `read` throws; such a failure is not remembered. */
  allows(url: URL): Promise<boolean>;
}

/** The answer to asking for a robots.txt: its text, that there is none, or that the server could not say. */
export type RobotsText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable' };

/**
 * Reads and remembers robots.txt per origin as RFC 9309 has it: a missing file (4xx) allows everything, a server error
 * (5xx, 429) allows nothing until asked again. Files are kept for an hour, errors for five minutes, 500 origins at
 * most. Callers that ask for one origin at one time share one request.
 */
export function createRobotsRules(options: {
  readonly userAgent: string;
  readonly clock: FetchClock;
  readonly read: (robotsLink: string) => Promise<RobotsText>;
}): RobotsRules {
  const kept = new Map<string, { readonly until: number; readonly text: RobotsText }>();
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
    const known = kept.get(robotsLink);
    if (known !== undefined && known.until > options.clock.now()) return known.text;
    const shared = asking.get(robotsLink) ?? ask(robotsLink);
    asking.set(robotsLink, shared);
    return shared;
  }

  async function ask(robotsLink: string): Promise<RobotsText> {
    try {
      const text = await options.read(robotsLink);
      kept.delete(robotsLink);
      const [oldest] = kept.keys();
      if (kept.size >= originsKeptMax && oldest !== undefined) kept.delete(oldest);
      kept.set(robotsLink, { until: options.clock.now() + keptMs[text.kind], text });
      return text;
    } finally {
      asking.delete(robotsLink);
    }
  }
}

const originsKeptMax = 500;
const keptMs = { text: 3_600_000, none: 3_600_000, unavailable: 300_000 };
