import { createGroupCommit, TooManyWaiting } from './group-commit';

describe('group commit', () => {
  it('writes concurrent records in one transaction', async () => {
    const groups: number[][] = [];
    const group = createGroupCommit<number, void>({
      write: async (entries) => void groups.push([...entries]),
      waitingMax: 10,
    });

    await Promise.all([1, 2, 3].map((entry) => group.store(entry)));
    await group.store(4);

    expect(groups).toEqual([[1, 2, 3], [4]]);
  });

  it('rejects for each record of a failed transaction, and continues', async () => {
    let isDown = true;
    const group = createGroupCommit<number, void>({
      write: async () => {
        if (isDown) throw new Error('down');
      },
      waitingMax: 10,
    });

    const lost = await Promise.allSettled([group.store(1), group.store(2)]);
    isDown = false;
    const accepted = await Promise.allSettled([group.store(3)]);

    expect([...lost, ...accepted].map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  it('limits the records that wait', async () => {
    const group = createGroupCommit<number, void>({ write: async () => undefined, waitingMax: 1 });

    const [first, second] = await Promise.allSettled([group.store(1), group.store(2)]);

    expect(first?.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: expect.any(TooManyWaiting) });
  });
});
