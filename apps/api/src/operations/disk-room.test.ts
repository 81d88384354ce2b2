import { createDiskRoom } from './disk-room';

const megabyte = 1024 * 1024;

describe('the free disk space', () => {
  const room = (free: Readonly<Record<string, number>>, hasReserve = true) =>
    createDiskRoom({
      folders: ['/journal', '/database'],
      hasReserve: () => hasReserve,
      freeBytesOf: async (folder) => {
        const bytes = free[folder];
        if (bytes === undefined) throw new Error('no such folder');
        return bytes;
      },
    })();

  it('is sufficient while each disk has some megabytes left', async () => {
    expect(await room({ '/journal': 20 * megabyte, '/database': 9 * megabyte })).toBe(true);
    expect(await room({ '/journal': 20 * megabyte, '/database': 7 * megabyte })).toBe(false);
  });

  it('is insufficient while the journal lacks its reserve', async () => {
    expect(await room({ '/journal': 20 * megabyte, '/database': 20 * megabyte }, false)).toBe(false);
  });

  it('is assumed when a disk cannot be read', async () => {
    expect(await room({ '/journal': 20 * megabyte })).toBe(true);
  });
});
