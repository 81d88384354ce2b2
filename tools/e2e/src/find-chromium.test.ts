import { expect, test } from '@playwright/test';
import { findChromium } from './find-chromium';

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
