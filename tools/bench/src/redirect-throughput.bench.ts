import autocannon from 'autocannon';
import { join } from 'node:path';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import { inOwnFolder } from './benchmark';
import { generatedOffers, generatedProduct } from './catalog/generated-catalog';
import { freePorts, host, processorMsOf, startProgram, untilItAnswers } from './child-programs';
import type { ChildProgram } from './child-programs';
import type { Figure } from './figure-table';
import { median, percentile } from './measured';
import { onStorage, apiEnvironment, startApi } from './running-api';
import type { RunningApi } from './running-api';

const connections = 64;
const linkCount = 200;
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

/** Redirects a second at 64 connections, every click committed before its answer, against a bare Fastify 302. */
export const redirectThroughput: Benchmark = {
  name: 'redirects',
  title:
    'Redirects: signed links, 64 connections, every click on disk before its answer; baseline: a bare Fastify 302',
  run: (options) => inOwnFolder((folder) => measureRedirects(folder, options)),
};

async function measureRedirects(folder: string, options: BenchmarkOptions): Promise<readonly Figure[]> {
  await onStorage(apiEnvironment(folder, 0)['DATABASE_URL'] ?? '', async (storage) => {
    const numbers = Array.from({ length: linkCount }, (_, number) => number);
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
    const paths = await outboundPaths(api);
    const seconds = options.isQuick ? 1 : 5;
    const rounds = options.isQuick ? 1 : 7;
    const answered = { api: 0, bare: 0 };
    const load = async (side: 'api' | 'bare', duration: number) => {
      const result = await fire(side === 'api' ? api : bare, paths, duration);
      answered[side] += result.answered;
      return result;
    };
    await load('bare', 2);
    await load('api', 2);
    const measured: { readonly api: Round; readonly bare: Round }[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const one = { bare: await load('bare', seconds), api: await load('api', seconds) };
      measured.push(one);
      options.say(
        `round ${round}: ${one.api.perSecond.toFixed(0)} of ${one.bare.perSecond.toFixed(0)} a second`,
      );
    }
    await api.program.stop();
    const stored = await api.withStorage(async (storage) =>
      storage.clicks.countClicks({ since: '2000-01-01' }),
    );
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

function figuresOf(
  measured: readonly { readonly api: Round; readonly bare: Round }[],
  answered: number,
  stored: number,
): readonly Figure[] {
  const of = (side: 'api' | 'bare', field: keyof Round) =>
    median(measured.map((round) => round[side][field]));
  const ratios = measured.map((round) => round.api.perSecond / round.bare.perSecond);
  return [
    {
      what: 'redirects a second (median of rounds)',
      figure: of('api', 'perSecond'),
      baseline: of('bare', 'perSecond'),
      aim: 'ratio ≥ 0.6',
      digits: 0,
    },
    {
      what: 'processor time for one, µs',
      figure: of('api', 'processorMicroseconds'),
      baseline: of('bare', 'processorMicroseconds'),
      aim: null,
      digits: 0,
    },
    { what: 'ratio of a round: median', figure: median(ratios), baseline: null, aim: '≥ 0.6' },
    { what: 'ratio of a round: lowest', figure: percentile(ratios, 0), baseline: null, aim: null },
    { what: 'ratio of a round: highest', figure: percentile(ratios, 1), baseline: null, aim: null },
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

/** What one load of a few seconds gave. Latencies in milliseconds. */
interface Round {
  readonly perSecond: number;
  readonly answered: number;
  /** Processor time of the server for one redirect; NaN where the system does not tell. */
  readonly processorMicroseconds: number;
  readonly p50: number;
  readonly p99: number;
}

async function fire(
  { origin, program }: Pick<RunningApi, 'origin' | 'program'>,
  paths: readonly string[],
  seconds: number,
): Promise<Round> {
  const msBefore = processorMsOf(program);
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    headers: { 'user-agent': chrome, accept: 'text/html', 'accept-language': 'en' },
    requests: paths.map((path) => ({ method: 'GET', path })),
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

/** Signed ways out, as the API gives them to a page. */
async function outboundPaths(api: RunningApi): Promise<readonly string[]> {
  const paths: string[] = [];
  for (let number = 0; number < linkCount; number += 1) {
    const response = await fetch(`${api.origin}/api/products/generated-${number}/offers`);
    const body: { readonly items?: readonly { readonly outbound: Readonly<Record<string, string>> }[] } =
      JSON.parse(await response.text());
    const outbound = body.items?.[0]?.outbound;
    if (outbound === undefined)
      throw new Error(`No offers for product ${number}: status ${response.status}.`);
    const query = new URLSearchParams({ ...outbound, source: 'comparison', timestamp: String(Date.now()) });
    paths.push(`/api/redirect?${query.toString()}`);
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
