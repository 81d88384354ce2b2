import { closeSync, openSync } from 'node:fs';
import { readConfig } from '../config';
import { buildApp } from '../build-app';
import { logDestination, openLog } from './open-log';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { ownPage } from '../testing/sign-in';

const config = readConfig({
  SHOPPER_ORIGIN: 'https://pricehunt.example',
  MERCHANT_ORIGIN: 'https://merchants.pricehunt.example',
  ADMIN_ORIGIN: 'https://admin.internal',
  TRUST_PROXY: '127.0.0.1',
  REDIRECT_SIGNING_KEYS: 'planted-signing-key-0123456789abcdef',
  SESSION_SECRETS: 'planted-session-secret-0123456789abcdef',
  ENCRYPTION_KEYS: 'planted-encryption-key-0123456789abcdef',
  DATABASE_URL: 'postgres://pricehunt:planted-%2Fpassword@db.internal/pricehunt',
  SMTP_URL: 'smtp://pricehunt:planted-mail-password@mail.internal:587',
  MAIL_FROM: 'PriceHunt <mail@pricehunt.example>',
  LOG_LEVEL: 'trace',
});

function openTestLog() {
  const lines: string[] = [];
  return { lines, logger: openLog(config, 'api', { write: (line) => void lines.push(line) }) };
}

describe('the log', () => {
  it('does not stop the program when its disk is full', () => {
    const full = openSync('/dev/full', 'w');
    const destination = logDestination(full);

    const fail = () => destination.emit('error', Object.assign(new Error('no room'), { code: 'ENOSPC' }));

    expect(fail).not.toThrow();
    expect(fail).not.toThrow();
    closeSync(full);
  });

  it('shows no secret of the configuration, wherever it comes from', () => {
    const { lines, logger } = openTestLog();

    logger.info(
      { url: config.DATABASE_URL, keys: config.SESSION_SECRETS },
      'planted-signing-key-0123456789abcdef',
    );
    logger.error({ err: new Error('login planted-mail-password or planted-/password refused') }, 'failed');

    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain('planted');
    expect(lines.join()).toContain('[secret]');
  });

  it('shows a failed statement without its values', () => {
    const { lines, logger } = openTestLog();
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(planted@post.example) already exists.',
    });
    const failure = new Error(
      'Failed query: insert into "accounts" values ($1)\nparams: planted@post.example,planted',
      {
        cause,
      },
    );

    logger.error({ err: failure }, 'unexpected error');

    const [line = '{}'] = lines;
    expect(line).not.toContain('planted');
    expect(JSON.parse(line)).toMatchObject({
      service: 'api',
      err: { message: 'Failed query: insert into "accounts" values ($1)', cause: { code: '23505' } },
    });
    expect(line).toContain('open-log.test');
  });

  describe('of calls', () => {
    let api: TestApi;
    beforeEach(async () => {
      api = await startTestApi();
    });
    afterEach(() => api.close());

    it('has one line per call with its request id, and nothing that people sent', async () => {
      const { lines, logger } = openTestLog();
      const { app } = await buildApp(api.services, { ...config, logger });
      const calls = [
        app.inject({
          method: 'POST',
          url: '/api/shopper/auth/login?next=planted-query',
          headers: {
            ...ownPage,
            cookie: 'pricehunt_shopper=planted-cookie',
            'x-forwarded-for': '203.0.113.77',
          },
          payload: { email: 'planted@post.example', password: 'planted-passphrase' },
        }),
        app.inject({
          url: '/api/products/planted-nothing',
          headers: { authorization: 'Bearer planted-token' },
        }),
        app.inject({ url: '/api/nowhere?token=planted-token' }),
      ];

      const answers = await Promise.all(calls);
      await api.services.storage.close();
      const failed = await app.inject({
        method: 'POST',
        url: '/api/shopper/auth/register',
        headers: ownPage,
        payload: { email: 'planted@post.example', password: 'planted-passphrase' },
      });
      await app.close();

      const text = lines.join('\n');
      expect(failed.statusCode).toBeGreaterThanOrEqual(500);
      expect(text.match(/"msg":"request"/g)?.length).toBe(4);
      for (const { headers } of answers) expect(text).toContain(String(headers['x-request-id']));
      expect(text).not.toContain('planted');
      expect(text).not.toContain('203.0.113.77');
    });
  });
});
