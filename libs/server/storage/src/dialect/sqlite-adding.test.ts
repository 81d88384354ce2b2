import { clicks } from '../schema/sqlite';
import { addWhereQuicker } from './sqlite-adding';

describe('where rows are added to a SQLite file', () => {
  /** Adds twenty groups while a commit takes so long, and tells where each was added. */
  async function addTwenty(add: ReturnType<typeof adding>, commitMs: number): Promise<readonly string[]> {
    add.disk.commitMs = commitMs;
    const from = add.places.length;
    for (let group = 0; group < 20; group += 1) await add.append(clicks, []);
    return add.places.slice(from);
  }

  function adding() {
    const disk = { commitMs: 0 };
    const places: string[] = [];
    const at = (place: string) => async () => {
      places.push(place);
      return disk.commitMs;
    };
    return { append: addWhereQuicker({ here: at('here'), onThread: at('thread') }), disk, places };
  }

  it('is this thread while the disk is quick', async () => {
    const places = await addTwenty(adding(), 0.5);

    expect(new Set(places)).toEqual(new Set(['here']));
  });

  it('becomes the thread beside it when the disk is slow, and this one again when it is quick', async () => {
    const add = adding();

    const slow = await addTwenty(add, 8);
    const quick = await addTwenty(add, 0.1);

    expect([slow[0], slow.at(-1)]).toEqual(['here', 'thread']);
    expect([quick[0], quick.at(-1)]).toEqual(['thread', 'here']);
  });

  it('stays where it is for one commit that takes long, as when the log is taken into the file', async () => {
    const add = adding();
    await addTwenty(add, 0.2);

    add.disk.commitMs = 10;
    await add.append(clicks, []);
    const next = await addTwenty(add, 0.2);

    expect(new Set(next)).toEqual(new Set(['here']));
  });

  it('tells of a refusal and goes on with the next rows', async () => {
    const outcomes = [() => Promise.reject(new Error('refused')), () => Promise.resolve(0.1)];
    const append = addWhereQuicker({
      here: () => (outcomes.shift() ?? (() => Promise.resolve(0)))(),
      onThread: () => Promise.reject(new Error('not the thread')),
    });

    const refused = append(clicks, []);

    await expect(refused).rejects.toThrow('refused');
    await expect(append(clicks, [])).resolves.toBeUndefined();
  });
});
