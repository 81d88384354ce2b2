import type { FetchDeadline } from './fetch-deadline';
import { FetchProblem, errorOutcome } from './fetch-outcome';
import type { RefusalReason } from './fetch-outcome';
import type { DestinationRules, JudgedLink } from './link-rules';
import { judgeLink } from './link-rules';
import type { PolitenessGate } from './politeness-gate';
import { headersForOtherOrigin } from './request-headers';
import type { RobotsRules } from './robots-rules';
import type { Transport, WireAnswer, WireRequest } from './transport';

export interface FirstHop {
  readonly link: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
  /** The only listed destination to allow; undefined for all of them. */
  readonly listedOnly?: string | undefined;
}

/** With an unread body. `leave` releases the host's slot. */
export interface ReachedAnswer {
  readonly answer: WireAnswer;
  readonly url: URL;
  readonly hostAndPort: string;
  leave(): void;
}

/** Without a gate or robots rules, those steps are skipped. */
export interface FollowServices {
  readonly transport: Transport;
  readonly rules: DestinationRules;
  readonly redirectsMax: number;
  readonly headerNames: readonly string[];
  readonly gate: PolitenessGate | null;
  readonly robots: RobotsRules | null;
}

/** Each redirect is checked like a new link and waits for its own host. Throws FetchProblem. */
export async function followLink(
  services: FollowServices,
  first: FirstHop,
  deadline: FetchDeadline,
): Promise<ReachedAnswer> {
  let hop = first;
  for (let redirects = 0; redirects <= services.redirectsMax; redirects += 1) {
    const judged = judgeLink(hop.link, services.rules);
    if (judged.kind === 'refused') throw refusal(judged.reason);
    const { listedOnly = judged.hostAndPort } = hop;
    if (judged.isListed && judged.hostAndPort !== listedOnly) throw refusal('address');
    const leave = await takeTurn(services.gate, judged.hostAndPort, deadline);
    try {
      await askRobots(services.robots, judged.url, deadline);
      const answer = await exchange(services.transport, judged.url, hop, deadline);
      const location = redirectOf(answer);
      if (location === null) return { answer, url: judged.url, hostAndPort: judged.hostAndPort, leave };
      answer.abandon();
      hop = nextHop(services, judged, hop, answer.status, location);
    } catch (cause) {
      leave();
      throw cause;
    }
    leave();
  }
  throw refusal('too-many-redirects');
}

async function takeTurn(
  gate: PolitenessGate | null,
  hostAndPort: string,
  deadline: FetchDeadline,
): Promise<() => void> {
  if (gate === null) return () => undefined;
  const turn = await gate.enter(hostAndPort, deadline.signal);
  if (turn.kind === 'turn') return turn.leave;
  if (turn.kind === 'resting') {
    throw new FetchProblem({ kind: 'blocked', reason: 'resting', status: null, retryAfterMs: turn.restMs });
  }
  const endedBy = deadline.endedBy();
  throw new FetchProblem(errorOutcome(endedBy === null || endedBy === 'timeout' ? 'busy' : endedBy));
}

async function askRobots(robots: RobotsRules | null, url: URL, deadline: FetchDeadline): Promise<void> {
  if (robots === null || (await deadline.orEnd(robots.allows(url)))) return;
  throw new FetchProblem({ kind: 'blocked', reason: 'robots', status: null, retryAfterMs: null });
}

function exchange(
  transport: Transport,
  url: URL,
  hop: FirstHop,
  deadline: FetchDeadline,
): Promise<WireAnswer> {
  const request: WireRequest = {
    url: withoutFragment(url),
    method: hop.method,
    headers: hop.headers,
    body: hop.body,
    signal: deadline.signal,
  };
  return deadline.orEnd(transport.exchange(request));
}

function redirectOf(answer: WireAnswer): string | null {
  const isRedirect = [301, 302, 303, 307, 308].includes(answer.status);
  return isRedirect ? (answer.headers['location'] ?? null) : null;
}

function nextHop(
  services: FollowServices,
  from: Extract<JudgedLink, { kind: 'allowed' }>,
  hop: FirstHop,
  status: number,
  location: string,
): FirstHop {
  if (!URL.canParse(location, from.url.href)) throw refusal('redirect');
  const target = new URL(location, from.url);
  if (from.url.protocol === 'https:' && target.protocol === 'http:') throw refusal('downgrade');
  const isSameOrigin = target.origin === from.url.origin;
  const keepsBody = hop.method === 'POST' && (status === 307 || status === 308);
  // The body is meant for the original recipient only.
  if (keepsBody && !isSameOrigin) throw refusal('redirect');
  const headers = isSameOrigin
    ? { ...hop.headers }
    : headersForOtherOrigin(hop.headers, services.headerNames);
  if (keepsBody) return { ...hop, link: target.href, headers };
  delete headers['content-type'];
  return { ...hop, link: target.href, method: 'GET', headers, body: null };
}

function withoutFragment(url: URL): URL {
  const bare = new URL(url);
  bare.hash = '';
  return bare;
}

function refusal(reason: RefusalReason): FetchProblem {
  return new FetchProblem({ kind: 'refused', reason });
}
