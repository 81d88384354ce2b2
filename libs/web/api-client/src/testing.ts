import type { Endpoint, Schema, ErrorCode } from '@pricehunt/api-contract';
import { errorCodes } from '@pricehunt/api-contract';
import type * as z from 'zod/mini';
import { createApiClient } from './create-api-client';
import type { ApiClient } from './create-api-client';
import type { FetchResponse } from './fetch';

type AnswerInput<Declared extends Endpoint> =
  Declared['answers'][keyof Declared['answers']] extends infer Answer
    ? Answer extends z.ZodMiniType
      ? z.input<Answer>
      : never
    : never;

interface FakeCall {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
}

export interface FakeApi {
  readonly client: ApiClient;
  readonly calls: readonly FakeCall[];
  /** Sets the response of this endpoint. Throws when it breaks the contract. */
  answer<const Declared extends Endpoint>(endpoint: Declared, answer: AnswerInput<Declared>): void;
  refuse(endpoint: Endpoint, code: ErrorCode): void;
  /** Makes this endpoint never respond, for loading states. */
  hang(endpoint: Endpoint): void;
  /** Every call fails while offline. */
  setOnline(isOnline: boolean): void;
}

/** The real client over scripted responses, each checked by the contract. Other calls return 404. */
export function fakeApi(): FakeApi {
  const scripted: { readonly endpoint: Endpoint; readonly respond: () => Promise<FetchResponse> }[] = [];
  const calls: FakeCall[] = [];
  let isNetworkThere = true;
  const script = (endpoint: Endpoint, respond: () => Promise<FetchResponse>) => {
    scripted.unshift({ endpoint, respond });
  };
  const client = createApiClient({
    baseUrl: '',
    fetch: (address, init) => {
      calls.push({
        method: init.method,
        address,
        body: init.body === undefined ? undefined : JSON.parse(init.body),
      });
      if (!isNetworkThere) return Promise.reject(new TypeError('Failed to fetch'));
      const path = address.split('?')[0] ?? '';
      const match = scripted.find(
        ({ endpoint }) => endpoint.method === init.method && patternOf(endpoint).test(path),
      );
      return match ? match.respond() : Promise.resolve(responseOf(404, failure('request.unknown-path')));
    },
  });
  return {
    client,
    calls,
    answer: (endpoint, answer) => {
      const [status, schema] = firstAnswer(endpoint);
      const parsed = schema.safeParse(answer);
      if (!parsed.success)
        throw new Error(`The contract refuses this answer of ${endpoint.name}: ${parsed.error.message}`);
      script(endpoint, () => Promise.resolve(responseOf(status, answer)));
    },
    refuse: (endpoint, code) =>
      script(endpoint, () => Promise.resolve(responseOf(errorCodes[code].status, failure(code)))),
    hang: (endpoint) => script(endpoint, () => new Promise(() => undefined)),
    setOnline: (isOnline) => {
      isNetworkThere = isOnline;
    },
  };
}

function firstAnswer(endpoint: Endpoint): readonly [number, Schema] {
  const [entry] = Object.entries(endpoint.answers);
  if (!entry) throw new Error(`${endpoint.name} declares no answer`);
  return [Number(entry[0]), entry[1]];
}

function failure(code: ErrorCode) {
  return { success: false, error: errorCodes[code].sentence, code, requestId: 'test-request' };
}

function patternOf(endpoint: Endpoint): RegExp {
  return new RegExp(`^${endpoint.path.replace(/:[A-Za-z]+/g, '[^/]+')}$`);
}

function responseOf(status: number, value: unknown): FetchResponse {
  return {
    status,
    headers: { get: () => null },
    json: () => Promise.resolve(JSON.parse(JSON.stringify(value))),
  };
}
