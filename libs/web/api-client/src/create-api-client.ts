import { failureSchema } from '@pricehunt/api-contract';
import type { Endpoint, Schema } from '@pricehunt/api-contract';
import type * as z from 'zod/mini';
import { addressOf } from './address-of';
import { ApiError } from './api-error';
import type { Fetch, FetchResponse } from './fetch';

type Given<Part> = Part extends z.ZodMiniType ? z.input<Part> : never;
type KeyOf<Declared extends Endpoint> = Extract<keyof Declared, 'params' | 'query' | 'body'>;

export type CallInput<Declared extends Endpoint> = {
  readonly [Part in KeyOf<Declared>]: Given<Declared[Part]>;
};

/** The response, parsed by the endpoint's schema. */
export type CallAnswer<Declared extends Endpoint> =
  Declared['answers'][keyof Declared['answers']] extends infer Answer
    ? Answer extends z.ZodMiniType
      ? z.output<Answer>
      : never
    : never;

export interface ApiClient {
  /** Rejects with ApiError, or with the signal's reason when it was aborted. */
  call<const Declared extends Endpoint>(
    endpoint: Declared,
    input: CallInput<Declared>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<CallAnswer<Declared>>;
  /** For links and event streams. */
  addressOf<const Declared extends Endpoint>(endpoint: Declared, input: CallInput<Declared>): string;
}

/** `baseUrl` is empty for an API on the page's own origin. */
export function createApiClient(options: { readonly baseUrl: string; readonly fetch: Fetch }): ApiClient {
  return {
    addressOf: (endpoint, input) => addressOf(options.baseUrl, endpoint, input),
    call: async (endpoint, input, { signal } = {}) => {
      const body = 'body' in input ? JSON.stringify(input.body) : undefined;
      let response: FetchResponse;
      try {
        response = await options.fetch(addressOf(options.baseUrl, endpoint, input), {
          method: endpoint.method,
          credentials: 'same-origin',
          headers: {
            accept: 'application/json',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body }),
          ...(signal ? { signal } : {}),
        });
      } catch (failure) {
        if (signal?.aborted) throw failure;
        throw new ApiError(
          'unreachable',
          'We could not reach the server. Check your connection and try again.',
          {
            ...nothingKnown,
            code: 'network.failed',
          },
        );
      }
      return readAnswer(endpoint, response);
    },
  };
}

const nothingKnown = { status: 0, requestId: null, fields: [], retryAfterMs: null };

async function readAnswer<const Declared extends Endpoint>(
  endpoint: Declared,
  response: FetchResponse,
): Promise<CallAnswer<Declared>> {
  const value: unknown = await response.json().catch(() => undefined);
  const answers: Readonly<Record<number, Schema>> = endpoint.answers;
  const schema = answers[response.status];
  if (schema) {
    const parsed = schema.safeParse(value);
    // The type system can't connect the schema to the response status.
    if (parsed.success) return parsed.data as CallAnswer<Declared>;
  }
  throw refusalOf(response, value);
}

function refusalOf(response: FetchResponse, value: unknown): ApiError {
  const failure = failureSchema.safeParse(value);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const known = {
    status: response.status,
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : null,
  };
  if (!failure.success) {
    return new ApiError(
      'bad-answer',
      'The server answered in a way we do not understand. Try again in a moment.',
      {
        ...nothingKnown,
        ...known,
        code: 'answer.invalid',
      },
    );
  }
  const { error, code, requestId, fields = [] } = failure.data;
  return new ApiError('refused', error, { ...known, code, requestId, fields });
}
