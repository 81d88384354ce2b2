import { Agent, buildConnector, request as ask } from 'undici';
import { isPublicAddress, literalAddressOf } from './address-rules';
import type { FetchErrorReason } from './fetch-outcome';
import { FetchProblem, errorOutcome } from './fetch-outcome';
import type { FetchLimits, Resolver } from './fetch-options';
import { guardedLookup, refusedAddress, resolveBySystem } from './guarded-lookup';
import type { DestinationRules } from './link-rules';
import { isListed } from './link-rules';
import type { Transport, WireAnswer, WireRequest } from './transport';

/** Checks literal, resolved and reached addresses, so DNS rebinding has no effect. Ignores the environment's proxies. */
export function createGuardedTransport(options: {
  readonly rules: DestinationRules;
  readonly limits: FetchLimits;
  readonly resolver?: Resolver;
}): Transport {
  const agent = new Agent({
    connect: guardedConnector(options.rules, options.limits.connectMs, options.resolver ?? resolveBySystem),
    headersTimeout: options.limits.headersMs,
    bodyTimeout: options.limits.headersMs,
    maxResponseSize: -1,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 4_000,
  });
  return {
    exchange: (request) => exchange(agent, request),
    close: () => agent.destroy(),
  };
}

async function exchange(agent: Agent, request: WireRequest): Promise<WireAnswer> {
  try {
    const answer = await ask(request.url, {
      dispatcher: agent,
      method: request.method,
      headers: { ...request.headers },
      body: request.body,
      signal: request.signal,
    });
    const { body } = answer;
    // An abandoned body emits an error without a listener; readers get theirs from the iteration.
    body.on('error', () => undefined);
    return {
      status: answer.statusCode,
      headers: joinedHeaders(answer.headers),
      bytes: readable(body),
      abandon: () => body.destroy(),
    };
  } catch (cause) {
    throw problemOf(cause);
  }
}

async function* readable(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw problemOf(cause);
  }
}

function guardedConnector(
  rules: DestinationRules,
  timeout: number,
  resolver: Resolver,
): buildConnector.connector {
  const toPublic = buildConnector({
    timeout,
    lookup: guardedLookup(resolver, (address) => isPublicAddress(address, rules.deniedAddresses)),
  });
  const toListed = buildConnector({ timeout, lookup: guardedLookup(resolver, () => true) });
  return (target, callback) => {
    const port = target.port || (target.protocol === 'https:' ? '443' : '80');
    const host = target.hostname.includes(':') ? `[${target.hostname}]` : target.hostname;
    if (isListed(`${host.toLowerCase().replace(/\.+$/, '')}:${port}`, rules))
      return toListed(target, callback);
    const literal = literalAddressOf(target.hostname);
    if (literal !== null && !isPublicAddress(literal, rules.deniedAddresses)) {
      return callback(refusedAddress(), null);
    }
    return toPublic(target, (...outcome) => {
      const [failure, socket] = outcome;
      if (failure !== null || socket === null) return callback(...outcome);
      if (isPublicAddress(socket.remoteAddress ?? '', rules.deniedAddresses)) return callback(null, socket);
      socket.destroy();
      return callback(refusedAddress(), null);
    });
  };
}

function joinedHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined)
      joined[name.toLowerCase()] = typeof value === 'string' ? value : value.join(', ');
  }
  return joined;
}

function problemOf(cause: unknown): FetchProblem {
  if (cause instanceof FetchProblem) return cause;
  return new FetchProblem(errorOutcome(reasonOf(cause)));
}

function reasonOf(cause: unknown): FetchErrorReason {
  const code = codeOf(cause);
  if (code.endsWith('_TIMEOUT') || code === 'ETIMEDOUT') return 'timeout';
  if (code.includes('CERT') || code.includes('ISSUER') || code.includes('SIGNATURE')) return 'certificate';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'name';
  return 'connection';
}

function codeOf(cause: unknown): string {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}
