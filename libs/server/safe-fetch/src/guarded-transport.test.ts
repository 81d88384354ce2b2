import type { LookupAddress } from 'node:dns';
import { FetchProblem } from './fetch-outcome';
import { defaultLimits } from './fetch-options';
import type { ResolvedAddress, Resolver } from './fetch-options';
import { guardedLookup } from './guarded-lookup';
import { createGuardedTransport } from './guarded-transport';
import { isPublicAddress } from './address-rules';
import type { LoopbackServer } from './loopback';
import { serveHttp } from './loopback';
import type { Transport } from './transport';

let server: LoopbackServer;
let transport: Transport | null = null;

beforeEach(async () => {
  server = await serveHttp((request, response) => response.end(`asked ${request.headers.host ?? ''}`));
});

afterEach(async () => {
  await transport?.close();
  await server.stop();
});

describe('the guard at connect time', () => {
  it.each(['127.0.0.1', '2130706433', '0', '[::1]', '[::ffff:127.0.0.1]', '[::]', '0x7f000001'])(
    'opens no connection to the literal address %s',
    async (host) => {
      transport = transportWith(resolving([]));

      const outcome = await outcomeOf(`http://${host}:${server.port}/`);

      expect(outcome).toEqual({ kind: 'refused', reason: 'address' });
      expect(server.accepted()).toBe(0);
    },
  );

  it.each([
    ['a private address', ['127.0.0.1']],
    ['a public and a private address', ['93.184.216.34', '127.0.0.1']],
    ['a private and a public address', ['127.0.0.1', '93.184.216.34']],
    ['the metadata service', ['169.254.169.254']],
  ])('opens no connection when a name resolves to %s', async (_what, addresses) => {
    transport = transportWith(resolving([addresses]));

    const outcome = await outcomeOf(`http://shop.example:${server.port}/`);

    expect(outcome).toEqual({ kind: 'refused', reason: 'address' });
    expect(server.accepted()).toBe(0);
  });

  it('reports an unknown name separately', async () => {
    transport = transportWith(() => Promise.reject(new Error('no such name')));

    const outcome = await outcomeOf('http://nowhere.example/');

    expect(outcome).toEqual({ kind: 'error', reason: 'name', status: null });
  });

  it('connects to the checked address even if the name resolves differently the second time', async () => {
    const resolver = resolving([['127.0.0.1'], ['127.0.0.2']]);
    transport = transportWith(resolver, [`shop.example:${server.port}`]);

    const answer = await transport.exchange(get(`http://shop.example:${server.port}/`));

    expect(answer.status).toBe(200);
    expect(resolver.asked()).toBe(1);
  });

  it('allows an exact pair of the allow-list, and no other port of that host', async () => {
    transport = transportWith(resolving([]), [server.hostAndPort]);

    const listed = await transport.exchange(get(`${server.origin}/`));
    const otherPort = await outcomeOf(`http://127.0.0.1:${server.port + 1}/`);

    expect(listed.status).toBe(200);
    expect(otherPort).toEqual({ kind: 'refused', reason: 'address' });
  });
});

describe('the lookup given to sockets', () => {
  it('returns exactly the checked addresses, resolving once', async () => {
    const resolver = resolving([['93.184.216.34', '93.184.216.35'], ['127.0.0.1']]);
    const judged: string[] = [];
    const ask = promisedLookup(
      guardedLookup(resolver, (address) => {
        judged.push(address);
        return isPublicAddress(address);
      }),
    );

    const addresses = await ask('shop.example');

    expect(addresses.map(({ address }) => address)).toEqual(judged);
    expect(resolver.asked()).toBe(1);
  });

  it('checks a later connection by its current addresses', async () => {
    const ask = promisedLookup(
      guardedLookup(resolving([['93.184.216.34'], ['10.0.0.1']]), (address) => isPublicAddress(address)),
    );

    await ask('shop.example');

    await expect(ask('shop.example')).rejects.toBeInstanceOf(FetchProblem);
  });
});

function transportWith(resolver: Resolver, allow: readonly string[] = []): Transport {
  return createGuardedTransport({ rules: { allow, deniedAddresses: [] }, limits: defaultLimits, resolver });
}

function get(link: string) {
  const signal = new AbortController().signal;
  return { url: new URL(link), method: 'GET' as const, headers: {}, body: null, signal };
}

async function outcomeOf(link: string): Promise<unknown> {
  try {
    return (await transport?.exchange(get(link)))?.status;
  } catch (cause) {
    if (cause instanceof FetchProblem) return cause.failure;
    throw cause;
  }
}

function resolving(answers: readonly (readonly string[])[]): Resolver & { asked(): number } {
  let asked = 0;
  const resolver = async (): Promise<readonly ResolvedAddress[]> => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return Object.assign(resolver, { asked: () => asked });
}

function promisedLookup(guarded: ReturnType<typeof guardedLookup>) {
  return (host: string): Promise<readonly LookupAddress[]> =>
    new Promise((resolve, reject) => {
      guarded(host, { all: true }, (failure, addresses) => {
        if (failure !== null) return reject(failure);
        return resolve(Array.isArray(addresses) ? addresses : []);
      });
    });
}
