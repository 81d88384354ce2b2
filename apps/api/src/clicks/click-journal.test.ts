import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openClickJournal } from './click-journal';
import { testClick as click } from './testing-click';

describe('the click journal', () => {
  let folder: string;
  let reported: string[] = [];
  let ids = 0;
  /** The names of the journal's next files: creating one fails when a folder already has its name. */
  const newId = () => `id-${(ids += 1)}`;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'click-journal-'));
    reported = [];
    ids = 0;
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const open = (options: Parameters<typeof openClickJournal>[3] = {}) =>
    openClickJournal(folder, newId, (failure, what) => reported.push(`${what}: ${String(failure)}`), options);

  async function replayed(journal: ReturnType<typeof open>): Promise<readonly string[]> {
    const stored: string[] = [];
    await journal.replay(async (clicks) => void stored.push(...clicks.map(({ id }) => id)));
    return stored;
  }

  it('sets aside unreadable entries of its folder, reports each once, and replays the rest', async () => {
    await mkdir(join(folder, 'folder.jsonl'));
    await writeFile(join(folder, 'folder.jsonl', 'inside'), '');
    await symlink(join(folder, 'nowhere'), join(folder, 'link.jsonl'));
    execFileSync('mkfifo', [join(folder, 'pipe.jsonl')]);
    await writeFile(join(folder, 'rubbish.jsonl'), Buffer.from([0, 255, 254, 10, 13, 0]));
    await writeFile(join(folder, 'half.jsonl'), JSON.stringify(click('torn')).slice(0, 40));
    const journal = open();
    await journal.append([click('whole')]);

    const first = await replayed(journal);
    const second = await replayed(open());

    const wrong = ['folder', 'half', 'link', 'pipe', 'rubbish'];
    expect(first).toEqual(['whole']);
    expect(second).toEqual([]);
    expect((await readdir(folder)).toSorted()).toEqual(wrong.map((name) => `${name}.jsonl.unreadable`));
    expect(reported.map((what) => what.split(' ')[0])).toEqual(wrong.map((name) => `${name}.jsonl`));
    expect(await journal.countUnreadable()).toBe(5);
    expect(await journal.countClicks()).toBe(0);
  });

  it('leaves an entry that cannot be set aside, and reports it once', async () => {
    for (const name of ['x.jsonl', 'x.jsonl.unreadable']) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, 'inside'), '');
    }
    const journal = open();

    await replayed(journal);
    await replayed(journal);

    expect(reported).toHaveLength(1);
    expect(await journal.countUnreadable()).toBe(2);
  });

  it('works without a readable folder, and reports it once', async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, 'a file');
    const journal = open();

    const clicks = [await replayed(journal), await replayed(journal)];
    await journal.maintainReserve();

    expect(clicks).toEqual([[], []]);
    expect(
      reported.filter((what) => what.startsWith('could not read the click journal folder')),
    ).toHaveLength(1);
    expect(await journal.countUnreadable()).toBe(1);
    await journal.close();
  });

  it('keeps a file whose clicks the database refuses, and replays the others', async () => {
    const journal = open();
    for (const id of ['bad', 'good']) await journal.append([click(id)]);
    const stored: string[] = [];

    const replaying = journal.replay(async ([first]) => {
      if (first?.id === 'bad') throw new Error('no such column');
      stored.push(first?.id ?? '');
    });

    await expect(replaying).rejects.toThrow('no such column');
    expect(stored).toEqual(['good']);
    expect(await journal.countClicks()).toBe(1);
  });

  it('removes old unfinished files, and nothing that may still be written', async () => {
    for (const name of ['old.jsonl.part', 'old.reserve.part', 'new.jsonl.part']) {
      await writeFile(join(folder, name), '{"id":"to');
    }
    const hourAgo = new Date(Date.now() - 3_600_000);
    for (const name of ['old.jsonl.part', 'old.reserve.part']) {
      await utimes(join(folder, name), hourAgo, hourAgo);
    }

    await replayed(open());

    expect(await readdir(folder)).toEqual(['new.jsonl.part']);
  });

  describe('on a full disk', () => {
    /** Non-empty folders block the names of the next files. */
    async function fillDisk(): Promise<void> {
      for (let id = ids + 1; id < ids + 10; id += 1) {
        for (const end of ['.jsonl.part', '.reserve.part']) await mkdir(join(folder, `id-${id}${end}`));
      }
    }
    async function freeDisk(): Promise<void> {
      for (const name of await readdir(folder)) {
        if (name.endsWith('.part')) await rm(join(folder, name), { recursive: true });
      }
    }

    it('stores clicks in the reserve, and replays them once there is space', async () => {
      const journal = open({ reserveBytes: 4_096 });
      await journal.maintainReserve();
      await fillDisk();

      await journal.append([click('a'), click('b')]);
      await journal.append([click('c')]);
      const during = { hasRoom: journal.hasRoom(), count: await journal.countClicks() };
      await journal.maintainReserve();
      const stillFull = { hasRoom: journal.hasRoom(), clicks: await replayed(journal) };
      await freeDisk();
      await journal.maintainReserve();

      expect(during).toEqual({ hasRoom: false, count: 3 });
      expect(stillFull).toEqual({ hasRoom: false, clicks: [] });
      expect(journal.hasRoom()).toBe(true);
      expect(await replayed(journal)).toEqual(['a', 'b', 'c']);
      await journal.close();
      expect(await readdir(folder)).toEqual([]);
    });

    it('writes to bytes that are already on the disk: the reserve never grows', async () => {
      const journal = open({ reserveBytes: 4_096 });
      await journal.maintainReserve();
      const [name = ''] = await readdir(folder);
      await fillDisk();

      await journal.append([click('a')]);

      expect(await readFile(join(folder, name))).toHaveLength(4_096);
      await freeDisk();
      await journal.close();
      expect(await replayed(open())).toEqual(['a']);
    });

    it('refuses clicks that do not fit into the reserve, and stores those that do', async () => {
      const journal = open({ reserveBytes: 1_024 });
      await journal.maintainReserve();
      await fillDisk();

      await journal.append([click('a')]);
      const refused = journal.append(Array.from({ length: 10 }, (_, number) => click(`many-${number}`)));

      await expect(refused).rejects.toThrow('to the journal or its reserve');
      await freeDisk();
      await journal.close();
      expect(await replayed(open())).toEqual(['a']);
    });

    it('takes over the reserve of a killed process, and not that of a running one', async () => {
      const killed = open({ reserveBytes: 4_096 });
      await killed.maintainReserve();
      await fillDisk();
      await killed.append([click('a')]);
      await freeDisk();
      const running = open({ reserveBytes: 4_096 });

      const soon = await replayed(running);
      const later = await replayed(open({ nowMs: () => Date.now() + 61_000 }));

      expect(soon).toEqual([]);
      expect(later).toEqual(['a']);
      await killed.close();
    });

    it('refuses a click whose reserve was taken by another process meanwhile', async () => {
      const asleep = open({ reserveBytes: 4_096 });
      await asleep.maintainReserve();
      await replayed(open({ nowMs: () => Date.now() + 61_000 }));
      await fillDisk();

      await expect(asleep.append([click('a')])).rejects.toThrow('to the journal or its reserve');

      await asleep.close();
    });
  });
});
