import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';

/** Where Chromium may be: the path that somebody names, and the one where the system has it. */
interface ChromiumPlaces {
  readonly named: string | undefined;
  readonly installed: string;
}

/**
 * Returns the path of the Chromium to drive: the one that CHROMIUM names, else the system's, else the one that
 * `npx playwright install chromium` downloads. Returns null when it isn't there.
 */
export function findChromium(
  { named, installed }: ChromiumPlaces = {
    named: process.env['CHROMIUM'],
    installed: '/usr/bin/chromium',
  },
): string | null {
  const candidates = named === undefined ? [installed, chromium.executablePath()] : [named];
  return candidates.find((path) => existsSync(path)) ?? null;
}
