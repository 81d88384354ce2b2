import Fastify from 'fastify';
import { defineEndpoint } from '@pricehunt/api-contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import * as z from 'zod/mini';
import { registerEndpoint } from '../../plugins/contract';
import { installErrors } from '../../plugins/errors';
import { actorOf, installGuard } from '../../plugins/guard';
import { installSessions } from '../../plugins/sessions';
import { signInTestMember } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { isCommonPassword } from './common-passwords';
import { createAdmin } from './create-admin';
import { codeOf, openVisitor } from './testing-visitor';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

describe('the first admin (AUTH-12)', () => {
  it('is created by the command, with a random password that works', async () => {
    const { password } = await createAdmin(api.services, 'root@pricehunt.example');

    const answer = await openVisitor(api).post('/api/business/auth/login', {
      email: 'root@pricehunt.example',
      password,
    });

    expect(Buffer.from(password ?? '', 'base64url')).toHaveLength(18);
    expect(answer.json().business).toMatchObject({ isAdmin: true, isEmailVerified: true, status: 'active' });
  });

  it('may be an existing account, whose password stays and whose sessions end', async () => {
    const member = await signInTestMember(api, { email: 'mira@klangwerk.example' });

    const created = await createAdmin(api.services, 'Mira@Klangwerk.example');

    expect(created).toEqual({ email: 'mira@klangwerk.example', password: null });
    expect((await api.services.storage.accounts.findAccount(member.accountId))?.isAdmin).toBe(true);
    expect(codeOf(await member.inject({ url: '/api/business/auth/me' }))).toBe('auth.signed-out');
  });

  it('is the only one whose business is approved from the start', async () => {
    await createAdmin(api.services, 'root@pricehunt.example');
    await createAdmin(api.services, 'second@pricehunt.example');

    const businesses = await api.services.storage.businesses.listBusinesses({
      status: null,
      after: null,
      limit: 9,
    });

    expect(businesses.map(({ status }) => status).toSorted()).toEqual(['active', 'pending']);
  });

  it('does not exist in a fresh database', async () => {
    const businesses = await api.services.storage.businesses.listBusinesses({
      status: null,
      after: null,
      limit: 9,
    });

    expect(businesses).toEqual([]);
  });
});

describe('the guard of the admin context (AUTHZ-3)', () => {
  const overview = defineEndpoint({
    name: 'adminProbe',
    method: 'GET',
    path: '/api/admin/probe',
    summary: 'A probe',
    audience: 'admin',
    rateClass: 'read',
    answers: { 200: z.object({ kind: z.string() }) },
    errors: [],
  });

  async function openConsole(isTotpRequired: boolean) {
    const app = Fastify();
    installErrors(app);
    await app.register(async (context) => {
      await installSessions(context, api.services, 'business');
      installGuard(context, api.services, { audience: 'admin', isTotpRequired });
      context.setSerializerCompiler(() => JSON.stringify);
      registerEndpoint(context, overview, (_input, request) => ({ kind: actorOf(request).kind }));
    });
    return app;
  }

  it('accepts only admins, and only with a second factor when it is required', async () => {
    const member = await signInTestMember(api);
    const admin = await signInTestMember(api, { isAdmin: true });
    const careful = await signInTestMember(api, { isAdmin: true, totpEnabledAt: '2026-11-01T10:00:00.000Z' });
    const app = await openConsole(true);

    const answers = [];
    for (const cookie of ['', member.cookie, admin.cookie, careful.cookie]) {
      answers.push(await app.inject({ url: overview.path, headers: { cookie } }));
    }

    expect(answers.map(codeOf)).toEqual([
      'auth.signed-out',
      'auth.not-allowed',
      'auth.second-factor-needed',
      null,
    ]);
    expect(answers[3]?.json()).toEqual({ kind: 'admin' });
    await app.close();
  });

  it('rejects endpoints of another audience (AUTHZ-1)', async () => {
    const app = Fastify();
    const registering = app.register(async (context) => {
      await installSessions(context, api.services, 'shopper');
      installGuard(context, api.services, { audience: 'shopper' });
      registerEndpoint(context, overview, () => ({ kind: 'nobody' }));
    });

    await expect(registering).rejects.toThrow(/is for admin/);
  });
});

describe('the list of common passwords (AUTH-2)', () => {
  it('contains more than ten thousand leaked passwords of the length that a shopper needs', () => {
    const leaked = dictionary['passwords-common'].filter((password) => password.length >= 8);

    expect(leaked.length).toBeGreaterThan(10_000);
    expect(leaked.filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  it.each([
    'password1',
    'iloveyou',
    'qwertz123',
    'p4ssw0rd1',
    'schatz2024',
    'willkommen!',
    'enihsnus',
    'football',
    'dragondragon',
    '11223344',
  ])('contains %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['owl-dawn', 'kettle sings at dawn', 'футбол-и-чай'])('does not contain %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
