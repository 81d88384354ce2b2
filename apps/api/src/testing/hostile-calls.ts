import { failureSchema } from '@pricehunt/api-contract';
import { endpoints } from '@pricehunt/api-contract/endpoints';
import type { Endpoint } from '@pricehunt/api-contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import * as z from 'zod';
import { startTestApi } from './test-api';
import type { TestApi } from './test-api';
import { furnishBusiness } from './business-rows';
import type { FurnishedBusiness } from './business-rows';
import { callBodies, callQueries } from './call-bodies';
import { ownPage, signInTestAdmin, signInTestMember, signInTestShopper } from './sign-in';
import type { SignedInCaller } from './sign-in';

const texts = [
  ...['', ' ', '\0', 'a\0b', '\uD800', '\uDFFF\uD800', '\u202Eevil', '\uFEFF', 'ï»¿', '💥'.repeat(200)],
  ...['2026-13-45', '0000-01-01', '2026-02-30', '9999-12-31', '-271821-04-20', 'T25:61:61Z'],
  ...['2026-11-21T25:61:61Z', '0000-01-01T00:00:00Z', '2026-02-30T10:00:00.000Z', '2026-11-21T10:00:00Z'],
  ...['-1', '0', '1e309', 'NaN', 'Infinity', '9007199254740993', '99999999999999999999', '0x10', '1.5', '٣'],
  ...[
    'null',
    'undefined',
    'true',
    '[object Object]',
    '__proto__',
    'constructor',
    '{}',
    '[]',
    '%',
    '%00',
    '%ff',
  ],
  ...["'; drop table products; --", '" or 1=1', '*', '\\', '../../etc/passwd', '<script>alert(1)</script>'],
  ...['https://127.0.0.1/', 'javascript:alert(1)', '//evil.example', 'a'.repeat(10_000)],
];
const others: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  -(2 ** 63),
  1e308,
  [],
  [null],
  [[]],
  {},
  { constructor: 1 },
];

const schemaNode = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
});

type Part = readonly ['params' | 'query' | 'body', ...(readonly (string | number)[])];

function partsOf(endpoint: Endpoint): readonly Part[] {
  return (['params', 'query', 'body'] as const).flatMap((kind) => {
    const schema = endpoint[kind];
    if (schema === undefined) return [];
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return waysWithin(json).map((way): Part => [kind, ...way]);
  });
}

function waysWithin(schema: unknown, depth = 0): readonly (readonly (string | number)[])[] {
  const node = schemaNode.safeParse(schema).data;
  const named = Object.entries(node?.properties ?? {}).flatMap(([name, inner]) => [
    [name],
    ...(depth < 3 ? waysWithin(inner, depth + 1).map((way) => [name, ...way]) : []),
  ]);
  const listed =
    node?.items === undefined ? [] : [[0], ...waysWithin(node.items, depth + 1).map((way) => [0, ...way])];
  return [...named, ...listed];
}

function withAnother(whole: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number')
    return [withAnother(Array.isArray(whole) ? whole[step] : undefined, rest, value)];
  const fields = typeof whole === 'object' && whole !== null && !Array.isArray(whole) ? whole : {};
  return { ...fields, [step]: withAnother(Reflect.get(fields, step), rest, value) };
}

/** A refusal that the contract lists, such as that of a shop that does not answer. */
function isForeseen({ errors }: Endpoint, answer: LightMyRequestResponse): boolean {
  const { code } = failureSchema.parse(answer.json());
  return errors.some((each) => each === code);
}

const signIns: Readonly<Record<string, (api: TestApi) => Promise<SignedInCaller>>> = {
  business: signInTestMember,
  shopper: signInTestShopper,
  admin: signInTestAdmin,
};

/** The parts of a request as they are sent. */
interface SentParts {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

function usualParts({ name, path }: Endpoint, ids: Readonly<Record<string, string>>): SentParts {
  const names = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, param = '']) => param);
  return {
    params: Object.fromEntries(names.map((param) => [param, ids[param] ?? 'nothing-has-this-id'])),
    query: new URLSearchParams(callQueries[name]),
    body: callBodies[name] ?? {},
  };
}

function partsWith(usual: SentParts, [kind, ...way]: Part, value: unknown): SentParts {
  const [first] = way.map(String);
  if (kind === 'body') return { ...usual, body: withAnother(usual.body, way, value) };
  if (first === undefined) return usual;
  if (kind === 'params') {
    const param = String(value).replace(/\p{Surrogate}/gu, '\uFFFD');
    return { ...usual, params: { ...usual.params, [first]: param } };
  }
  const query = new URLSearchParams(usual.query);
  query.set(first, typeof value === 'string' ? value : JSON.stringify(value));
  return { ...usual, query };
}

/** Whether the contract accepts a part, so that a handler gets it. */
function isAccepted(endpoint: Endpoint, kind: Part[0], { params, query, body }: SentParts): boolean {
  const sent = { params, query: Object.fromEntries(query), body };
  return endpoint[kind]?.safeParse(sent[kind]).success === true;
}

/** Of the values that the contract accepts or refuses, how many the API gets. */
const everyNth = { accepted: 12, refused: 40 };

/** Checks every hostile value in each part of each request against the contract, and sends some of them, or all. */
export function describeHostileCalls(
  isAmong: (audience: Endpoint['audience']) => boolean,
  { sendsAll }: { readonly sendsAll: boolean },
): void {
  let api: TestApi;
  let oak: FurnishedBusiness;
  /** Each call gets its own network, so that rate limits don't interfere. */
  let networks = 0;

  beforeAll(async () => {
    api = await startTestApi();
    oak = await furnishBusiness(api);
  });
  afterAll(() => api.close());

  async function send(
    { endpoint, caller }: { readonly endpoint: Endpoint; readonly caller: SignedInCaller | undefined },
    { params, query, body }: SentParts,
  ): Promise<LightMyRequestResponse> {
    const path = endpoint.path.replaceAll(/:([A-Za-z]+)/g, (_all, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    networks += 1;
    const cookie = caller?.cookie;
    const request: InjectOptions = {
      method: endpoint.method,
      url: `${path}?${query.toString()}`,
      headers: {
        ...ownPage,
        'x-forwarded-for': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
        ...(cookie === undefined ? {} : { cookie }),
        ...(endpoint.audience === 'machine' ? { authorization: `Bearer ${oak.key}` } : {}),
      },
      ...(endpoint.body === undefined ? {} : { payload: Object(body) }),
    };
    return api.app.inject(request);
  }

  const tested = endpoints.filter(
    ({ answerKind, audience }) => answerKind !== 'event-stream' && isAmong(audience),
  );

  it.each(tested.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s returns no server error',
    async (_name, endpoint) => {
      const caller = await signIns[endpoint.audience]?.(api);
      const usual = usualParts(endpoint, oak.ids);
      const failures: string[] = [];
      const counts = { accepted: 0, refused: 0 };
      for (const part of partsOf(endpoint)) {
        for (const value of part[0] === 'body' ? [...texts, ...others] : texts) {
          const sent = partsWith(usual, part, value);
          const kind = isAccepted(endpoint, part[0], sent) ? 'accepted' : 'refused';
          counts[kind] += 1;
          if (counts[kind] % everyNth[kind] > 0 && !sendsAll) continue;
          const answer = await send({ endpoint, caller }, sent);
          if (answer.statusCode < 500 || isForeseen(endpoint, answer)) continue;
          failures.push(`${part.join('.')} = ${JSON.stringify(value).slice(0, 60)}: ${answer.statusCode}`);
        }
      }

      expect([failures, api.reported.slice(-2)]).toEqual([[], []]);
    },
  );
}
