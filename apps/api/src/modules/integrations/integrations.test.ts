import { signInTestMember } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi, TestWorld } from '../../testing/test-api';

let api: TestApi;
afterEach(() => api.close());

async function claim(caller: SignedInCaller, domain = 'https://www.oak.example/shop') {
  const answer = await caller.inject({
    method: 'POST',
    url: '/api/business/domains',
    payload: { domain },
  });
  return answer.json();
}

function check(caller: SignedInCaller, id: string, payload: object = {}) {
  return caller.inject({ method: 'POST', url: `/api/business/domains/${id}/check`, payload });
}

describe('store domains', () => {
  it('claims a domain once, and returns the ways to verify it', async () => {
    api = await startTestApi();
    const owner = await signInTestMember(api);

    const first = await claim(owner);
    const second = await claim(owner, 'oak.example');

    expect(first.domain).toMatchObject({ domain: 'oak.example', state: 'pending', verifiedAt: null });
    expect(first.domain.proofs.dns.name).toBe('_pricehunt.oak.example');
    expect(second.domain).toEqual(first.domain);
    expect((await claim(owner, 'localhost')).code).toBe('domain.not-a-domain');
  });

  it.each(['meta-tag', 'dns', 'file'] as const)('are verified by %s', async (method) => {
    const pages: Record<string, string> = {};
    const texts: Record<string, readonly (readonly string[])[]> = {};
    api = await startTestApi({ pages: { '*': ({ link }) => pages[link] ?? { status: 404 } }, texts });
    const owner = await signInTestMember(api);
    const { domain } = await claim(owner);
    const { metaTag, dns, file } = domain.proofs;
    if (method === 'meta-tag') pages['https://oak.example/'] = `<html><head>${metaTag}</head></html>`;
    if (method === 'dns') texts[dns.name] = [['other'], [dns.text.slice(0, 9), dns.text.slice(9)]];
    if (method === 'file') pages[file.link] = `${file.text}\n`;

    const answer = await check(owner, domain.id);

    expect(answer.json().domain).toMatchObject({ state: 'verified', method, problem: null });
  });

  it('are named in links from the first click after their verification, and no longer after their removal', async () => {
    const texts: Record<string, readonly (readonly string[])[]> = {};
    api = await startTestApi({ texts });
    const owner = await signInTestMember(api);
    const { domain } = await claim(owner);
    texts[domain.proofs.dns.name] = [[domain.proofs.dns.text]];
    const follow = async () => {
      const query = { ...api.services.outboundSigner.sign('https://oak.example/lamp', 'offer-1') };
      const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/131.0.0.0' };
      const answer = await api.app.inject({ url: '/api/redirect', query, headers });
      return new URL(String(answer.headers['location'])).searchParams.has('pricehunt_ref');
    };

    const before = await follow();
    await check(owner, domain.id);
    const verified = await follow();
    await owner.inject({ method: 'DELETE', url: `/api/business/domains/${domain.id}` });
    const removed = await follow();

    expect([before, verified, removed]).toEqual([false, true, false]);
  });

  it('reports what it did not find, and rejects the verification of another claim or another site', async () => {
    const world: TestWorld = {
      pages: {
        'https://oak.example/': { status: 302, headers: { location: 'https://evil.example/' } },
        'https://evil.example/': '<meta name="pricehunt-verification" content="x">',
        'https://oak.example/.well-known/pricehunt.txt': 'pricehunt-verification=stolen',
      },
    };
    api = await startTestApi(world);
    const owner = await signInTestMember(api);
    const { domain } = await claim(owner);

    const answer = await check(owner, domain.id);

    expect(answer.json().domain).toMatchObject({ state: 'failed', method: null, verifiedAt: null });
    expect(answer.json().domain.problem).toContain('redirects to another site');
  });

  it('move to a business that verifies them only when the previous owner’s verification is gone', async () => {
    const texts: Record<string, readonly (readonly string[])[]> = {};
    api = await startTestApi({ texts });
    const one = await signInTestMember(api);
    const other = await signInTestMember(api);
    const ofOne = (await claim(one)).domain;
    const ofOther = (await claim(other)).domain;
    texts[ofOne.proofs.dns.name] = [[ofOne.proofs.dns.text], [ofOther.proofs.dns.text]];
    await check(one, ofOne.id);

    const refused = await check(other, ofOther.id);
    texts[ofOne.proofs.dns.name] = [[ofOther.proofs.dns.text]];
    const taken = await check(other, ofOther.id);

    expect(refused.json().code).toBe('domain.taken');
    expect(taken.json().domain.state).toBe('verified');
    const list = await one.inject({ method: 'GET', url: '/api/business/domains' });
    expect(list.json().items[0].state).toBe('lost');
  });

  it('cannot be seen, checked or removed by others', async () => {
    api = await startTestApi();
    const owner = await signInTestMember(api);
    const stranger = await signInTestMember(api);
    const viewer = await signInTestMember(api, { businessId: owner.businessId, role: 'viewer' });
    const { domain } = await claim(owner);

    const url = `/api/business/domains/${domain.id}`;
    const answers = [
      await check(stranger, domain.id),
      await stranger.inject({ method: 'DELETE', url }),
      await viewer.inject({ method: 'DELETE', url }),
      await owner.inject({ method: 'DELETE', url }),
    ];

    expect(answers.map((answer) => answer.json().code ?? 'done')).toEqual([
      'domain.not-found',
      'domain.not-found',
      'auth.not-allowed',
      'done',
    ]);
  });
});
