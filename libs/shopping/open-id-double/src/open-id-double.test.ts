import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { openIdThread } from './index';

let thread: Worker;
let issuer: string;
const returnPage = 'http://127.0.0.1:9/return';

beforeAll(async () => {
  const workerData = { clientId: 'shop', clientSecret: 'a secret', redirectUris: [returnPage] };
  thread = new Worker(openIdThread, { workerData, stdout: true, stderr: true });
  [issuer = ''] = (await once(thread, 'message')).map(String);
});
afterAll(() => thread.terminate());

const read = (link: string | URL, init: RequestInit = {}) => fetch(link, { redirect: 'manual', ...init });
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

async function openPage() {
  const link = new URL('/auth', issuer);
  link.search = new URLSearchParams({
    client_id: 'shop',
    redirect_uri: returnPage,
    response_type: 'code',
    scope: 'openid email',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  }).toString();
  const asked = await read(link);
  const page = new URL(asked.headers.get('location') ?? '', issuer);
  return { page, headers: { cookie: cookiesOf(asked) } };
}

async function give(form: Record<string, string>): Promise<URL> {
  const { page, headers } = await openPage();
  const answered = await read(page, { method: 'POST', headers, body: new URLSearchParams(form) });
  const resumed = await read(new URL(answered.headers.get('location') ?? '', issuer), { headers });
  return new URL(resumed.headers.get('location') ?? '', issuer);
}

it('asks who it is, and returns with a code', async () => {
  const { page, headers } = await openPage();

  expect(await (await read(page, { headers })).text()).toContain('E-mail address');
  const returned = await give({ email: 'jo@post.example', verified: 'on' });
  expect(returned.href.startsWith(returnPage)).toBe(true);
  expect(returned.searchParams.get('code')).toEqual(expect.any(String));
});

it('returns without a code when the person cancels', async () => {
  const returned = await give({ email: 'jo@post.example', cancel: '' });

  expect(returned.searchParams.get('error')).toBe('access_denied');
});
