import { statfs } from 'node:fs/promises';

/** Less free room than this is none, in bytes: a checkpoint and the log of a SQLite file need some megabytes. */
const freeBytesMin = 8 * 1024 * 1024;

/** Whether the disks of the folders have room, and the journal its reserve. A folder that cannot be asked about is left out. */
export function createDiskRoom(options: {
  readonly folders: readonly string[];
  readonly hasReserve: () => boolean;
  /** How many bytes may still be written under a folder. */
  readonly freeBytesOf?: (folder: string) => Promise<number>;
}): () => Promise<boolean> {
  const { folders, hasReserve, freeBytesOf = freeBytesUnder } = options;
  return async () => {
    if (!hasReserve()) return false;
    const free = await Promise.all(
      folders.map((folder) => freeBytesOf(folder).catch(() => Number.POSITIVE_INFINITY)),
    );
    return free.every((bytes) => bytes >= freeBytesMin);
  };
}

async function freeBytesUnder(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
