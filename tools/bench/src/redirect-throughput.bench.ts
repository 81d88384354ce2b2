import autocannon from 'autocannon';
import { join } from 'node:path';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import { inOwnFolder } from './benchmark';
import { generatedOffers, generatedProduct } from './catalog/generated-catalog';
import { freePorts, host, processorMsOf, startProgram, untilItAnswers } from './child-programs';
import type { ChildProgram } from './child-programs';
import type { Figure } from './figure-table';
import { median, percentile } from './measured';
import { outboundPath, redirectLoads } from './redirect-visitors';
import type { RedirectRequest } from './redirect-visitors';
import { onStorage, apiEnvironment, startApi } from './running-api';
import type { RunningApi } from './running-api';

const connections = 64;
/** Products in the catalog; many more links are signed. */
const productCount = 200;
/** The popular load requests some 5,500 of them, which the API caches; the other one more than fit. */
const linkCount = 20_480;

/** Redirects per second at 64 connections, every click committed before the response, against a bare Fastify 302. */
export const redirectThroughput: Benchmark = {
  name: 'redirects',
  title:
    'Redirects: signed links, 64 connections, every click committed before its answer; baseline: a bare Fastify 302',
  run: (options) => inOwnFolder((folder) => measureRedirects(folder, options)),
};

async function measureRedirects(folder: string, options: BenchmarkOptions): Promise<readonly Figure[]> {
  await onStorage(apiEnvironment(folder, 0)['DATABASE_URL'] ?? '', async (storage) => {
    const numbers = Array.from({ length: productCount }, (_, number) => number);
    const products = numbers.map(generatedProduct);
    await storage.products.saveProducts(products);
    await storage.offers.saveOffers(
      products.flatMap((product, number) =>
        generatedOffers(number).map((offer) => ({ productId: product.id, offer })),
      ),
    );
  });
  const profile = options.profileFolder;
  const api = await startApi(folder, {
    nodeOptions: profile === null ? [] : ['--cpu-prof', '--cpu-prof-dir', profile],
  });
  const bare = await startBareServer(folder);
  try {
    const loads = redirectLoads(await outboundPaths(api, folder), connections);
    // Many short rounds, so that disturbances affect all sides of a round.
    const seconds = options.isQuick ? 1 : 2;
    const rounds = options.isQuick ? 1 : 21;
    const sides = { api, bare };
    const answered = { api: 0, bare: 0 };
    const load = async (side: keyof typeof sides, links: keyof typeof loads, duration: number) => {
      const result = await fire(sides[side], loads[links], duration);
      answered[side] += result.answered;
      return result;
    };
    await load('bare', 'popular', 2);
    await load('api', 'popular', 2);
    await load('api', 'distinct', 1);
    const measured: Measured[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const one = {
        bare: await load('bare', 'popular', seconds),
        api: await load('api', 'popular', seconds),
        distinct: await load('api', 'distinct', seconds),
      };
      measured.push(one);
      const [of, popular, distinct] = [one.bare, one.api, one.distinct].map(({ perSecond }) =>
        perSecond.toFixed(0),
      );
      options.say(`round ${round}: ${popular} of ${of} a second; ${distinct} if each link is new`);
    }
    await api.program.stop();
    const stored = await api.withStorage((storage) => storage.clicks.countClicks({ since: '2000-01-01' }));
    if (stored.person + stored.bot < answered.api) {
      throw new Error(
        `${answered.api} redirects were answered, only ${stored.person + stored.bot} are stored.`,
      );
    }
    return figuresOf(measured, answered.api, stored.person);
  } finally {
    await api.program.stop();
    await bare.program.stop();
  }
}

/** Rounds that ran in turn; their figures are compared with each other only. */
interface Measured {
  readonly bare: Round;
  readonly api: Round;
  /** The API with links that aren't in its cache. */
  readonly distinct: Round;
}

function figuresOf(measured: readonly Measured[], answered: number, stored: number): readonly Figure[] {
  const of = (side: keyof Measured, field: keyof Round) =>
    median(measured.map((round) => round[side][field]));
  const ratios = measured.map((round) => round.api.perSecond / round.bare.perSecond);
  return [
    {
      what: 'redirects a second (median of rounds)',
      figure: of('api', 'perSecond'),
      baseline: of('bare', 'perSecond'),
      aim: 'ratio ≥ 0.5',
      digits: 0,
    },
    {
      what: 'processor time for one, µs',
      figure: of('api', 'processorMicroseconds'),
      baseline: of('bare', 'processorMicroseconds'),
      aim: null,
      digits: 0,
    },
    { what: 'ratio of a round: median', figure: median(ratios), baseline: null, aim: '≥ 0.5' },
    { what: 'ratio of a round: lowest', figure: percentile(ratios, 0), baseline: null, aim: null },
    { what: 'ratio of a round: highest', figure: percentile(ratios, 1), baseline: null, aim: null },
    {
      what: 'each link new: redirects a second',
      figure: of('distinct', 'perSecond'),
      baseline: of('bare', 'perSecond'),
      aim: null,
      digits: 0,
    },
    {
      what: 'each link new: processor time, µs',
      figure: of('distinct', 'processorMicroseconds'),
      baseline: of('bare', 'processorMicroseconds'),
      aim: null,
      digits: 0,
    },
    { what: 'latency p50, ms', figure: of('api', 'p50'), baseline: of('bare', 'p50'), aim: null, digits: 1 },
    { what: 'latency p99, ms', figure: of('api', 'p99'), baseline: of('bare', 'p99'), aim: null, digits: 1 },
    {
      what: 'clicks stored, of redirects answered',
      figure: stored,
      baseline: answered,
      aim: 'ratio ≥ 1',
      digits: 0,
    },
  ];
}

/** A load of a few seconds. Latencies in milliseconds. */
interface Round {
  readonly perSecond: number;
  readonly answered: number;
  /** The server's processor time per redirect; NaN where the system doesn't report it. */
  readonly processorMicroseconds: number;
  readonly p50: number;
  readonly p99: number;
}

async function fire(
  { origin, program }: Pick<RunningApi, 'origin' | 'program'>,
  requests: readonly (readonly RedirectRequest[])[],
  seconds: number,
): Promise<Round> {
  let started = 0;
  const msBefore = processorMsOf(program);
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    headers: { accept: 'text/html', 'accept-language': 'en' },
    setupClient: (client) => client.setRequests([...(requests[started++ % requests.length] ?? [])]),
  });
  const redirected = result['3xx'];
  if (result.errors > 0 || result.non2xx !== redirected || redirected === 0) {
    throw new Error(
      `Not every answer was a redirect: ${result.errors} errors, ${result.non2xx - redirected} others.`,
    );
  }
  const { p50, p99 } = result.latency;
  const processorMs = (processorMsOf(program) ?? Number.NaN) - (msBefore ?? Number.NaN);
  return {
    perSecond: redirected / result.duration,
    answered: redirected,
    processorMicroseconds: (processorMs * 1000) / redirected,
    p50,
    p99,
  };
}

/** Signed redirect paths; throws when the API signs them differently. */
async function outboundPaths(api: RunningApi, folder: string): Promise<readonly string[]> {
  const key = apiEnvironment(folder, 0)['REDIRECT_SIGNING_KEYS'] ?? '';
  const paths = Array.from({ length: linkCount }, (_, number) => generatedOffers(number))
    .flat()
    .slice(0, linkCount)
    .map((offer) => outboundPath(offer, key));
  const response = await fetch(`${api.origin}/api/products/generated-0/offers`);
  const body: {
    readonly items?: readonly { readonly outbound: { readonly signature: string } }[];
  } = JSON.parse(await response.text());
  const signature = body.items?.[0]?.outbound.signature ?? `none, status ${response.status}`;
  if (!paths.some((path) => path.includes(signature))) {
    throw new Error(`The API signs links otherwise: ${signature}`);
  }
  return paths;
}

async function startBareServer(
  folder: string,
): Promise<{ readonly origin: string; readonly program: ChildProgram }> {
  const port = await freePorts(1);
  const program = startProgram({
    parameters: ['--import', 'tsx', join(import.meta.dirname, 'bare-redirect-server.ts')],
    environment: { HOST: host, PORT: String(port), NODE_ENV: 'production' },
    logFile: join(folder, 'bare.log'),
  });
  const origin = `http://${host}:${port}`;
  await untilItAnswers(`${origin}/api/redirect?to=https://shop.example/`, program);
  return { origin, program };
}
