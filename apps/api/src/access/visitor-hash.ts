import type { Storage } from '@pricehunt/storage';
import ipaddr from 'ipaddr.js';
import { createHmac, randomBytes } from 'node:crypto';
import pTimeout from 'p-timeout';
import * as z from 'zod';

/** Tells visitors of one site on one day apart, and nothing else of them (PRIV-4). */
export interface VisitorHasher {
  /** Hashes site (with or without www), address and browser with the day's salt; null without the salt. */
  hash(visitor: {
    readonly site: string;
    readonly address: string;
    readonly userAgent: string | null;
  }): Promise<string | null>;
}

const settingKey = 'visitor-salt';
const saltSchema = z.object({ day: z.string(), salt: z.string() });
type DailySalt = z.infer<typeof saltSchema>;

/** The salt changes daily. Addresses are shortened to /24 or /48 before hashing, and never stored. */
export function createVisitorHasher(options: {
  readonly storage: Pick<Storage, 'atomically' | 'settings'>;
  /** How long one visitor waits for the salt, in milliseconds. */
  readonly saltMsMax: number;
  readonly now: () => Date;
  readonly report: (failure: unknown, what: string) => void;
}): VisitorHasher {
  let known: { readonly day: string; readonly salt: Promise<DailySalt | null> } | null = null;
  let made: DailySalt | null = null;

  async function readSalt(day: string): Promise<DailySalt | null> {
    try {
      // Another process has often created it already, and reading waits for no writer.
      const made = await storedSalt(options.storage.settings, day);
      if (made !== null) return made;
      return await options.storage.atomically(async ({ settings }) => {
        const stored = await storedSalt(settings, day);
        if (stored !== null) return stored;
        const fresh = { day, salt: randomBytes(32).toString('base64url') };
        await settings.saveSetting(settingKey, fresh);
        return fresh;
      });
    } catch (failure) {
      options.report(failure, 'could not read the visitor salt');
      known = null;
      return null;
    }
  }

  return {
    hash: async ({ site, address, userAgent }) => {
      const day = options.now().toISOString().slice(0, 10);
      if (made?.day !== day) {
        if (known?.day !== day) known = { day, salt: readSalt(day) };
        const salt = await pTimeout(known.salt, { milliseconds: options.saltMsMax, fallback: () => null });
        if (salt === null) return null;
        made = salt;
      }
      return createHmac('sha256', made.salt)
        .update(JSON.stringify([site.replace(/^www\./, ''), shortened(address), userAgent]))
        .digest('base64url')
        .slice(0, 22);
    },
  };
}

async function storedSalt(
  settings: Pick<Storage['settings'], 'findSetting'>,
  day: string,
): Promise<DailySalt | null> {
  const stored = saltSchema.safeParse(await settings.findSetting(settingKey));
  return stored.success && stored.data.day === day ? stored.data : null;
}

function shortened(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  return parsed
    .toByteArray()
    .slice(0, parsed.kind() === 'ipv4' ? 3 : 6)
    .join('.');
}
