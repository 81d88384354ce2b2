import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { codeOf, openVisitor } from './testing-visitor';
import type { Visitor } from './testing-visitor';
import { codeAt, newRecoveryCodes, otpauthUriOf, totpStepOf } from './totp';

let api: TestApi;
let now: Date;
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  api = await startTestApi({ now: () => now });
});
afterEach(() => api.close());

const auth = '/api/business/auth';
const mira = { email: 'mira@klangwerk.example', password: 'kettle sings at dawn' };
const step = () => Math.floor(now.getTime() / 30_000);
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

async function setUp(
  visitor: Visitor,
): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
  await visitor.post(`${auth}/register`, mira);
  const { secret } = (await visitor.post(`${auth}/mfa/start`, { password: mira.password })).json<{
    secret: string;
  }>();
  const confirmed = await visitor.post(`${auth}/mfa/confirm`, { totp: codeAt(secret, step()) });
  return { secret, codes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes };
}

describe('the codes of an authenticator app', () => {
  it('are those of RFC 6238', () => {
    // The secret of the RFC's appendix B, "12345678901234567890".
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

    const codes = [59, 1111111109, 1234567890, 2000000000].map((second) =>
      codeAt(secret, Math.floor(second / 30)),
    );

    expect(codes).toEqual(['287082', '081804', '005924', '279037']);
  });

  it('are valid for the previous, the current and the next step', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

    const steps = [-2, -1, 0, 1, 2].map((ahead) =>
      totpStepOf(secret, codeAt(secret, 100 + ahead), 100 * 30_000),
    );

    expect(steps).toEqual([null, 99, 100, 101, null]);
  });

  it('are set up by a URI that apps read', () => {
    expect(otpauthUriOf('GEZDGNBVGY3TQOJQ', mira.email)).toMatch(
      /^otpauth:\/\/totp\/PriceHunt.*secret=GEZDGNBVGY3TQOJQ/,
    );
  });
});

describe('a second factor', () => {
  it('is required after the right password, and accepts each code once (AUTH-13)', async () => {
    const { secret } = await setUp(openVisitor(api));
    later(60);
    const visitor = openVisitor(api);
    const totp = codeAt(secret, step());

    const answers = [
      await visitor.post(`${auth}/login`, { ...mira, password: 'wrong' }),
      await visitor.post(`${auth}/login`, mira),
      await visitor.post(`${auth}/login`, { ...mira, totp: codeAt(secret, step() - 5) }),
      await visitor.post(`${auth}/login`, { ...mira, totp }),
      await openVisitor(api).post(`${auth}/login`, { ...mira, totp }),
    ];

    expect(answers.map(codeOf)).toEqual([
      'auth.wrong-credentials',
      'auth.totp-required',
      'auth.wrong-code',
      null,
      'auth.wrong-code',
    ]);
    expect(answers[1]?.cookies).toEqual([]);
    expect(answers[3]?.json().business.hasTotp).toBe(true);
  });

  it('cannot be used with the code that set it up', async () => {
    const { secret } = await setUp(openVisitor(api));

    const answer = await openVisitor(api).post(`${auth}/login`, { ...mira, totp: codeAt(secret, step()) });

    expect(codeOf(answer)).toBe('auth.wrong-code');
  });

  it('accepts a recovery code once, however it is typed', async () => {
    const { codes } = await setUp(openVisitor(api));
    const [first = ''] = codes;
    const recoveryCode = first.toUpperCase().replaceAll('-', ' ');

    const answers = [
      await openVisitor(api).post(`${auth}/login`, { ...mira, recoveryCode }),
      await openVisitor(api).post(`${auth}/login`, { ...mira, recoveryCode }),
    ];

    expect(codes).toHaveLength(10);
    expect(answers.map(codeOf)).toEqual([null, 'auth.wrong-code']);
  });

  it('is throttled, so that codes cannot be guessed', async () => {
    await setUp(openVisitor(api));
    const codes: (string | null)[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const visitor = openVisitor(api, `198.51.100.${attempt}`);
      codes.push(
        codeOf(await visitor.post(`${auth}/login`, { ...mira, recoveryCode: `wrong-code-${attempt}` })),
      );
    }

    expect(codes.filter((code) => code === 'auth.wrong-code')).toHaveLength(10);
    expect(codes.slice(10)).toEqual(['auth.too-many-attempts', 'auth.too-many-attempts']);
  });

  it('requires the password to be set up, renewed and turned off, and ends other sessions when it is turned on', async () => {
    const [visitor, elsewhere] = [openVisitor(api), openVisitor(api)];
    await visitor.post(`${auth}/register`, mira);
    await elsewhere.post(`${auth}/login`, mira);
    const wrong = { password: 'wrong' };
    const refused = [
      await visitor.post(`${auth}/mfa/start`, wrong),
      await visitor.post(`${auth}/mfa/confirm`, { totp: '123456' }),
      await visitor.post(`${auth}/mfa/disable`, { password: mira.password }),
      await visitor.post(`${auth}/mfa/recovery-codes`, { password: mira.password }),
    ];
    const { secret } = (await visitor.post(`${auth}/mfa/start`, { password: mira.password })).json<{
      secret: string;
    }>();
    const before = (await visitor.get(`${auth}/me`)).json().business.hasTotp;
    await visitor.post(`${auth}/mfa/confirm`, { totp: codeAt(secret, step()) });

    const onNow = (await visitor.get(`${auth}/me`)).json().business.hasTotp;
    const again = await visitor.post(`${auth}/mfa/start`, { password: mira.password });
    const off = [
      await visitor.post(`${auth}/mfa/disable`, { ...wrong, totp: '123456' }),
      await visitor.post(`${auth}/mfa/disable`, {
        password: mira.password,
        totp: codeAt(secret, step() + 1),
      }),
    ];

    expect(refused.map(codeOf)).toEqual([
      'auth.wrong-password',
      'auth.totp-not-started',
      'auth.totp-not-started',
      'auth.totp-not-started',
    ]);
    expect([before, onNow]).toEqual([false, true]);
    expect(codeOf(await elsewhere.get(`${auth}/me`))).toBe('auth.signed-out');
    expect(codeOf(again)).toBe('auth.totp-already-on');
    expect(off.map(codeOf)).toEqual(['auth.wrong-password', null]);
    expect(codeOf(await openVisitor(api).post(`${auth}/login`, mira))).toBeNull();
  });

  it.each(['disable', 'recovery-codes'])(
    'requires the password and a code for mfa/%s, of the app or a recovery code, each once',
    async (call) => {
      const visitor = openVisitor(api);
      const { secret, codes } = await setUp(visitor);
      const { password } = mira;
      const post = async (body: object) => codeOf(await visitor.post(`${auth}/mfa/${call}`, body));

      const refused = [
        await post({ password }),
        await post({ password, totp: codeAt(secret, step() - 5) }),
        await post({ password, totp: codeAt(secret, step()) }),
        await post({ password: 'wrong', recoveryCode: codes[0] }),
      ];
      later(60);

      expect(refused).toEqual([
        'auth.totp-required',
        'auth.wrong-code',
        'auth.wrong-code',
        'auth.wrong-password',
      ]);
      expect((await visitor.get(`${auth}/me`)).json().business.hasTotp).toBe(true);
      expect(await post({ password, recoveryCode: codes[0] })).toBeNull();
    },
  );

  it('stores the secret encrypted and recovery codes as hashes (SECR-1)', async () => {
    const visitor = openVisitor(api);
    const { secret, codes } = await setUp(visitor);
    const { accountId } = (await visitor.get(`${auth}/me`)).json().business;

    const account = await api.services.storage.accounts.findAccount(accountId);

    expect(JSON.stringify(account)).not.toContain(secret);
    expect(await api.services.storage.accounts.useRecoveryCode(accountId, codes[0] ?? '')).toBe(false);
  });

  it('has ten different recovery codes for each account', () => {
    const codes = [...newRecoveryCodes(), ...newRecoveryCodes()];

    expect(new Set(codes).size).toBe(20);
    expect(codes.every((code) => /^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/.test(code))).toBe(true);
  });
});
