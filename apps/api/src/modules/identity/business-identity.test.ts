import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { createPasswordHasher } from '../../access/password-hasher';
import { codeOf, mailedToken, openVisitor } from './testing-visitor';
import type { Visitor } from './testing-visitor';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const auth = '/api/business/auth';
const mira = { email: 'mira@klangwerk.example', password: 'kettle sings at dawn' };

describe('the four calls of S§7', () => {
  it('register a business with an address and a password alone, and sign it in', async () => {
    const visitor = openVisitor(api);

    const registered = await visitor.post(`${auth}/register`, mira);
    const me = await visitor.get(`${auth}/me`);

    expect(registered.statusCode).toBe(200);
    expect(registered.json()).toMatchObject({
      success: true,
      business: {
        email: mira.email,
        name: 'klangwerk.example',
        storeDomain: null,
        status: 'pending',
        role: 'owner',
        isAdmin: false,
        isEmailVerified: false,
        hasTotp: false,
      },
    });
    expect(me.json()).toEqual(registered.json());
  });

  it('sign in and out, and out again', async () => {
    const visitor = openVisitor(api);
    await visitor.post(`${auth}/register`, {
      ...mira,
      businessName: 'Klangwerk',
      storeDomain: 'www.klangwerk.example',
    });
    const first = await visitor.post(`${auth}/logout`);

    const signedIn = await openVisitor(api).post(`${auth}/login`, mira);
    const second = await visitor.post(`${auth}/logout`);
    const me = await visitor.get(`${auth}/me`);

    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect([first.json(), second.json()]).toEqual([{ success: true }, { success: true }]);
    expect(signedIn.json()).toMatchObject({
      success: true,
      business: { name: 'Klangwerk', storeDomain: 'klangwerk.example' },
    });
    expect([me.statusCode, codeOf(me)]).toEqual([401, 'auth.signed-out']);
  });

  it('cannot be given isAdmin, ids or owners (VAL-7)', async () => {
    const answer = await openVisitor(api).post(`${auth}/register`, { ...mira, isAdmin: true });

    expect(codeOf(answer)).toBe('request.invalid');
  });

  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Mars/Olympus', 'UTC'],
  ])('make a business registered from %s count its days in %s', async (timeZone, counted) => {
    const visitor = openVisitor(api);

    await visitor.post(`${auth}/register`, { ...mira, timeZone });

    expect((await visitor.get(`${auth}/me`)).json().business).toMatchObject({ timeZone: counted });
  });

  it('refuse an invalid store domain, at its field', async () => {
    const answer = await openVisitor(api).post(`${auth}/register`, { ...mira, storeDomain: 'localhost' });

    expect(answer.json().fields).toEqual([expect.objectContaining({ path: 'storeDomain' })]);
  });
});

describe('accounts that nobody can discover (AUTH-8, AUTH-9)', () => {
  it('answer a wrong password, an unknown address and an unverified one alike', async () => {
    const owner = openVisitor(api);
    await owner.post(`${auth}/register`, mira);
    await owner.post(`${auth}/verify-email`, {
      token: await mailedToken(api, mira.email),
      password: mira.password,
    });
    await openVisitor(api).post(`${auth}/register`, { email: 'new@post.example', password: mira.password });
    const password = 'another kettle at noon';

    const answers = await Promise.all(
      [mira.email, 'new@post.example', 'nobody@post.example'].map((email) =>
        openVisitor(api).post(`${auth}/login`, { email, password }),
      ),
    );

    const looks = answers.map((answer) => {
      const { requestId: _, ...body } = answer.json();
      return [answer.statusCode, body, Object.keys(answer.headers).sort()];
    });
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]).toEqual(looks[0]);
  });

  it('check three passwords at every sign-in, whoever has an account', async () => {
    await openVisitor(api).post(`${auth}/register`, mira);
    const { passwords } = api.services;
    const isPassword = jest.spyOn(passwords, 'isPassword');

    await openVisitor(api).post(`${auth}/login`, { ...mira, password: 'wrong' });
    await openVisitor(api).post(`${auth}/login`, { email: 'nobody@post.example', password: 'wrong' });

    expect(isPassword).toHaveBeenCalledTimes(6);
    isPassword.mockRestore();
  });

  it('answer a registration with a taken address as any other, and mail only its owner', async () => {
    const owner = openVisitor(api);
    const first = await owner.post(`${auth}/register`, mira);
    await owner.post(`${auth}/verify-email`, {
      token: await mailedToken(api, mira.email),
      password: mira.password,
    });

    const second = await openVisitor(api).post(`${auth}/register`, {
      ...mira,
      password: 'some other long words',
    });

    expect(second.statusCode).toBe(200);
    expect(Object.keys(second.json().business)).toEqual(Object.keys(first.json().business));
    expect(second.json().business).toMatchObject({ email: mira.email, isEmailVerified: false });
    const mails = await api.readMailbox();
    expect(mails.map((mail) => mail.subject)).toEqual([
      'Verify your e-mail address for PriceHunt',
      'You already have a PriceHunt account',
    ]);
  });

  it('answer a forgotten password alike, and mail only an existing account', async () => {
    await openVisitor(api).post(`${auth}/register`, mira);

    const answers = await Promise.all(
      [mira.email, 'nobody@post.example'].map((email) =>
        openVisitor(api).post(`${auth}/forgot-password`, { email }),
      ),
    );

    expect(answers.map((answer) => answer.json())).toEqual([{ success: true }, { success: true }]);
    expect((await api.readMailbox()).map((mail) => mail.to)).toEqual([mira.email, mira.email]);
  });
});

describe('a verified address', () => {
  it('belongs to the account whose mail was read, and removes the other accounts', async () => {
    const stranger = openVisitor(api);
    await stranger.post(`${auth}/register`, { ...mira, password: 'a stranger was here' });
    const owner = openVisitor(api);
    await owner.post(`${auth}/register`, mira);
    const token = await mailedToken(api, mira.email);

    const verified = await owner.post(`${auth}/verify-email`, { token, password: mira.password });
    const ofStranger = await stranger.get(`${auth}/me`);
    const ofOwner = await owner.get(`${auth}/me`);

    expect(verified.json()).toEqual({ success: true, email: mira.email });
    expect(ofOwner.json().business.isEmailVerified).toBe(true);
    expect(codeOf(ofStranger)).toBe('auth.signed-out');
    expect(codeOf(await stranger.post(`${auth}/login`, { ...mira, password: 'a stranger was here' }))).toBe(
      'auth.wrong-credentials',
    );
  });

  it('is reported as taken when another account was first', async () => {
    const [first, second] = [openVisitor(api), openVisitor(api)];
    await first.post(`${auth}/register`, mira);
    const ofFirst = await mailedToken(api, mira.email);
    const { accountId } = (await second.post(`${auth}/register`, mira)).json().business;
    const ofSecond = await mailedToken(api, mira.email);
    await api.services.storage.accounts.verifyAccount(accountId, '2026-11-21T10:00:00.000Z');

    const { password } = mira;
    const answer = await first.post(`${auth}/verify-email`, { token: ofFirst, password });
    const own = await second.post(`${auth}/verify-email`, { token: ofSecond, password });

    expect([codeOf(answer), codeOf(own)]).toEqual(['auth.email-taken', 'auth.email-taken']);
  });

  it('is verified by a link once and for 24 hours', async () => {
    let now = new Date('2026-11-21T10:00:00Z');
    const timed = await startTestApi({ now: () => now });
    const visitor = openVisitor(timed);
    await visitor.post(`${auth}/register`, mira);
    const first = await mailedToken(timed, mira.email);
    now = new Date('2026-11-22T10:00:01Z');

    const late = await visitor.post(`${auth}/verify-email`, { token: first, password: mira.password });

    expect(codeOf(late)).toBe('auth.token-invalid');
    await timed.close();
  });
});

describe('passwords', () => {
  it.each([
    ['short', 'kettle-dawn', 'Use at least 12 characters.'],
    ['common', 'Password1234!', 'This password is too common. Choose another one.'],
    ['its own address', mira.email, 'Don’t use your e-mail address as the password.'],
  ])(
    'are refused when they are %s, with the reason at the field (AUTH-1, AUTH-2)',
    async (_what, password, sentence) => {
      const answer = await openVisitor(api).post(`${auth}/register`, { ...mira, password });

      expect(codeOf(answer)).toBe('auth.password-refused');
      expect(answer.json()).toMatchObject({
        error: sentence,
        fields: [{ path: 'password', message: sentence }],
      });
    },
  );

  it.each([
    ['a passphrase of 64 characters', 'correct horse battery staple and a kettle that sings at dawn ok?'],
    ['another script', 'пароль-кота-моей-бабушки'],
  ])('may be %s (AUTH-1)', async (_what, password) => {
    const answer = await openVisitor(api).post(`${auth}/register`, { ...mira, password });

    expect(answer.statusCode).toBe(200);
  });

  it('are used as typed: nothing is cut, trimmed or changed in case (AUTH-3)', async () => {
    const password = `${'k1'.repeat(40)} Kettle `;
    await openVisitor(api).post(`${auth}/register`, { ...mira, password });
    const attempts = [password.trim(), password.toLowerCase(), password.slice(0, 72), password];

    const codes: (string | null)[] = [];
    for (const attempt of attempts) {
      codes.push(codeOf(await openVisitor(api).post(`${auth}/login`, { ...mira, password: attempt })));
    }

    const wrong = 'auth.wrong-credentials';
    expect(codes).toEqual([wrong, wrong, wrong, null]);
  });

  it('are stored as argon2id hashes, and rehashed at the next sign-in when the cost has risen (AUTH-4)', async () => {
    const { accountId } = (await openVisitor(api).post(`${auth}/register`, mira)).json().business;
    const { accounts } = api.services.storage;
    const hashNow = async () => (await accounts.findAccount(accountId))?.passwordHash ?? '';
    const registered = await hashNow();
    const older = await createPasswordHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 }).hashPassword(
      mira.password,
    );
    await accounts.changeAccount(accountId, { passwordHash: older }, new Date().toISOString());

    const signedIn = await openVisitor(api).post(`${auth}/login`, mira);

    const argon2id = /^\$argon2id\$v=19\$m=16,t=1,p=1\$/;
    expect(codeOf(signedIn)).toBeNull();
    expect(older).not.toMatch(argon2id);
    expect(registered).toMatch(argon2id);
    expect(await hashNow()).toMatch(argon2id);
  });

  it('change only with the current one, and sign out everywhere else (AUTH-11, SESS-8)', async () => {
    const here = openVisitor(api);
    await here.post(`${auth}/register`, mira);
    const elsewhere = openVisitor(api);
    await elsewhere.post(`${auth}/login`, mira);
    const newPassword = 'the owl reads at night';

    const refused = await here.post(`${auth}/change-password`, { currentPassword: 'wrong', newPassword });
    const changed = await here.post(`${auth}/change-password`, {
      currentPassword: mira.password,
      newPassword,
    });
    const [hereAfter, elsewhereAfter] = [await here.get(`${auth}/me`), await elsewhere.get(`${auth}/me`)];

    expect([refused.statusCode, codeOf(refused)]).toEqual([422, 'auth.wrong-password']);
    expect([codeOf(changed), codeOf(hereAfter), codeOf(elsewhereAfter)]).toEqual([
      null,
      null,
      'auth.signed-out',
    ]);
    expect(
      codeOf(await openVisitor(api).post(`${auth}/login`, { ...mira, password: newPassword })),
    ).toBeNull();
  });
});

describe('a new password', () => {
  const newPassword = 'the owl reads at night';
  const thief = 'thief@post.example';
  const newPasswords = [
    [
      'changed',
      (owner: Visitor) =>
        owner.post(`${auth}/change-password`, { currentPassword: mira.password, newPassword }),
    ],
    [
      'set by a mailed link',
      async (owner: Visitor) => {
        await owner.post(`${auth}/forgot-password`, { email: mira.email });
        const token = await mailedToken(api, mira.email);
        return owner.post(`${auth}/reset-password`, { token, password: newPassword });
      },
    ],
  ] as const;

  it.each(newPasswords)('that is %s invalidates every link mailed before', async (_how, setPassword) => {
    const owner = openVisitor(api);
    await owner.post(`${auth}/register`, mira);
    await owner.post(`${auth}/verify-email`, {
      token: await mailedToken(api, mira.email),
      password: mira.password,
    });
    await owner.post(`${auth}/change-email`, { email: thief, password: mira.password });
    const change = await mailedToken(api, thief);
    await owner.post('/api/business/team/invitations', { email: 'jo@post.example', role: 'owner' });
    const invitation = await mailedToken(api, 'jo@post.example');
    await owner.post(`${auth}/forgot-password`, { email: mira.email });
    const reset = await mailedToken(api, mira.email);

    const isSet = await setPassword(owner);

    const visitor = openVisitor(api);
    const followed = [
      await visitor.post(`${auth}/verify-email`, { token: change, password: newPassword }),
      await visitor.post('/api/business/team/read-invitation', { token: invitation }),
      await visitor.post(`${auth}/reset-password`, { token: reset, password: 'yet another kettle' }),
    ];
    expect(codeOf(isSet)).toBeNull();
    expect(followed.map(codeOf)).toEqual(followed.map(() => 'auth.token-invalid'));
    const signedIn = await visitor.post(`${auth}/login`, { ...mira, password: newPassword });
    expect(signedIn.json().business.email).toBe(mira.email);
  });

  it('cancels a change of address requested before', async () => {
    let now = new Date('2026-11-21T10:00:00Z');
    const timed = await startTestApi({ now: () => now });
    const owner = openVisitor(timed);
    await owner.post(`${auth}/register`, mira);
    await owner.post(`${auth}/change-email`, { email: thief, password: mira.password });
    now = new Date('2026-11-21T10:00:30Z');

    await owner.post(`${auth}/change-password`, { currentPassword: mira.password, newPassword });

    const mails = await timed.readMailbox();
    expect(mails.filter(({ to }) => to === thief)).toEqual([]);
    await timed.close();
  });
});

describe('a forgotten password (AUTH-10)', () => {
  const password = 'the owl reads at night';

  it('is reset by a link that works once, and ends every session', async () => {
    const visitor = openVisitor(api);
    await visitor.post(`${auth}/register`, mira);
    await visitor.post(`${auth}/forgot-password`, { email: mira.email });
    const token = await mailedToken(api, mira.email);

    const reset = await openVisitor(api).post(`${auth}/reset-password`, { token, password });
    const again = await openVisitor(api).post(`${auth}/reset-password`, { token, password });

    expect([codeOf(reset), codeOf(again)]).toEqual([null, 'auth.token-invalid']);
    expect(codeOf(await visitor.get(`${auth}/me`))).toBe('auth.signed-out');
    expect(codeOf(await openVisitor(api).post(`${auth}/login`, mira))).toBe('auth.wrong-credentials');
    const signedIn = await openVisitor(api).post(`${auth}/login`, { ...mira, password });
    expect(signedIn.json().business.isEmailVerified).toBe(true);
  });

  it('does not use up the link when the new password is refused', async () => {
    await openVisitor(api).post(`${auth}/register`, mira);
    await openVisitor(api).post(`${auth}/forgot-password`, { email: mira.email });
    const token = await mailedToken(api, mira.email);

    const refused = await openVisitor(api).post(`${auth}/reset-password`, { token, password: 'short' });
    const reset = await openVisitor(api).post(`${auth}/reset-password`, { token, password });

    expect([codeOf(refused), codeOf(reset)]).toEqual(['auth.password-refused', null]);
  });

  it('is mailed with the configured origin whatever the host header, and stored as a hash of 256 bits', async () => {
    await openVisitor(api).post(`${auth}/register`, mira);
    await api.app.inject({
      method: 'POST',
      url: `${auth}/forgot-password`,
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      payload: { email: mira.email },
    });

    const mail = (await api.readMailbox()).at(-1);

    const link = new URL(mail?.links[0] ?? '');
    expect(link.origin + link.pathname).toBe('https://merchants.pricehunt.example/reset-password');
    const token = link.hash.replace('#token=', '');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { accountTokens } = api.services.storage;
    expect(await accountTokens.findToken(token, 'reset-password', '2026-01-01T00:00:00.000Z')).toBeNull();
  });

  it('has a link for 60 minutes, and only the newest one works', async () => {
    let now = new Date('2026-11-21T10:00:00Z');
    const timed = await startTestApi({ now: () => now });
    const visitor = openVisitor(timed);
    await visitor.post(`${auth}/register`, mira);
    await visitor.post(`${auth}/forgot-password`, { email: mira.email });
    const first = await mailedToken(timed, mira.email);
    await visitor.post(`${auth}/forgot-password`, { email: mira.email });
    const second = await mailedToken(timed, mira.email);
    const replaced = await visitor.post(`${auth}/reset-password`, { token: first, password });
    now = new Date('2026-11-21T11:00:01Z');

    const late = await visitor.post(`${auth}/reset-password`, { token: second, password });

    expect([codeOf(replaced), codeOf(late)]).toEqual(['auth.token-invalid', 'auth.token-invalid']);
    await timed.close();
  });

  it('gets a response at once when the mail server is away', async () => {
    const mail = {
      send: () => Promise.reject(new Error('connect ECONNREFUSED')),
      close: () => Promise.resolve(),
    };
    const mailless = await startTestApi({ mail });

    const answer = await openVisitor(mailless).post(`${auth}/register`, mira);

    expect(answer.statusCode).toBe(200);
    await mailless.close();
  });
});
