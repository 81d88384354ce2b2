import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';

/** The configured path and the system's path. */
interface ChromiumPlaces {
  readonly named: string | undefined;
  readonly installed: string;
}

/** Returns the Chromium in CHROMIUM, else the system's, else Playwright's. Returns null when there is none. */
export function findChromium(
  { named, installed }: ChromiumPlaces = {
    named: process.env['CHROMIUM'],
    installed: '/usr/bin/chromium',
  },
): string | null {
  const candidates = named === undefined ? [installed, chromium.executablePath()] : [named];
  return candidates.find((path) => existsSync(path)) ?? null;
}

/**
 * The headless shell that Debian installs beside a Chromium. It renders alike without building the windows that no journey looks
 * at, and has no extensions. Returns null when there is none.
 */
export function findHeadlessShell(chromium: string | null = findChromium()): string | null {
  const shell = `${chromium}-headless-shell`;
  return existsSync(shell) ? shell : null;
}
