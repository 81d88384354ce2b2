import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

export interface StoredFile {
  readonly fileKey: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly digest: string;
  readonly byteCount: number;
}

/** Feed files in one folder, by key. A file exists whole or not at all, even after a crash. */
export interface FeedFiles {
  /** Throws FileTooLarge beyond the limit; errors of the source pass through. */
  save(fileKey: string, bytes: AsyncIterable<Uint8Array>, bytesMax: number): Promise<StoredFile>;
  read(fileKey: string): AsyncIterable<Uint8Array>;
  has(fileKey: string): Promise<boolean>;
  remove(fileKey: string): Promise<void>;
}

export class FileTooLarge extends Error {}

export function openFeedFiles(folder: string): FeedFiles {
  const pathOf = (fileKey: string) => {
    if (!/^[a-zA-Z0-9-]{1,80}$/.test(fileKey)) throw new Error('This is not a feed file key.');
    return join(folder, `${fileKey}.feed`);
  };
  return {
    async save(fileKey, bytes, bytesMax) {
      await mkdir(folder, { recursive: true });
      const part = `${pathOf(fileKey)}.part`;
      const digest = createHash('sha256');
      let byteCount = 0;
      async function* measured() {
        for await (const piece of bytes) {
          byteCount += piece.byteLength;
          if (byteCount > bytesMax) throw new FileTooLarge();
          digest.update(piece);
          yield piece;
        }
      }
      try {
        await pipeline(measured, createWriteStream(part));
        await settle(part);
        await rename(part, pathOf(fileKey));
      } finally {
        await rm(part, { force: true });
      }
      return { fileKey, digest: digest.digest('hex'), byteCount };
    },
    read: (fileKey) => createReadStream(pathOf(fileKey)),
    async has(fileKey) {
      try {
        return (await stat(pathOf(fileKey))).isFile();
      } catch (failure) {
        if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return false;
        throw failure;
      }
    },
    remove: (fileKey) => rm(pathOf(fileKey), { force: true }),
  };
}

async function settle(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
