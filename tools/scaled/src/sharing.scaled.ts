import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { until } from './child-programs';
import { ask } from './postgres-server';
import { startScaledForm } from './scaled-form';
import type { ScaledForm } from './scaled-form';
import { followComparison, settledLateMs } from './follow-comparison';
import { call, callPatiently, newAddress, ownPage, registerShopper, signedInEmail } from './visitor';

const withRedis = process.env['SCALED_WITH_REDIS'] === 'true';

describe(`two APIs and two workers on PostgreSQL ${withRedis ? 'with Redis' : 'alone'}`, () => {
  let form: ScaledForm;
  let stop = async () => {};
  beforeAll(async () => {
    form = await startScaledForm({ withRedis });
    stop = form.stop;
  });
  afterAll(() => stop());

  it('share sessions: signing in at one applies to the other, and signing out to both', async () => {
    const [one, other] = form.apis;
    const shopper = await registerShopper(one.origin);

    const atTheOther = await signedInEmail(other.origin, shopper);
    await callPatiently(`${other.origin}/api/shopper/auth/logout`, {
      method: 'POST',
      headers: ownPage(shopper.address, shopper.cookie),
      body: {},
    });
    const atTheOneAfterwards = await signedInEmail(one.origin, shopper);

    expect([atTheOther, atTheOneAfterwards]).toEqual([shopper.email, null]);
  });

  it('store sessions in the configured place', async () => {
    const before = await ask(form.databaseUrl, 'SELECT count(*)::int AS count FROM sessions');

    await registerShopper(form.front);

    const after = await ask(form.databaseUrl, 'SELECT count(*)::int AS count FROM sessions');
    const added = Number(after[0]?.['count']) - Number(before[0]?.['count']);
    expect(added).toBe(withRedis ? 0 : 1);
  });

  it('share rate limits: an address has one budget at both', async () => {
    const address = newAddress();
    const statuses: number[] = [];

    for (let place = 0; place < 42; place += 1) {
      const api = form.apis[place % 2 === 0 ? 0 : 1];
      const answer = await call(`${api.origin}/api/comparisons`, {
        method: 'POST',
        headers: ownPage(address),
        body: {},
      });
      statuses.push(answer.status);
    }

    expect(statuses).toEqual([...Array.from({ length: 40 }, () => 400), 429, 429]);
  });

  it('send the events of a comparison that runs at the other, as they happen', async () => {
    const [one, other] = form.apis;
    const requestId = randomUUID();
    const started = await callPatiently(`${one.origin}/api/comparisons`, {
      method: 'POST',
      headers: ownPage(newAddress()),
      body: { requestId, url: form.shop.productLink(1) },
    });

    const events = await followComparison(other.origin, requestId);

    expect(started.status).toBe(202);
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['product', 'settled']));
    expect(events.at(-1)?.kind).toBe('settled');
    // Without notifications, a stream reads again only after ten seconds.
    expect(await settledLateMs(form.databaseUrl, requestId, events)).toBeLessThan(2_000);
  });

  it('run each job once', async () => {
    const shoppers = await Promise.all(
      Array.from({ length: 40 }, (_, place) => registerShopper(form.apis[place % 2 === 0 ? 0 : 1].origin)),
    );
    const addressed = async () => {
      const mails = await Promise.all((await form.mailFiles()).map((file) => readFile(file, 'utf8')));
      return mails.map((mail) => /^To: (\S+)/m.exec(mail)?.[1] ?? '');
    };
    await until(
      'a mail for each who registered',
      async () => {
        const to = new Set(await addressed());
        return shoppers.every(({ email }) => to.has(email));
      },
      60_000,
    );

    const to = await addressed();

    const emails = new Set(shoppers.map(({ email }) => email));
    expect(to.filter((each) => emails.has(each))).toHaveLength(shoppers.length);
    const repeated = await ask(
      form.databaseUrl,
      `SELECT name, count(*) FROM queued_jobs WHERE attempts > 1 AND name LIKE '%mail%' GROUP BY name`,
    );
    expect(repeated).toEqual([]);
  });

  it('share the jobs between both workers, and each reports its own', async () => {
    const metrics = await Promise.all(
      form.workerDoors.map(async (door) => (await fetch(`${door}/metrics`)).text()),
    );

    for (const text of metrics) {
      expect(text).toMatch(/pricehunt_job_seconds_count\{kind="send-account-mail",outcome="done"\} [1-9]/);
    }
  });

  it('queue each slot of a schedule once', async () => {
    await until(
      'a slot of a schedule is done',
      async () =>
        (
          await ask(
            form.databaseUrl,
            `SELECT 1 FROM queued_jobs WHERE name = 'resume-comparisons' AND state = 'done'`,
          )
        ).length > 0,
      60_000,
    );

    const slots = await ask(
      form.databaseUrl,
      `SELECT count(*)::int AS jobs
       FROM (SELECT created_at::timestamptz AS at FROM queued_jobs WHERE name = 'resume-comparisons') AS jobs
       GROUP BY date_trunc('minute', at), floor(extract(second FROM at) / 30)`,
    );

    expect(slots.map(({ jobs }) => jobs)).toEqual(slots.map(() => 1));
  });

  it('have a partition for this month and the next two of each large table', async () => {
    const first = new Date().toISOString().slice(0, 7).replace('-', '_');
    const partitions = async () =>
      (await ask(form.databaseUrl, 'SELECT inhrelid::regclass::text AS name FROM pg_inherits')).map(
        ({ name }) => String(name),
      );

    await until('the worker makes the months', async () => (await partitions()).includes(`clicks_${first}`));

    const made = await partitions();
    for (const table of ['clicks', 'referrals', 'tracking_events', 'price_observations']) {
      const months = made.filter((name) => name.startsWith(`${table}_2`));
      expect(months).toContain(`${table}_${first}`);
      expect(months.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('restore from a dump with every table, including jobs', async () => {
    const target = await form.postgres.createDatabase('restored');

    await form.postgres.copyByDump(form.databaseUrl, target);

    const tables = await ask(
      form.databaseUrl,
      `SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss')
       AND tablename IN ('accounts', 'sessions', 'comparisons', 'comparison_events', 'clicks', 'storage_migrations', 'queued_jobs', 'queue')`,
    );
    const rowsOf = async (url: string) => {
      const counted: [string, unknown][] = [];
      for (const { name } of tables) {
        const [row] = await ask(url, `SELECT count(*)::int AS rows FROM ${String(name)}`);
        counted.push([String(name), row?.['rows']]);
      }
      return counted;
    };
    expect(tables).toHaveLength(8);
    expect(await rowsOf(target)).toEqual(await rowsOf(form.databaseUrl));
  });
});
