import type { ZodMiniType } from 'zod/mini';
import type { CallHeader } from './call-headers';
import type { ErrorCode } from './error-codes';

/**
 * Who may call an endpoint. The API proves it by the context the endpoint is registered in, never by its path. `shop` is a
 * merchant's shop or a page of it: proved by a signature or a publishable key, never by a cookie, from any origin.
 */
type Audience = 'public' | 'shopper' | 'business' | 'machine' | 'shop' | 'admin' | 'operator';

/** Which budget a call is counted against, per client address. */
export type RateClass = 'read' | 'search' | 'compare' | 'redirect' | 'write' | 'track';

/** A schema of the contract. */
export type Schema = ZodMiniType;

/**
 * One call of the API as plain data. The server's route, the client's call, the fakes, the OpenAPI document and the
 * tests are all derived from it.
 */
export interface Endpoint {
  /** Camel-case verb and noun: unique, and the operation id of the OpenAPI document. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:parameters`, beginning with /api/. */
  readonly path: string;
  readonly summary: string;
  readonly audience: Audience;
  /**
   * Whether the call works signed out. Left out means required: a caller without a session of the audience is refused
   * with auth.signed-out. Says nothing for the audiences public, machine, shop and operator, which read no session.
   */
  readonly session?: 'required' | 'optional';
  readonly rateClass: RateClass;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** What the body may be sent as; JSON unless said. Without a schema of the body, the handler reads it itself. */
  readonly bodyTypes?: readonly string[];
  /** The headers that the call reads, apart from those of HTTP itself and of the proof that its audience owes. */
  readonly headers?: readonly CallHeader[];
  /** The answers by status; an event stream names the schema of one event's data. */
  readonly answers: Readonly<Record<number, Schema>>;
  /** What the answer is made of; JSON unless said. */
  readonly answerKind?: 'json' | 'event-stream' | 'redirect' | 'text';
  /** The media types of an answer of the kind `text`; plain text unless said. */
  readonly answerTypes?: readonly string[];
  /** The refusals a caller must be ready for, apart from those every endpoint may give. */
  readonly errors: readonly ErrorCode[];
}

/** Declares an endpoint and keeps its exact types. */
export function defineEndpoint<const Declared extends Endpoint>(endpoint: Declared): Declared {
  return endpoint;
}
