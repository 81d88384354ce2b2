import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { until } from './child-programs';
import { followComparison, settledLateMs } from './follow-comparison';
import { startLoad } from './load';
import type { LoadHistory } from './load';
import { ask } from './postgres-server';
import { isOk, startScaledForm } from './scaled-form';
import type { ScaledForm } from './scaled-form';
import { call, callPatiently, newAddress, ownPage, registerShopper, signedInEmail } from './visitor';

const withRedis = process.env['SCALED_WITH_REDIS'] === 'true';

describe(`two APIs and two workers on PostgreSQL ${withRedis ? 'with Redis' : 'alone'}, when one is lost`, () => {
  let form: ScaledForm;
  let stop = async () => {};
  beforeAll(async () => {
    form = await startScaledForm({ withRedis });
    stop = form.stop;
  });
  afterAll(() => stop());

  /** Requests that were confirmed but not stored. */
  async function lostOf(history: LoadHistory) {
    await until('the journal is empty', async () => (await form.journalFiles()).length === 0, 150_000);
    const clicks = await ask(form.databaseUrl, 'SELECT id FROM clicks');
    const events = await ask(form.databaseUrl, `SELECT data->>'id' AS id FROM tracking_events`);
    const storedClicks = new Set(clicks.map(({ id }) => id));
    const storedEvents = new Set(events.map(({ id }) => id));
    return {
      clicks: history.clicks.filter((id) => !storedClicks.has(id)),
      events: history.events.filter((id) => !storedEvents.has(id)),
    };
  }

  it.each([0, 1] as const)('lose no confirmed request when API %d is killed under load', async (place) => {
    const load = startLoad(form.front, { redirects: 16, events: 8 });
    const { history } = load;
    await until('a load before', () => history.clicks.length > 300 && history.events.length > 100);

    await form.apis[place].program.end('SIGKILL');
    const before = { clicks: history.clicks.length, events: history.events.length };
    await until('answers by the other API', () => {
      return history.clicks.length > before.clicks + 300 && history.events.length > before.events + 100;
    });
    await form.restartApi(place);
    await load.stop();

    expect(await lostOf(history)).toEqual({ clicks: [], events: [] });
    expect(new Set(history.clicks).size).toBe(history.clicks.length);
  });

  it('complete a comparison whose API was killed', async () => {
    const requestId = randomUUID();
    await callPatiently(`${form.apis[0].origin}/api/comparisons`, {
      method: 'POST',
      headers: ownPage(newAddress()),
      body: { requestId, url: form.shop.productLink(2) },
    });

    await form.apis[0].program.end('SIGKILL');
    await until(
      'the comparison is settled by another process',
      async () => {
        const answer = await call(`${form.apis[1].origin}/api/comparisons/${requestId}`);
        const comparison = answer.body['comparison'];
        return typeof comparison === 'object' && comparison !== null
          ? Reflect.get(comparison, 'settledAt') !== null
          : false;
      },
      100_000,
    );
    await form.restartApi(0);

    const events = await followComparison(form.front, requestId);
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['product', 'settled']));
  });

  it('send every mail when a worker is killed in the middle', async () => {
    const before = (await form.mailFiles()).length;
    const registering = Promise.all(Array.from({ length: 30 }, () => registerShopper(form.front)));
    await until('the workers work', async () => (await form.mailFiles()).length > before);

    await form.workers[0].end('SIGKILL');
    const shoppers = await registering.finally(() => form.restartWorker(0));
    const mailed = async () => {
      const mails = await Promise.all((await form.mailFiles()).map((file) => readFile(file, 'utf8')));
      return new Set(mails.map((mail) => /^To: (\S+)/m.exec(mail)?.[1] ?? ''));
    };
    await until(
      'a mail for each who registered',
      async () => {
        const to = await mailed();
        return shoppers.every(({ email }) => to.has(email));
      },
      90_000,
    );
    const to = await mailed();
    expect(shoppers.filter(({ email }) => !to.has(email))).toEqual([]);
  });

  describe('and PostgreSQL crashes and comes back', () => {
    let history: LoadHistory;
    const duringOutage: Record<string, unknown> = {};

    beforeAll(async () => {
      const shopper = await registerShopper(form.front);
      const load = startLoad(form.front, { redirects: 8, events: 4 });
      history = load.history;
      await until('a load before', () => history.clicks.length > 100 && history.events.length > 50);
      await form.postgres.crash();
      const clicksBefore = history.clicks.length;
      await until('clicks go on', () => history.clicks.length > clicksBefore + 100);
      const browse = await call(`${form.front}/api/categories`, {
        headers: { 'x-forwarded-for': newAddress() },
      });
      duringOutage['ready'] = await Promise.all(form.apis.map(({ origin }) => isOk(`${origin}/readyz`)));
      duringOutage['alive'] = await Promise.all(form.apis.map(({ origin }) => isOk(`${origin}/healthz`)));
      duringOutage['workers'] = await Promise.all(
        form.workerDoors.flatMap((door) => [isOk(`${door}/readyz`), isOk(`${door}/healthz`)]),
      );
      duringOutage['browse'] = [
        browse.status,
        browse.body['code'],
        browse.headers.get('retry-after') !== null,
      ];
      duringOutage['journal'] = (await form.journalFiles()).length > 0;
      await form.postgres.start();
      await until('all four are ready again', async () => {
        const origins = [...form.apis.map(({ origin }) => origin), ...form.workerDoors];
        const ready = await Promise.all(origins.map((origin) => isOk(`${origin}/readyz`)));
        return ready.every(Boolean);
      });
      const eventsBefore = history.events.length;
      await until('events are taken again', () => history.events.length > eventsBefore + 50);
      await load.stop();
      duringOutage['stillSignedIn'] = (await signedInEmail(form.front, shopper)) === shopper.email;
    });

    it('report not ready, alive, and 503 with Retry-After', () => {
      expect(duringOutage).toMatchObject({
        ready: [false, false],
        alive: [true, true],
        workers: [false, true, false, true],
        browse: [503, 'server.busy', true],
      });
      const refused = [...history.answers].filter(([what]) => what.startsWith('event 503 in '));
      expect(refused.length).toBeGreaterThan(0);
      const others = [...history.answers.keys()].filter(
        (what) => !/^(redirect 302|event 202|event 503 in \d+ s|no answer)$/.test(what),
      );
      expect(others).toEqual([]);
    });

    it('store clicks in the journal meanwhile and import all of them afterwards', async () => {
      const hadJournal = duringOutage['journal'];

      await until('the journal is empty', async () => (await form.journalFiles()).length === 0, 120_000);

      expect(hadJournal).toBe(true);
      expect(await lostOf(history)).toEqual({ clicks: [], events: [] });
    });

    it('lose no process and no session', () => {
      const running = [...form.apis.map(({ program }) => program), ...form.workers];

      expect(running.map((program) => program.isRunning())).toEqual([true, true, true, true]);
      expect(duringOutage['stillSignedIn']).toBe(true);
    });

    it('receive each other’s notifications again', async () => {
      const requestId = randomUUID();
      await callPatiently(`${form.apis[0].origin}/api/comparisons`, {
        method: 'POST',
        headers: ownPage(newAddress()),
        body: { requestId, url: form.shop.productLink(3) },
      });

      const events = await followComparison(form.apis[1].origin, requestId);

      expect(await settledLateMs(form.databaseUrl, requestId, events)).toBeLessThan(2_000);
    });

    it('run jobs again', async () => {
      const before = (await form.mailFiles()).length;

      await registerShopper(form.front);

      await until('another mail', async () => (await form.mailFiles()).length > before);
    });
  });

  (withRedis ? describe : describe.skip)('and Redis is killed and comes back', () => {
    it('answer requests without a session, return 503 to others, and accept new sessions afterwards', async () => {
      const { redis } = form;
      if (redis === null) throw new Error('there is no Redis');
      const shopper = await registerShopper(form.front);
      await redis.kill();

      const anonymous = await callPatiently(`${form.front}/api/categories`, {
        headers: ownPage(newAddress()),
      });
      const signedIn = await call(`${form.front}/api/shopper/auth/me`, {
        headers: ownPage(shopper.address, shopper.cookie),
      });
      const click = await call(
        `${form.front}/api/redirect?to=${encodeURIComponent('https://www.amazon.de/dp/B09XS7JWHH')}`,
      );
      await redis.start();
      await until('sessions are taken again', async () => {
        const again = await registerShopper(form.front).catch(() => null);
        return again !== null && (await signedInEmail(form.front, again)) === again.email;
      });

      expect([anonymous.status, click.status]).toEqual([200, 302]);
      expect([signedIn.status, signedIn.headers.has('retry-after')]).toEqual([503, true]);
    });
  });
});
