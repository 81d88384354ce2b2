import { createHmac } from 'node:crypto';
import type { Offer } from '@pricehunt/offers';
import { seededNumbers } from './seeded-numbers';

export interface RedirectRequest {
  readonly method: 'GET';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** By connection. `popular`: the n-th link with a frequency of 1/n. `distinct`: each link once per round. */
export interface RedirectLoads {
  readonly popular: readonly (readonly RedirectRequest[])[];
  readonly distinct: readonly (readonly RedirectRequest[])[];
}

const requestsOfConnection = 320;

/** Returns the same loads in every run. */
export function redirectLoads(paths: readonly string[], connections: number): RedirectLoads {
  const next = seededNumbers(20_261_121);
  const ranks = popularRanks(paths.length, next);
  const ask = (path: string | undefined): RedirectRequest => ({
    method: 'GET',
    path: path ?? '',
    headers: { 'user-agent': userAgent(Math.floor(next() ** 2 * userAgentCount)) },
  });
  const each = <Result>(make: (connection: number) => Result) =>
    Array.from({ length: connections }, (_, connection) => make(connection));
  const share = Math.floor(paths.length / connections);
  return {
    popular: each(() => Array.from({ length: requestsOfConnection }, () => ask(paths[ranks()]))),
    distinct: each((connection) => paths.slice(connection * share, (connection + 1) * share).map(ask)),
  };
}

/** Draws places from 0 on, the n-th with a frequency of 1/n (Zipf's law). */
function popularRanks(count: number, next: () => number): () => number {
  let total = 0;
  const sums = Array.from({ length: count }, (_, place) => (total += 1 / (place + 1)));
  return () => {
    const wanted = next() * total;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

const userAgentCount = 60;

function userAgent(number: number): string {
  const system =
    ['X11; Linux x86_64', 'Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 10_15_7'][number % 3] ??
    '';
  return `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${131 - Math.floor(number / 3)}.0.0.0 Safari/537.36`;
}

export function outboundPath(offer: Pick<Offer, 'id' | 'link'>, key: string): string {
  const signature = createHmac('sha256', key).update(`${offer.id}\n${offer.link}`).digest('base64url');
  const query = {
    to: offer.link,
    offer: offer.id,
    signature,
    source: 'comparison',
    timestamp: '1763700000000',
  };
  return `/api/redirect?${new URLSearchParams(query).toString()}`;
}
