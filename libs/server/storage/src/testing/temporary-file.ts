import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryFile {
  readonly folder: string;
  readonly file: string;
}

/** A folder for each test, removed after it; only read it within a test. */
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
