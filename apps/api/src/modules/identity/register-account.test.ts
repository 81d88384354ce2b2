import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { codeOf, mailedToken, openVisitor } from './testing-visitor';
import { codeAt } from './totp';

let api: TestApi;
let now: Date;
beforeAll(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.close());

const first = 'the first one was here';
const second = 'a second one came later';
const third = 'and a third one after that';

describe.each(['shopper', 'business'] as const)(
  'a second registration of an unconfirmed address of a %s',
  (audience) => {
    const auth = `/api/${audience}/auth`;
    const register = async (email: string, password: string, address?: string) => {
      const visitor = openVisitor(api, address);
      const answer = await visitor.post(`${auth}/register`, { email, password });
      return { visitor, answer, account: answer.json()[audience] };
    };
    const signIn = async (email: string, password: string) =>
      codeOf(await openVisitor(api).post(`${auth}/login`, { email, password }));
    const whoIs = async (visitor: ReturnType<typeof openVisitor>) =>
      (await visitor.get(`${auth}/me`)).json()[audience] ?? null;
    const idOf = (account: { readonly id: string; readonly accountId?: string }) =>
      account.accountId ?? account.id;

    it('leaves the first account’s session and password working', async () => {
      const email = `lock-${audience}@post.example`;
      const { visitor } = await register(email, first);
      await register(email, second);
      await register(email, third);

      expect((await whoIs(visitor)).email).toBe(email);
      expect([await signIn(email, first), await signIn(email, third)]).toEqual([null, null]);
    });

    it('gives the account of the newest mail to its reader, with the password that they set', async () => {
      const email = `follow-${audience}@post.example`;
      const stranger = await register(email, first);
      const other = await register(email, second);
      const token = await mailedToken(api, email);
      const reader = openVisitor(api);

      const verified = await reader.post(`${auth}/verify-email`, { token, password: third });

      expect(verified.json()).toEqual({ success: true, email });
      const account = await whoIs(reader);
      expect(account).toMatchObject({ email, isEmailVerified: true });
      expect([idOf(stranger.account), idOf(other.account)]).not.toContain(idOf(account));
      expect([await whoIs(stranger.visitor), await whoIs(other.visitor)]).toEqual([null, null]);
      const codes = [await signIn(email, first), await signIn(email, second), await signIn(email, third)];
      expect(codes).toEqual(['auth.wrong-credentials', 'auth.wrong-credentials', null]);
    });

    it('does not displace the first, whose password can be reset by the newest mail', async () => {
      const email = `place-${audience}@post.example`;
      const owner = await register(email, first);
      const stranger = await register(email, second);
      const token = await mailedToken(api, email);
      const reader = openVisitor(api);

      await reader.post(`${auth}/verify-email`, { token, password: first });

      expect(idOf(await whoIs(reader))).toBe(idOf(owner.account));
      expect([await whoIs(owner.visitor), await whoIs(stranger.visitor)]).toEqual([null, null]);
    });

    it('keeps the data of the session in which the newest mail is followed, whatever the new password', async () => {
      const email = `session-${audience}@post.example`;
      const owner = await register(email, first);
      await register(email, second);
      const copy = openVisitor(api, '203.0.113.5', owner.visitor.cookies);
      const token = await mailedToken(api, email);

      await owner.visitor.post(`${auth}/verify-email`, { token, password: third });

      const account = await whoIs(owner.visitor);
      expect(account).toMatchObject({ isEmailVerified: true });
      expect(idOf(account)).toBe(idOf(owner.account));
      expect(await whoIs(copy)).toBeNull();
      expect([await signIn(email, first), await signIn(email, third)]).toEqual([
        'auth.wrong-credentials',
        null,
      ]);
    });

    it('does not use up the link when the password is refused', async () => {
      const email = `refused-${audience}@post.example`;
      await register(email, first);
      const token = await mailedToken(api, email);
      const reader = openVisitor(api);

      const refused = await reader.post(`${auth}/verify-email`, { token, password: 'short' });
      const verified = await reader.post(`${auth}/verify-email`, { token, password: first });

      expect([refused, verified].map(codeOf)).toEqual(['auth.password-refused', null]);
    });

    it('verifies nothing of a stranger when the password is set by a forgotten-password mail', async () => {
      const email = `forgot-${audience}@post.example`;
      const stranger = await register(email, first);
      await openVisitor(api).post(`${auth}/forgot-password`, { email });
      const token = await mailedToken(api, email);

      await openVisitor(api).post(`${auth}/reset-password`, { token, password: third });

      const reader = openVisitor(api);
      const signedIn = await reader.post(`${auth}/login`, { email, password: third });
      expect(signedIn.json()[audience]).toMatchObject({ isEmailVerified: true });
      expect(idOf(await whoIs(reader))).not.toBe(idOf(stranger.account));
      expect(await whoIs(stranger.visitor)).toBeNull();
    });

    it('is accepted after five others of a stranger, mailed, and verified by that mail', async () => {
      const email = `five-${audience}@post.example`;
      for (let time = 0; time < 6; time += 1) await register(email, first, '198.51.100.77');
      const mailsBefore = (await api.readMailbox()).filter(({ to }) => to === email).length;

      const owner = await register(email, second, '203.0.113.9');
      const mailsAfter = (await api.readMailbox()).filter(({ to }) => to === email).length;
      const token = await mailedToken(api, email);
      const verified = await owner.visitor.post(`${auth}/verify-email`, { token, password: second });

      expect([codeOf(owner.answer), codeOf(verified)]).toEqual([null, null]);
      expect([mailsBefore, mailsAfter]).toEqual([5, 6]);
      expect(await whoIs(owner.visitor)).toMatchObject({ isEmailVerified: true });
    });
  },
);

it('sends at most twenty mails an hour to an address, from any networks, and accepts all registrations', async () => {
  const email = 'flooded@post.example';
  const codes = new Set<string | null>();
  for (let time = 0; time < 21; time += 1) {
    const visitor = openVisitor(api, `198.51.${time}.1`);
    codes.add(codeOf(await visitor.post('/api/shopper/auth/register', { email, password: first })));
  }

  const mails = (await api.readMailbox()).filter(({ to }) => to === email);

  expect([...codes]).toEqual([null]);
  expect(mails).toHaveLength(20);
});

it('sends at most three mails per quarter of an hour to the address that an account wants to move to', async () => {
  const auth = '/api/business/auth';
  const owner = openVisitor(api);
  await owner.post(`${auth}/register`, { email: 'mover@post.example', password: first });
  const codes: (string | null)[] = [];
  for (let time = 0; time < 4; time += 1) {
    const changeRequest = { email: 'target@post.example', password: first };
    codes.push(codeOf(await owner.post(`${auth}/change-email`, changeRequest)));
  }

  const mails = (await api.readMailbox()).filter(({ to }) => to === 'target@post.example');

  expect(codes).toEqual([null, null, null, 'auth.too-many-attempts']);
  expect(mails).toHaveLength(3);
});

it('removes the authenticator app from an account that a stranger registered with the same password', async () => {
  const auth = '/api/business/auth';
  const email = 'app@post.example';
  const stranger = openVisitor(api);
  await stranger.post(`${auth}/register`, { email, password: first });
  const { secret } = (await stranger.post(`${auth}/mfa/start`, { password: first })).json();
  const totp = codeAt(secret, Math.floor(now.getTime() / 30_000));
  const isOn = await stranger.post(`${auth}/mfa/confirm`, { totp });
  const token = await mailedToken(api, email);

  const reader = openVisitor(api);
  await reader.post(`${auth}/verify-email`, { token, password: first });

  expect(codeOf(isOn)).toBeNull();
  const signedIn = await openVisitor(api).post(`${auth}/login`, { email, password: first });
  expect(signedIn.json().business).toMatchObject({ hasTotp: false, isEmailVerified: true });
});

it('gives an address to no stranger whose account requested it', async () => {
  const auth = '/api/business/auth';
  const stranger = openVisitor(api);
  await stranger.post(`${auth}/register`, { email: 'stranger@post.example', password: first });
  await stranger.post(`${auth}/change-email`, { email: 'reader@post.example', password: first });
  const token = await mailedToken(api, 'reader@post.example');

  const followed = await openVisitor(api).post(`${auth}/verify-email`, { token, password: second });
  const own = await openVisitor(api).post(`${auth}/verify-email`, { token, password: first });

  expect([followed, own].map(codeOf)).toEqual(['auth.wrong-password', null]);
  expect((await stranger.get(`${auth}/me`)).json().business.email).toBe('reader@post.example');
});
