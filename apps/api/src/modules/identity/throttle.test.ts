import type { AttemptCount } from '@pricehunt/storage';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { codeOf, openVisitor } from './testing-visitor';
import { networkOf } from '../../access/network-of';
import { afterTry, throttleRules } from '../../access/throttle';

const minuteMs = 60_000;
const rule = throttleRules.signIn;

/** Retries whenever it is let through; returns the times of the attempts and the lengths of the blocks. */
function tryFor(tries: number) {
  let nowMs = 0;
  let before: AttemptCount | null = null;
  const waits: number[] = [];
  for (let made = 0; made < tries;) {
    const { count, result }: ReturnType<typeof afterTry> = afterTry(before, rule, nowMs);
    before = count;
    if (result === 0) made += 1;
    else {
      waits.push(result);
      nowMs += result;
    }
  }
  return { waits, streak: before?.streak ?? 0 };
}

describe('the throttle for attempts', () => {
  it('allows ten, then doubles each wait, up to a day (AUTH-5)', () => {
    const { waits } = tryFor(91);

    const quarters = waits.map((wait) => wait / (15 * minuteMs));
    expect(quarters).toEqual([1, 2, 4, 8, 16, 32, 64, 96, 96]);
  });

  it('allows at most a hundred in a row, then restarts after a month', () => {
    const { waits, streak } = tryFor(101);

    expect(waits.at(-1)).toBe(30 * 24 * 60 * minuteMs);
    expect(streak).toBe(1);
  });

  it('resets by itself: slow attempts are never blocked (AUTH-7)', () => {
    let before: AttemptCount | null = null;
    const waits: number[] = [];
    for (let day = 0; day < 90; day += 1) {
      const { count, result }: ReturnType<typeof afterTry> = afterTry(before, rule, day * 24 * 60 * minuteMs);
      before = count;
      waits.push(result);
    }

    expect(new Set(waits)).toEqual(new Set([0]));
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('maps %s to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('sign-in', () => {
  let api: TestApi;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00Z');
    api = await startTestApi({ now: () => now });
  });
  afterEach(() => api.close());

  const login = '/api/business/auth/login';
  const mira = { email: 'mira@klangwerk.example', password: 'kettle sings at dawn' };
  const register = () => openVisitor(api).post('/api/business/auth/register', mira);

  it('computes no more hashes than the throttle allows when fifty come at one moment (AUTH-6)', async () => {
    const isPassword = jest.spyOn(api.services.passwords, 'isPassword').mockResolvedValue(false);

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        openVisitor(api, `198.51.100.${index}`).post(login, { ...mira, password: `wrong ${index}` }),
      ),
    );

    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'auth.wrong-credentials')).toHaveLength(10);
    expect(codes.filter((code) => code === 'auth.too-many-attempts')).toHaveLength(40);
    expect(isPassword).toHaveBeenCalledTimes(30);
    isPassword.mockRestore();
  });

  it('is throttled for one e-mail address only, returns the wait, and resets by itself (AUTH-7)', async () => {
    await register();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await openVisitor(api, `198.51.100.${attempt}`).post(login, { ...mira, password: 'wrong' });
    }

    const blocked = await openVisitor(api).post(login, { ...mira, email: 'MIRA@klangwerk.example' });
    const bystander = await openVisitor(api).post(login, { ...mira, email: 'jo@post.example' });
    now = new Date(now.getTime() + 15 * minuteMs);
    const afterwards = await openVisitor(api).post(login, mira);

    expect([blocked.statusCode, codeOf(blocked)]).toEqual([429, 'auth.too-many-attempts']);
    expect(blocked.headers['retry-after']).toBe(String(15 * 60));
    expect(codeOf(bystander)).toBe('auth.wrong-credentials');
    expect(codeOf(afterwards)).toBeNull();
  });

  it('resets failed attempts after a successful one', async () => {
    await register();
    const codes: (string | null)[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1) {
        await openVisitor(api, `198.51.100.${attempt}`).post(login, { ...mira, password: 'wrong' });
      }
      codes.push(codeOf(await openVisitor(api).post(login, mira)));
    }

    expect(codes).toEqual([null, null, null]);
  });

  it('is throttled for one network across e-mail addresses: forty in a minute (AUTH-5)', async () => {
    const isPassword = jest.spyOn(api.services.passwords, 'isPassword').mockResolvedValue(false);
    const attemptAs = (index: number) =>
      openVisitor(api, '198.51.100.9').post(login, { email: `u${index}@post.example`, password: 'wrong' });
    for (let index = 0; index < 40; index += 1) await attemptAs(index);

    const blocked = await attemptAs(41);
    const elsewhere = await openVisitor(api, '198.51.100.10').post(login, mira);
    now = new Date(now.getTime() + minuteMs);
    const afterwards = await attemptAs(42);

    expect([blocked, elsewhere, afterwards].map(codeOf)).toEqual([
      'auth.too-many-attempts',
      'auth.wrong-credentials',
      'auth.wrong-credentials',
    ]);
    isPassword.mockRestore();
  });

  it('sends at most three mails to an address in a quarter of an hour', async () => {
    await register();
    const codes: (string | null)[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const body = { email: mira.email };
      codes.push(codeOf(await openVisitor(api).post('/api/business/auth/forgot-password', body)));
    }

    expect(codes).toEqual([null, null, null, 'auth.too-many-attempts']);
  });

  it('records successes, failures and throttled attempts, without a secret or an address (LOG-2, LOG-3)', async () => {
    await register();
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await openVisitor(api, `198.51.100.${attempt}`).post(login, { ...mira, password: 'wrong kettle' });
    }

    const entries = await api.services.storage.audit.listEntries({ before: null, limit: 100 });

    const countOf = (action: string) => entries.filter((entry) => entry.action === action).length;
    expect(countOf('account.registered')).toBe(1);
    expect(countOf('account.signed-in')).toBe(1);
    expect(countOf('account.sign-in-failed')).toBe(10);
    expect(countOf('account.sign-in-throttled')).toBe(1);
    expect(JSON.stringify(entries)).not.toMatch(/kettle|mira@|198\.51|argon2/);
  });
});
