import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from './find-chromium';

const there = process.execPath;
const missing = '/nowhere/chromium';

test('prefers the configured Chromium to the system’s', () => {
  expect(findChromium({ named: there, installed: missing })).toBe(there);
});

test('finds nothing when the configured one is missing, instead of silently using another', () => {
  expect(findChromium({ named: missing, installed: there })).toBeNull();
});

test('uses the system’s when none is configured', () => {
  expect(findChromium({ named: undefined, installed: there })).toBe(there);
});

test('uses the headless shell beside a Chromium, and no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  const [beside, alone] = [join(folder, 'chromium'), join(folder, 'chrome')];
  const shell = `${beside}-headless-shell`;
  writeFileSync(shell, '');

  const found = [beside, alone, null].map((chromium) => findHeadlessShell(chromium));

  rmSync(folder, { recursive: true });
  expect(found).toEqual([shell, null, null]);
});
