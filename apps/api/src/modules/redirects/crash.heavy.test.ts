import { openStorage } from '@pricehunt/storage';
import { request } from 'node:http';
import { join } from 'node:path';
import { v7 as newSortableId } from 'uuid';
import { integrityOf, openTestPrograms } from '../../testing/programs';
import type { TestPrograms } from '../../testing/programs';
import { patientTestMs } from '../../testing/waits';
import { openClickJournal } from '../../clicks/click-journal';

const browser =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

describe('the API killed under redirect load', () => {
  let programs: TestPrograms;
  beforeEach(async () => {
    programs = await openTestPrograms();
  });
  afterEach(() => programs.close());

  it(
    'loses no click that got a response',
    async () => {
      const answered: string[] = [];

      for (const answersBeforeTheKill of [50, 400, 1_200]) {
        const api = await programs.start('main', { AFFILIATE_IDS: '{"amazon":{"amazon.de":"hunt-21"}}' });
        await api.untilReady();
        await loadUntil(api.port, answersBeforeTheKill, answered, () => void api.end('SIGKILL'));
        await api.end('SIGKILL');
      }

      const storage = await openStorage(`sqlite:${programs.databaseFile}`);
      const stored = new Set<string>();
      for (let after: string | null = null; ;) {
        const page: readonly { readonly id: string }[] = await storage.clicks.listClicks({
          after,
          limit: 1_000,
        });
        for (const click of page) stored.add(click.id);
        after = page.at(-1)?.id ?? null;
        if (page.length < 1_000) break;
      }
      await storage.close();
      // On a busy machine the database is late at times, and clicks are in the journal.
      const journal = openClickJournal(
        join(programs.folder, 'click-journal'),
        newSortableId,
        () => undefined,
      );
      await journal.replay(async (clicks) => clicks.forEach(({ id }) => stored.add(id)));
      expect(answered.length).toBeGreaterThanOrEqual(1_650);
      expect(new Set(answered).size).toBe(answered.length);
      expect(answered.filter((id) => !stored.has(id))).toEqual([]);
      expect(integrityOf(programs.databaseFile)).toBe('ok');
    },
    patientTestMs,
  );
});

/** Each 302 carries its click id as the sub-id of its tag. Ends when the API is gone. */
async function loadUntil(port: number, count: number, answered: string[], kill: () => void): Promise<void> {
  let answers = 0;
  const worker = async () => {
    for (;;) {
      const location = await follow(port).catch(() => null);
      if (location === null) return;
      const id = new URL(location).searchParams.get('ascsubtag');
      if (id !== null) answered.push(id);
      answers += 1;
      if (answers === count) kill();
    }
  };
  await Promise.all(Array.from({ length: 32 }, worker));
}

function follow(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const path = `/api/redirect?to=${encodeURIComponent('https://www.amazon.de/dp/B09XS7JWHH')}`;
    const pending = request(
      { host: '127.0.0.1', port, path, headers: { 'user-agent': browser } },
      (response) => {
        const { location } = response.headers;
        response.resume();
        if (response.statusCode === 302 && location !== undefined) resolve(location);
        else reject(new Error(`status ${response.statusCode}`));
      },
    );
    pending.on('error', reject);
    pending.end();
  });
}
