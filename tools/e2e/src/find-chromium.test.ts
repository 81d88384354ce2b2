import { expect, test } from '@playwright/test';
import { findChromium } from './find-chromium';

const there = process.execPath;
const missing = '/nowhere/chromium';

test('uses the Chromium that is named, before the one of the system', () => {
  expect(findChromium({ named: there, installed: missing })).toBe(there);
});

test('finds nothing when the named one is missing, rather than quietly another', () => {
  expect(findChromium({ named: missing, installed: there })).toBeNull();
});

test('uses the one of the system when none is named', () => {
  expect(findChromium({ named: undefined, installed: there })).toBe(there);
});
