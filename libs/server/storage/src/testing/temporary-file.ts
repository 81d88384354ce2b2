import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a test may put a SQLite file. */
export interface TemporaryFile {
  /** A folder of the test's own. */
  readonly folder: string;
  /** A path in it, where nothing is yet. */
  readonly file: string;
}

/** Gives each test of a describe its own place for a SQLite file, which is removed after it. To be read within a test only. */
export function temporaryFileForEach(): TemporaryFile {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-storage-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return {
    get folder() {
      return folder;
    },
    get file() {
      return join(folder, 'storage.sqlite');
    },
  };
}
