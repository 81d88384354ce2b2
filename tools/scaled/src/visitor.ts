import { randomUUID } from 'node:crypto';

/** A real browser's User-Agent. */
export const browser =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

let addresses = 0;

/** A client address that no other visitor of this program has. */
export function newAddress(): string {
  addresses += 1;
  return `203.0.${Math.floor(addresses / 250) + 1}.${(addresses % 250) + 1}`;
}

export function ownPage(address: string, cookie?: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'user-agent': browser,
    'x-forwarded-for': address,
    ...(cookie === undefined ? {} : { cookie }),
  };
}

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** Returns the response's JSON, or an empty object. Rejects when there is no response. */
export async function call(
  address: string,
  init: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: unknown } = {},
): Promise<Answer> {
  const response = await fetch(address, {
    method: init.method ?? 'GET',
    redirect: 'manual',
    headers: { 'user-agent': browser, ...init.headers },
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body: Answer['body'] = isJson ? JSON.parse(text) : {};
  return { status: response.status, body, headers: response.headers };
}

/** Retries after Retry-After, at most 20 times. */
export async function callPatiently(address: string, init: Parameters<typeof call>[1]): Promise<Answer> {
  for (let left = 20; ; left -= 1) {
    const answer = await call(address, init);
    const waitSeconds = Number(answer.headers.get('retry-after') ?? 0);
    if (answer.status !== 503 || waitSeconds === 0 || left === 0) return answer;
    await new Promise((resolve) => setTimeout(resolve, Math.min(waitSeconds, 2) * 1000));
  }
}

export interface NewShopper {
  readonly email: string;
  readonly cookie: string;
  readonly address: string;
}

/** Registers a shopper. Throws when the response isn't a success. */
export async function registerShopper(origin: string): Promise<NewShopper> {
  const address = newAddress();
  const email = `scaled-${randomUUID()}@example.com`;
  const answer = await callPatiently(`${origin}/api/shopper/auth/register`, {
    method: 'POST',
    headers: ownPage(address),
    body: { email, password: 'copper kettle morning' },
  });
  if (answer.status >= 300) throw new Error(`registering: ${answer.status} ${JSON.stringify(answer.body)}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return { email, cookie, address };
}

export async function signedInEmail(origin: string, { cookie, address }: NewShopper): Promise<string | null> {
  const { body } = await callPatiently(`${origin}/api/shopper/auth/me`, {
    headers: ownPage(address, cookie),
  });
  const shopper = body['shopper'];
  if (typeof shopper !== 'object' || shopper === null) return null;
  return String(Reflect.get(shopper, 'email'));
}
