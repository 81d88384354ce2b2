import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDemoSecrets } from './demo-secrets';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'demo-secrets-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('reuses the secrets at the next start, readable only by their owner', () => {
  const first = readDemoSecrets(folder);

  expect(readDemoSecrets(folder)).toEqual(first);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

it('creates a secret missing from an older data folder and preserves the others', () => {
  writeFileSync(join(folder, 'secrets.json'), '{"sessionSecret":"existing"}');

  const secrets = readDemoSecrets(folder);

  expect(secrets.sessionSecret).toBe('existing');
  expect(secrets.encryptionKey).toHaveLength(43);
  expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).toEqual(secrets);
});
