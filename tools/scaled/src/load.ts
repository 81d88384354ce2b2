import { randomUUID } from 'node:crypto';
import { request, Agent } from 'node:http';
import { browser, newAddress } from './visitor';

export interface LoadHistory {
  /** Ids of clicks whose redirect succeeded. */
  readonly clicks: string[];
  /** Ids of events that were accepted. */
  readonly events: string[];
  /** The number of responses of each kind, such as "redirect 302" or "event 503 in 10 s". */
  readonly answers: Map<string, number>;
}

/** A load that runs until it is stopped. */
export interface RunningLoad {
  readonly history: LoadHistory;
  /** Resolves when all responses have arrived. */
  readonly stop: () => Promise<void>;
}

/** A click's id is its tag's sub-id, an event's the one sent. Waits after a failure, as a client does. */
export function startLoad(
  origin: string,
  sizes: { readonly redirects: number; readonly events: number },
): RunningLoad {
  const agent = new Agent({ keepAlive: true });
  const history: LoadHistory = { clicks: [], events: [], answers: new Map() };
  let isStopping = false;
  const count = (what: string) => history.answers.set(what, (history.answers.get(what) ?? 0) + 1);
  const forEver = async (work: () => Promise<void>) => {
    while (!isStopping) {
      await work().catch(async () => {
        count('no answer');
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
    }
  };
  const redirect = async () => {
    const path = `/api/redirect?to=${encodeURIComponent('https://www.amazon.de/dp/B09XS7JWHH')}`;
    const answer = await send(agent, origin, { path });
    count(`redirect ${answer.status}`);
    const id = answer.location === null ? null : new URL(answer.location).searchParams.get('ascsubtag');
    if (answer.status === 302 && id !== null) history.clicks.push(id);
  };
  const event = async () => {
    const eventId = randomUUID();
    const body = JSON.stringify({
      eventType: 'scaled_proof',
      eventData: { eventId, id: eventId },
      businessDomain: 'shop.example',
    });
    const answer = await send(agent, origin, { path: '/api/track-event', body });
    count(`event ${answer.status}${answer.retryAfter === null ? '' : ` in ${answer.retryAfter} s`}`);
    if (answer.status === 202) history.events.push(eventId);
    else await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const running = [
    ...Array.from({ length: sizes.redirects }, () => forEver(redirect)),
    ...Array.from({ length: sizes.events }, () => forEver(event)),
  ];
  return {
    history,
    stop: async () => {
      isStopping = true;
      await Promise.all(running);
      agent.destroy();
    },
  };
}

interface BareAnswer {
  readonly status: number;
  readonly location: string | null;
  readonly retryAfter: string | null;
}

/** Resolves with the whole response; rejects when none arrives. */
function send(
  agent: Agent,
  origin: string,
  given: { readonly path: string; readonly body?: string },
): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const headers = {
      'user-agent': browser,
      'x-forwarded-for': newAddress(),
      ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const method = given.body === undefined ? 'GET' : 'POST';
    const asked = request(
      `${origin}${given.path}`,
      { agent, method, headers, timeout: 20_000 },
      (response) => {
        response.resume();
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location ?? null,
            retryAfter: response.headers['retry-after'] ?? null,
          }),
        );
      },
    );
    asked.once('timeout', () => asked.destroy(new Error('no answer within 20 seconds')));
    asked.once('error', reject);
    asked.end(given.body);
  });
}
