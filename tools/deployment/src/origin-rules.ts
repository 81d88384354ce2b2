import { callToolsAsAgents } from './agents';
import { ask, expectAnswer } from './answers';
import type { Question } from './answers';
import type { Outcomes } from './outcomes';

/** A request that each listener answers without an account. */
const publicCall = { path: '/api/categories', answer: { status: 200, text: /"success":true/ } };
const adminCall = { path: '/api/admin/overview', answer: { status: 401, text: /"success":false/ } };

export async function tryOriginRules(
  outcomes: Outcomes,
  app: string,
  origin: { readonly port: number; readonly isTls?: boolean; readonly host?: string },
  expectedConfig: RegExp,
): Promise<void> {
  const call = app.startsWith('admin') ? adminCall : publicCall;
  // The public site returns 404 for unknown routes.
  const route = app.startsWith('shopper') ? '/history' : '/some/route';
  const get = (path: string, question: Question = {}) => ask(origin.port, path, { ...origin, ...question });
  const policy = { 'content-security-policy': /default-src 'none'/, 'x-content-type-options': /^nosniff$/ };

  await outcomes.tries(
    `${app}: a route of the app is index.html, to be asked for anew each time`,
    async () => {
      const headers = { ...policy, 'cache-control': /^no-cache$/, 'content-type': /^text\/html/ };
      expectAnswer(await get(route), { status: 200, text: /<div id="root">/, headers });
    },
  );
  await outcomes.tries(`${app}: /config.json names the apps’ origins`, async () => {
    const headers = { 'content-type': /^application\/json/, 'cache-control': /^no-cache$/ };
    expectAnswer(await get('/config.json'), { status: 200, text: expectedConfig, headers });
  });
  await outcomes.tries(`${app}: assets are cached for a year and compressed`, async () => {
    const [, asset = ''] = /src="(\/assets\/[^"]+\.js)"/.exec((await get(route)).text) ?? [];
    const headers = { ...policy, 'cache-control': /immutable/, 'content-encoding': /^gzip$/ };
    expectAnswer(await get(asset, { headers: { 'accept-encoding': 'gzip' } }), { status: 200, headers });
  });
  await outcomes.tries(`${app}: an asset that is not there is 404, not a page`, async () => {
    expectAnswer(await get('/assets/none.js'), { status: 404 });
  });
  await outcomes.tries(`${app}: another method than GET and HEAD is refused`, async () => {
    expectAnswer(await get(route, { method: 'POST' }), { status: 405 });
  });
  await outcomes.tries(`${app}: /api/ is the API's, with the API's headers alone`, async () => {
    expectAnswer(await get(call.path), call.answer);
    expectAnswer(await get('/api/nothing'), { status: 404, text: /"success":false/ });
  });
}

export async function tryPublicRules(
  outcomes: Outcomes,
  origin: { readonly port: number; readonly isTls?: boolean; readonly host?: string },
): Promise<void> {
  const get = (path: string) => ask(origin.port, path, origin);

  await outcomes.tries('shopper: the first page comes with its content', async () => {
    expectAnswer(await get('/'), { status: 200, text: /<h1/, headers: { 'content-type': /^text\/html/ } });
  });
  await outcomes.tries('shopper: a path that leads nowhere is 404, with a page', async () => {
    expectAnswer(await get('/no/such/page'), { status: 404, text: /<div id="root">/ });
  });
  await outcomes.tries('shopper: a pasted link keeps its two slashes', async () => {
    expectAnswer(await get('/https://shop.example/a?b=c'), { status: 200, text: /<div id="root">/ });
  });
  await outcomes.tries('shopper: search engines find their files at the root', async () => {
    expectAnswer(await get('/robots.txt'), { status: 200, text: /Sitemap:/i });
    expectAnswer(await get('/sitemap.xml'), { status: 200, text: /<sitemapindex|<urlset/ });
  });
  await outcomes.tries('shopper: agents call tools with the official MCP client of both generations', () =>
    callToolsAsAgents(origin),
  );
  await outcomes.tries('shopper: an agent that sends too much is told so', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await ask(origin.port, '/mcp', {
      ...origin,
      method: 'POST',
      headers,
      body: JSON.stringify({ params: 'x'.repeat(3_000_000) }),
    });
    expectAnswer(answer, { status: 413, text: /request\.too-large/ });
  });
  await outcomes.tries('shopper: another PriceHunt searches the catalog over UCP', async () => {
    const answer = await ask(origin.port, '/api/ucp/mcp', {
      ...origin,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name: 'search_catalog',
          arguments: {
            meta: { 'ucp-agent': { profile: 'https://agent.example/profile' } },
            catalog: { query: 'lamp' },
          },
        },
      }),
    });
    expectAnswer(answer, { status: 200, text: /"products":\[/ });
  });
  await outcomes.tries('shopper: agents and feed readers reach the API at the root', async () => {
    expectAnswer(await get('/mcp'), { status: 405, text: /request\.wrong-method/ });
    expectAnswer(await get('/.well-known/ucp'), { status: 200, text: /dev\.ucp\.shopping/ });
    expectAnswer(await get('/llms.txt'), { status: 200, text: /^# PriceHunt/ });
    expectAnswer(await get('/price-drops.atom'), { status: 200, text: /<feed / });
  });
}

/** Tests the responses while the API is down. */
export async function tryWithoutApi(
  outcomes: Outcomes,
  origin: { readonly port: number; readonly isTls?: boolean; readonly host?: string },
): Promise<void> {
  await outcomes.tries("while the API is away: 503 in the API's envelope, with Retry-After", async () => {
    const answer = await ask(origin.port, '/api/categories', origin);
    const headers = { 'retry-after': /^\d+$/, 'content-type': /^application\/json/ };
    expectAnswer(answer, { status: 503, text: /"code":"server.busy"/, headers });
  });
  await outcomes.tries('while the API is away: the app still loads', async () => {
    expectAnswer(await ask(origin.port, '/', origin), { status: 200, text: /<div id="root">/ });
  });
}
