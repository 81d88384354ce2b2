import type { ClickRow } from '@pricehunt/storage';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openClickJournal } from './click-journal';
import { clickDatabase, createClickRecorder } from './click-recorder';
import type { StoredIn } from './click-recorder';
import { testClick as click } from './testing-click';

describe('the click recorder', () => {
  let folder: string;
  let ids = 0;
  const newId = () => `journal-${(ids += 1)}`;
  const fail = (failure: unknown) => {
    throw failure;
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'click-journal-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  function openRecorder(
    recordClicks: (clicks: readonly ClickRow[]) => Promise<void>,
    { journalFolder = folder, databaseMsMax = 60_000 } = {},
  ) {
    const reported: string[] = [];
    const storedGroups: [readonly string[], StoredIn][] = [];
    const recorder = createClickRecorder({
      database: { record: recordClicks, recordJournaled: recordClicks },
      journal: openClickJournal(journalFolder, newId, fail),
      databaseMsMax,
      onStored: (clicks, results) => storedGroups.push([clicks.map(({ id }) => id), results]),
      report: (_failure, what) => reported.push(what),
    });
    return { recorder, reported, storedGroups };
  }

  it('shares one transaction among the clicks of one turn of the event loop', async () => {
    const groups: number[] = [];
    const { recorder, storedGroups } = openRecorder((clicks) => {
      groups.push(clicks.length);
      return Promise.resolve();
    });

    const recording: Promise<StoredIn>[] = [];
    for (const id of ['a', 'b', 'c']) {
      recording.push(recorder.record(click(id)));
      // Each request is handled in microtasks of its own.
      for (let task = 0; task < 10; task += 1) await Promise.resolve();
    }
    const results = await Promise.all(recording);

    expect(storedGroups).toEqual([[['a', 'b', 'c'], 'database']]);
    expect(results).toEqual(['database', 'database', 'database']);
    expect(groups).toEqual([3]);
  });

  it('shares the next transaction among the clicks that arrive during one', async () => {
    const groups: (readonly string[])[] = [];
    let commit: () => void = () => undefined;
    const { recorder } = openRecorder((clicks) => {
      groups.push(clicks.map(({ id }) => id));
      return groups.length === 1 ? new Promise<void>((resolve) => (commit = resolve)) : Promise.resolve();
    });

    const results = [recorder.record(click('a'))];
    while (groups.length === 0) await new Promise((resolve) => setImmediate(resolve));
    for (const id of ['b', 'c']) {
      results.push(recorder.record(click(id)));
      await new Promise((resolve) => setImmediate(resolve));
    }
    commit();
    await Promise.all(results);

    expect(groups).toEqual([['a'], ['b', 'c']]);
  });

  it('stores a group in the end even when every turn brings more clicks', async () => {
    const groups: number[] = [];
    const { recorder } = openRecorder((clicks) => {
      groups.push(clicks.length);
      return Promise.resolve();
    });

    const results: Promise<unknown>[] = [];
    for (let turn = 0; turn < 40 && groups.length === 0; turn += 1) {
      results.push(recorder.record(click(`click-${turn}`)));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(results);

    expect(groups[0]).toBeLessThan(20);
  });

  it('responds only after the click is stored', async () => {
    let commit: () => void = () => undefined;
    const { recorder } = openRecorder(() => new Promise<void>((resolve) => (commit = resolve)));
    let isAnswered = false;

    const recording = recorder.record(click('a')).then(() => (isAnswered = true));
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    const wasAnsweredBeforeCommit = isAnswered;
    commit();
    await recording;

    expect(wasAnsweredBeforeCommit).toBe(false);
    expect(isAnswered).toBe(true);
  });

  it('stores clicks in the journal while the database refuses, and replays them once when it is back', async () => {
    const stored: string[] = [];
    let isDown = true;
    const { recorder, reported, storedGroups } = openRecorder((clicks) => {
      if (isDown) return Promise.reject(new Error('database is locked'));
      stored.push(...clicks.map((one) => one.id));
      return Promise.resolve();
    });

    const results = [await recorder.record(click('a')), await recorder.record(click('b'))];
    isDown = false;
    const replayed = await recorder.replayJournal();
    const again = await recorder.replayJournal();

    expect(results).toEqual(['journal', 'journal']);
    expect(storedGroups.map(([, where]) => where)).toEqual(['journal', 'journal']);
    expect(reported).toHaveLength(2);
    expect([replayed, again]).toEqual([2, 0]);
    expect(stored).toEqual(['a', 'b']);
    expect(await readdir(folder)).toEqual([]);
  });

  it('stores clicks in the journal when the database takes too long, the later ones without waiting', async () => {
    let commit: () => void = () => undefined;
    const given: string[] = [];
    const { recorder, reported } = openRecorder(
      (clicks) => {
        given.push(...clicks.map(({ id }) => id));
        return given.includes('c') ? Promise.resolve() : new Promise<void>((resolve) => (commit = resolve));
      },
      { databaseMsMax: 1 },
    );

    const late = [await recorder.record(click('a')), await recorder.record(click('b'))];
    commit();
    await new Promise((resolve) => setImmediate(resolve));
    const inTime = await recorder.record(click('c'));

    expect(late).toEqual(['journal', 'journal']);
    expect(inTime).toBe('database');
    expect(given).toEqual(['a', 'c']);
    expect(reported).toEqual(['could not write clicks to the database; writing them to the journal']);
  });

  it('restores every column of a click', async () => {
    const known: Required<ClickRow> = {
      ...click('a'),
      requestedAt: 1_763_700_000_000,
      offerId: 'offer',
      visit: 'bot',
      botReason: 'bot-user-agent',
      referenceId: 'reference',
      sessionId: 'session',
      comparisonId: 'comparison',
      userAgentFamily: 'Firefox',
      visitorHash: 'hash',
      device: 'mobile',
      country: 'DE',
      utmSource: 'letter',
      utmMedium: 'mail',
      utmCampaign: 'spring',
      position: 2,
      offersShown: 5,
      priceGap: '10-20',
    };
    const journal = openClickJournal(folder, newId, fail);
    const stored: ClickRow[] = [];

    await journal.append([known]);
    await journal.replay((clicks) => Promise.resolve(void stored.push(...clicks)));

    expect(stored).toEqual([known]);
  });

  it('sets a file with an unreadable line aside, and replays the rest of it', async () => {
    await writeFile(join(folder, 'old.jsonl'), `${JSON.stringify(click('whole'))}\n{"id":"torn\n`);
    const reported: string[] = [];
    const journal = openClickJournal(folder, newId, (failure) => reported.push(String(failure)));
    const stored: string[] = [];

    const count = await journal.replay((clicks) =>
      Promise.resolve(void stored.push(...clicks.map((one) => one.id))),
    );

    expect(count).toBe(1);
    expect(stored).toEqual(['whole']);
    expect(await readdir(folder)).toEqual(['old.jsonl.unreadable']);
    expect(reported).toEqual(['Error: old.jsonl: 1 of 2 lines are no clicks.']);
    expect(await journal.countUnreadable()).toBe(1);
  });

  it('records journaled clicks in a transaction, which waits for the disk', async () => {
    const recorded: string[] = [];
    const clicksOf = (how: string) => ({
      recordClicks: (clicks: readonly ClickRow[]) =>
        Promise.resolve(void recorded.push(...clicks.map(({ id }) => `${id} ${how}`))),
    });
    const journal = openClickJournal(folder, newId, fail);
    const recorder = createClickRecorder({
      database: clickDatabase({
        clicks: clicksOf('alone'),
        atomically: (work) => work({ clicks: clicksOf('in a transaction') }),
      }),
      journal,
      onStored: () => undefined,
      report: fail,
    });
    await journal.append([click('a')]);

    await recorder.replayJournal();
    await recorder.record(click('b'));

    expect(recorded).toEqual(['a in a transaction', 'b alone']);
  });

  it('preserves the journal file when the database still refuses the replay', async () => {
    const { recorder } = openRecorder(() => Promise.reject(new Error('down')));
    await recorder.record(click('a'));

    await expect(recorder.replayJournal()).rejects.toThrow('down');

    expect(await readdir(folder)).toHaveLength(1);
  });

  it('ignores a file that was not finished when the process died', async () => {
    await writeFile(join(folder, 'old.jsonl.part'), `${JSON.stringify(click('whole'))}\n{"id":"to`);
    const journal = openClickJournal(folder, newId, fail);

    const count = await journal.replay(() => Promise.resolve());

    expect(count).toBe(0);
  });

  it('loses no click that is written while another process replays', async () => {
    const writer = openClickJournal(folder, newId, fail);
    const replayer = openClickJournal(folder, newId, fail);
    const stored = new Set<string>();
    const record = (clicks: readonly ClickRow[]) => {
      for (const one of clicks) stored.add(one.id);
      return Promise.resolve();
    };
    const ids = Array.from({ length: 20_000 }, (_, number) => `click-${number}`);
    const groups = [0, 5_000, 10_000, 15_000].map((from) => ids.slice(from, from + 5_000).map(click));

    const writing = Promise.all(groups.map((group) => writer.append(group)));
    let isWriting = true;
    void writing.then(() => (isWriting = false));
    while (isWriting) await Promise.all([replayer.replay(record), writer.replay(record)]);
    await replayer.replay(record);

    expect(ids.filter((id) => !stored.has(id))).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('redirects, and stores later clicks too, when counting the stored ones fails', async () => {
    const reported: string[] = [];
    const stored: string[] = [];
    const recorder = createClickRecorder({
      database: {
        record: (clicks) => Promise.resolve(void stored.push(...clicks.map(({ id }) => id))),
        recordJournaled: () => Promise.resolve(),
      },
      journal: openClickJournal(folder, newId, fail),
      onStored: () => fail(new Error('no such counter')),
      report: (_failure, what) => reported.push(what),
    });

    const results = [await recorder.record(click('a')), await recorder.record(click('b'))];

    expect(results).toEqual(['database', 'database']);
    expect(stored).toEqual(['a', 'b']);
    expect(reported).toEqual([
      'stored clicks but could not count them',
      'stored clicks but could not count them',
    ]);
  });

  it('redirects even when the click cannot be stored', async () => {
    const noFolder = join(import.meta.dirname, 'click-journal.ts');
    const { recorder } = openRecorder(() => Promise.reject(new Error('down')), {
      journalFolder: noFolder,
    });

    await expect(recorder.record(click('a'))).resolves.toBe('lost');
  });
});
