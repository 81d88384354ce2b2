import { errorCodes, universalErrors } from '@pricehunt/api-contract';
import type { CallHeader, Endpoint, ErrorCode, Schema } from '@pricehunt/api-contract';
import { sessionCookieName } from '../plugins/sessions';
import { componentLink, jsonSchemasOf } from './json-schemas';
import type { JsonSchema, JsonSchemas } from './json-schemas';

export interface DocumentedOrigins {
  readonly SHOPPER_ORIGIN: string;
  readonly MERCHANT_ORIGIN: string;
  readonly ADMIN_ORIGIN: string;
}

type Json = Readonly<Record<string, unknown>>;

export function openApiDocument(
  endpoints: readonly Endpoint[],
  about: { readonly version: string; readonly origins: DocumentedOrigins },
): Json {
  const isSecure = about.origins.SHOPPER_ORIGIN.startsWith('https:');
  const schemas = jsonSchemasOf(endpoints);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] ??= serversOf(endpoint, about.origins);
    paths[path][endpoint.method.toLowerCase()] = operationOf(endpoint, schemas);
  }
  const audiences = new Set(endpoints.map(({ audience }) => audience));
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'PriceHunt API',
      version: about.version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Every error has the same shape: success false, a message, a stable code and the request ID. ' +
        'Requests that change data with a session cookie must come from a page of the same origin.',
    },
    servers: [{ url: about.origins.SHOPPER_ORIGIN, description: 'Shoppers and merchants’ systems' }],
    tags: tagsOf.filter(({ name }) => audiences.has(name)),
    security: [],
    paths,
    components: {
      schemas: schemas.components,
      responses: failureResponsesOf(endpoints),
      securitySchemes: securitySchemesOf(isSecure),
    },
  };
  return withoutUnused(document);
}

const tagsOf = [
  { name: 'public', description: 'Requests without an account.' },
  { name: 'shopper', description: 'Requests from signed-in shoppers.' },
  { name: 'business', description: 'Requests from the merchant dashboard.' },
  {
    name: 'machine',
    description: 'The public API (/api/v1): requests with an API key of a merchant or a shopper.',
  },
  { name: 'shop', description: 'Requests from merchants’ stores: webhooks and the tracking script.' },
  { name: 'admin', description: 'Requests from the admin console.' },
] satisfies readonly { readonly name: Endpoint['audience']; readonly description: string }[];

function serversOf({ audience }: Endpoint, origins: DocumentedOrigins): Record<string, unknown> {
  if (audience === 'business') return { servers: [{ url: origins.MERCHANT_ORIGIN }] };
  if (audience === 'admin') return { servers: [{ url: origins.ADMIN_ORIGIN }] };
  return {};
}

function operationOf(endpoint: Endpoint, schemas: JsonSchemas): Json {
  const parameters = [
    ...parametersOf('path', endpoint.params, schemas),
    ...parametersOf('query', endpoint.query, schemas),
    ...[...(endpoint.headers ?? []), ...(isTagged(endpoint) ? [ifNoneMatch] : [])].map(headerParameter),
  ];
  const requestBody = requestBodyOf(endpoint, schemas);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.audience],
    security: securityOf(endpoint),
    ...((endpoint.right ?? null) === null ? {} : { 'x-right': endpoint.right }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      ...answersOf(endpoint, schemas),
      ...(isTagged(endpoint) ? { 304: { description: 'Not modified', headers: entityTag } } : {}),
      ...failuresOf(endpoint),
    },
  };
}

function parametersOf(place: 'path' | 'query', schema: Schema | undefined, schemas: JsonSchemas): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemas.sent(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    ...(place === 'path' || required.includes(name) ? { required: true } : {}),
    schema: property,
  }));
}

function headerParameter({ name, summary, isRequired }: CallHeader): Json {
  return { name, in: 'header', description: summary, required: isRequired, schema: { type: 'string' } };
}

function requestBodyOf({ body, bodyTypes }: Endpoint, schemas: JsonSchemas): Json | null {
  if (body === undefined && bodyTypes === undefined) return null;
  const given: JsonSchema | null = body === undefined ? null : schemas.sent(body);
  const isOptional = given === null && bodyTypes?.includes('application/x-www-form-urlencoded') === true;
  return {
    required: !isOptional,
    content: Object.fromEntries(
      (bodyTypes ?? ['application/json']).map((type) => [type, { schema: given ?? rawBodies[type] ?? {} }]),
    ),
  };
}

/** Bodies that a handler reads itself: file uploads, and one-click unsubscribe (RFC 8058). */
const rawBodies: Readonly<Record<string, JsonSchema>> = {
  'multipart/form-data': {
    type: 'object',
    properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  },
  'application/x-www-form-urlencoded': {
    type: 'object',
    properties: { 'List-Unsubscribe': { type: 'string' } },
  },
  'application/json': { type: 'object', additionalProperties: true },
};

function answersOf(endpoint: Endpoint, schemas: JsonSchemas): Json {
  return Object.fromEntries(
    Object.entries(endpoint.answers).map(([status, schema]) => [
      status,
      answerOf(endpoint, Number(status), schemas.received(schema)),
    ]),
  );
}

/** Reads of the public API (`installEntityTags`). */
function isTagged({ audience, method }: Endpoint): boolean {
  return audience === 'machine' && method === 'GET';
}

const entityTag = {
  ETag: { description: 'The version of the response, for If-None-Match.', schema: { type: 'string' } },
};

const ifNoneMatch: CallHeader = {
  name: 'If-None-Match',
  summary: 'ETags of known versions. The response is 304 without a body if one of them is current.',
  isRequired: false,
};

function answerOf(endpoint: Endpoint, status: number, schema: JsonSchema): Json {
  const text = { schema: { type: 'string' } };
  switch (endpoint.answerKind) {
    case 'redirect':
      if (status !== 302) return { description: 'An HTML page', content: { 'text/html': text } };
      return { description: 'Found', headers: { Location: { required: true, schema: { type: 'string' } } } };
    case 'event-stream':
      return {
        description: 'Server-sent events. The schema describes the data of one event',
        content: { 'text/event-stream': { schema } },
      };
    case 'text':
      return {
        description: 'Success',
        content: Object.fromEntries((endpoint.answerTypes ?? ['text/plain']).map((type) => [type, text])),
      };
    default:
      return {
        description: 'Success',
        ...(isTagged(endpoint) ? { headers: entityTag } : {}),
        content: { 'application/json': { schema } },
      };
  }
}

const anyFailure = 'Failure';

/** Listed on every operation; the default response covers the other general refusals. */
const namedOfAny = new Set([400, 429]);

function failuresOf({ errors }: Endpoint): Json {
  const own = codesByStatus(errors);
  const named = [...codesByStatus(universalErrors)].filter(([status]) => namedOfAny.has(status));
  const statuses = new Set([...named.map(([status]) => status), ...own.keys()]);
  return {
    ...Object.fromEntries(
      [...statuses].map((status) => [status, responseLink(failureName(status, own.get(status) ?? []))]),
    ),
    default: responseLink(anyFailure),
  };
}

function failureResponsesOf(endpoints: readonly Endpoint[]): Record<string, Json> {
  const ofAny = codesByStatus(universalErrors);
  const responses: Record<string, Json> = {
    [anyFailure]: failureResponse(`Any other error: ${universalErrors.join(', ')}`, null),
  };
  for (const { errors } of [{ errors: [] }, ...endpoints]) {
    const own = codesByStatus(errors);
    for (const status of [...namedOfAny, ...own.keys()]) {
      const codes = own.get(status) ?? [];
      responses[failureName(status, codes)] ??= failureResponse(
        [...codes, ...(ofAny.get(status) ?? []).filter((code) => !codes.includes(code))].join(', '),
        status,
      );
    }
  }
  return responses;
}

function failureResponse(description: string, status: number | null): Json {
  return {
    description,
    ...headersOf(status),
    content: { 'application/json': { schema: { $ref: componentLink('Failure') } } },
  };
}

function responseLink(name: string): Json {
  return { $ref: `#/components/responses/${name}` };
}

function failureName(status: number, codes: readonly ErrorCode[]): string {
  return [String(status), ...codes].join('_');
}

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer' } },
};

function headersOf(status: number | null): Json {
  return status === 429 || status === 503 || status === null ? { headers: retryAfter } : {};
}

function codesByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes)) {
    const { status } = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

type SchemeName = 'shopperSession' | 'businessSession' | 'adminSession' | 'apiKey' | 'shopifySignature';

/** For an API key, the scope that it needs (OpenAPI 3.1 allows roles for every scheme). */
function securityOf({
  audience,
  session,
  name,
  scope,
}: Endpoint): readonly Partial<Record<SchemeName, readonly string[]>>[] {
  const schemes = {
    public: null,
    operator: null,
    shopper: 'shopperSession',
    business: 'businessSession',
    admin: 'adminSession',
    machine: 'apiKey',
    shop: name.startsWith('takeShopify') ? 'shopifySignature' : null,
  } as const satisfies Record<Endpoint['audience'], SchemeName | null>;
  const scheme = schemes[audience];
  if (scheme === null) return [];
  if (scope !== undefined) return [{ [scheme]: [scope] }];
  return session === 'optional' ? [{ [scheme]: [] }, {}] : [{ [scheme]: [] }];
}

function securitySchemesOf(isSecure: boolean): Record<SchemeName, Json> {
  const sessionOf = (audience: 'shopper' | 'business' | 'admin') => ({
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieName(audience, isSecure),
    description: `The session of a signed-in ${audience} account.`,
  });
  return {
    shopperSession: sessionOf('shopper'),
    businessSession: sessionOf('business'),
    adminSession: sessionOf('admin'),
    apiKey: {
      type: 'http',
      scheme: 'bearer',
      description:
        'A merchant’s key from the dashboard (ph_sk_…) or a shopper’s key from the account page (ph_uk_…): ' +
        '"Authorization: Bearer ph_sk_…". Each call names the scope that the key needs.',
    },
    shopifySignature: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Shopify-Hmac-Sha256',
      description:
        'Base64-encoded HMAC-SHA256 of the raw body, computed with the secret of the order source.',
    },
  };
}

interface Document {
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
    readonly responses: unknown;
  };
}

function withoutUnused<Whole extends Document & Json>(document: Whole): Json {
  const { components, ...rest } = document;
  const used = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (name === undefined || used.has(name)) continue;
      used.add(name);
      follow(components.schemas[name]);
    }
  };
  follow([rest, components.responses]);
  const proofs = JSON.stringify(rest);
  return {
    ...rest,
    components: {
      ...components,
      schemas: Object.fromEntries(Object.entries(components.schemas).filter(([name]) => used.has(name))),
      securitySchemes: Object.fromEntries(
        Object.entries(components.securitySchemes).filter(([name]) => proofs.includes(`"${name}":[`)),
      ),
    },
  };
}
