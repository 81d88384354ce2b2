import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readInstallationSecrets, refuseInstallation } from './installation-secrets';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installation-'));
  file = join(folder, 'installation-secrets.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reuses the secrets at the next start byte for byte, readable only by their owner', () => {
  const first = readInstallationSecrets(folder);
  const bytes = readFileSync(file, 'utf8');

  expect(readInstallationSecrets(folder)).toEqual(first);
  expect(readFileSync(file, 'utf8')).toBe(bytes);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(new Set(Object.values(first)).size).toBe(5);
});

it.each([0o640, 0o604, 0o660])('refuses secrets that others may touch (mode %o)', (mode) => {
  readInstallationSecrets(folder);
  chmodSync(file, mode);

  expect(() => readInstallationSecrets(folder)).toThrow(`Run: chmod 600 ${file}`);
});

it('never replaces damaged secrets', () => {
  writeFileSync(file, '{"sessionSecret":"existing"}', { mode: 0o600 });

  expect(() => readInstallationSecrets(folder)).toThrow('is damaged');
  expect(readFileSync(file, 'utf8')).toBe('{"sessionSecret":"existing"}');
});

it('creates no secrets for a database that was sealed with others', () => {
  writeFileSync(join(folder, 'pricehunt.db'), '');

  expect(() => readInstallationSecrets(folder)).toThrow('Restore the file from your backup');
});

it("never starts in the demo's folder, nor the demo in the folder of an installation", () => {
  expect(() => refuseInstallation(folder)).not.toThrow();
  readInstallationSecrets(folder);
  expect(() => refuseInstallation(folder)).toThrow('contains a real installation');

  writeFileSync(join(folder, 'demo-stores.json'), '[]');
  expect(() => readInstallationSecrets(folder)).toThrow('contains demo data');
});
