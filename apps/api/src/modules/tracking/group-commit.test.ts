import { createGroupCommit, TooManyWaiting } from './group-commit';

describe('group commit', () => {
  it('writes concurrent records in one transaction', async () => {
    const groups: number[][] = [];
    const group = createGroupCommit<number>({
      write: async (entries) => void groups.push([...entries]),
      waitingMax: 10,
    });

    await Promise.all([1, 2, 3].map((entry) => group.keep(entry)));
    await group.keep(4);

    expect(groups).toEqual([[1, 2, 3], [4]]);
  });

  it('rejects for each record of a failed transaction, and continues', async () => {
    let isDown = true;
    const group = createGroupCommit<number>({
      write: async () => {
        if (isDown) throw new Error('down');
      },
      waitingMax: 10,
    });

    const lost = await Promise.allSettled([group.keep(1), group.keep(2)]);
    isDown = false;
    const kept = await Promise.allSettled([group.keep(3)]);

    expect([...lost, ...kept].map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  it('limits the records that wait', async () => {
    const group = createGroupCommit<number>({ write: async () => undefined, waitingMax: 1 });

    const [first, second] = await Promise.allSettled([group.keep(1), group.keep(2)]);

    expect(first?.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: expect.any(TooManyWaiting) });
  });
});
