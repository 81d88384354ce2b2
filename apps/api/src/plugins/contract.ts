import { keyedEndpoint } from '@pricehunt/api-contract';
import type { Endpoint } from '@pricehunt/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type * as z from 'zod/mini';

type Parsed<Part> = Part extends z.ZodMiniType ? z.infer<Part> : undefined;
type AnswerOf<Declared extends Endpoint> = Declared['answers'][keyof Declared['answers']];

export interface EndpointInput<Declared extends Endpoint> {
  readonly params: Declared extends { readonly params: infer Params } ? Parsed<Params> : undefined;
  readonly query: Declared extends { readonly query: infer Query } ? Parsed<Query> : undefined;
  readonly body: Declared extends { readonly body: infer Body } ? Parsed<Body> : undefined;
}

export type EndpointAnswer<Declared extends Endpoint> =
  AnswerOf<Declared> extends z.ZodMiniType ? z.input<AnswerOf<Declared>> : never;

type Respond<Declared extends Endpoint> = (
  input: EndpointInput<Declared>,
  request: FastifyRequest,
) => Promise<EndpointAnswer<Declared>> | EndpointAnswer<Declared>;

type Take<Declared extends Endpoint> = (
  input: EndpointInput<Declared>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | undefined> | FastifyReply;

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
  interface FastifyInstance {
    /** Calls of other audiences that API keys may make too. */
    keyedRoutes?: RouteOptions[];
  }
}

/** Validates request and response, and sends the first declared status. Offers the call to API keys if it has `byKey`. */
export function registerEndpoint<const Declared extends Endpoint>(
  app: FastifyInstance,
  endpoint: Declared,
  respond: Respond<Declared>,
): void {
  const status = Number(Object.keys(endpoint.answers)[0] ?? 200);
  const handler: RouteOptions['handler'] = async (request, reply) => {
    const answer = await respond(inputOf(endpoint, request), request);
    return reply.code(status).send(answer);
  };
  app.route({ ...routeOf(endpoint, endpoint.answers), handler });
  const keyed = keyedEndpoint(endpoint);
  if (keyed !== null) app.keyedRoutes?.push({ ...routeOf(keyed, keyed.answers), handler });
}

/** For an event stream or a redirect. Undefined means the reply was hijacked. */
export function registerRawEndpoint<const Declared extends Endpoint>(
  app: FastifyInstance,
  endpoint: Declared,
  take: Take<Declared>,
): void {
  app.route({
    ...routeOf(endpoint, undefined),
    handler: (request, reply) => take(inputOf(endpoint, request), request, reply),
  });
}

function routeOf(endpoint: Endpoint, answers: Endpoint['answers'] | undefined) {
  return {
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: endpoint.method === 'GET',
    config: { endpoint },
    schema: {
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      ...(answers ? { response: answers } : {}),
    },
  };
}

/** The validator has parsed the parts before a handler runs, which the type system cannot see. */
function inputOf<Declared extends Endpoint>(
  endpoint: Declared,
  request: FastifyRequest,
): EndpointInput<Declared> {
  return {
    params: endpoint.params ? request.params : undefined,
    query: endpoint.query ? request.query : undefined,
    body: endpoint.body ? request.body : undefined,
  } as EndpointInput<Declared>;
}
