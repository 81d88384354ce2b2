import type { RoomAction } from '@pricehunt/access-policy';
import type { ZodMiniType } from 'zod/mini';
import type { ApiKeyScope } from './api-key-scopes';
import type { CallHeader } from './call-headers';
import type { ErrorCode } from './error-codes';

/** `shop` is a merchant's store or its pages, from any origin, authenticated by a signature or publishable key. */
type Audience = 'public' | 'shopper' | 'business' | 'machine' | 'shop' | 'admin' | 'operator';

/** The rate limit a request counts towards, per client address. */
export type RateClass = 'read' | 'search' | 'compare' | 'redirect' | 'write' | 'track' | 'agent';

export type Schema = ZodMiniType;

/** The server's route, the client, the fakes, the OpenAPI document and tests are derived from it. */
export interface Endpoint {
  /** Unique verb and noun in camel case. Also the OpenAPI operation id. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly audience: Audience;
  /** Required by default: requests without a session get auth.signed-out. Ignored for public, machine, shop and operator. */
  readonly session?: 'required' | 'optional';
  /** Calls of the business audience: the right that they need; null if a session is enough. */
  readonly right?: RoomAction | null;
  /** Calls of the machine audience: the scope that the API key needs. */
  readonly scope?: ApiKeyScope;
  /** API keys with the scope may make the same call at this path of the public API (`/api/v1`). */
  readonly byKey?: { readonly path: string; readonly scope: ApiKeyScope };
  readonly rateClass: RateClass;
  /** Whether browser extensions may send it too, without a cookie. Pages of other sites never may. */
  readonly isOpenToExtensions?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** JSON by default. Without a body schema, the handler parses the body itself. */
  readonly bodyTypes?: readonly string[];
  /** Headers the endpoint reads, apart from standard and authentication headers. */
  readonly headers?: readonly CallHeader[];
  readonly answers: Readonly<Record<number, Schema>>;
  readonly answerKind?: 'json' | 'event-stream' | 'redirect' | 'text';
  /** For `text`; plain text by default. */
  readonly answerTypes?: readonly string[];
  /** Errors in addition to those of every endpoint. */
  readonly errors: readonly ErrorCode[];
}

/** Preserves the declaration's exact types. */
export function defineEndpoint<const Declared extends Endpoint>(endpoint: Declared): Declared {
  return endpoint;
}

/** The call as API keys make it, with the same schemas, right and handler. Null without `byKey`. */
export function keyedEndpoint({ byKey, session: _session, ...endpoint }: Endpoint): Endpoint | null {
  if (byKey === undefined) return null;
  const ofSessions: readonly ErrorCode[] = ['auth.signed-out', 'auth.not-allowed', 'auth.email-unverified'];
  const own = endpoint.errors.filter((code) => !ofSessions.includes(code));
  return {
    ...endpoint,
    ...byKey,
    name: `${endpoint.name}ByKey`,
    audience: 'machine',
    errors: [...new Set<ErrorCode>([...own, 'key.missing', 'key.not-allowed', 'business.suspended'])],
  };
}
