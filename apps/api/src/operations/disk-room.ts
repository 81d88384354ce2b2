import { statfs } from 'node:fs/promises';

/** In bytes: a checkpoint and the log of a SQLite file need some megabytes. */
const freeBytesMin = 8 * 1024 * 1024;

/** Skips a folder whose disk can't be read. */
export function createDiskRoom(options: {
  readonly folders: readonly string[];
  readonly hasReserve: () => boolean;
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
