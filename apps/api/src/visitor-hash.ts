import type { Storage } from '@pricehunt/storage';
import ipaddr from 'ipaddr.js';
import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';

/** Tells visitors of one site on one day apart, and nothing else of them (PRIV-4). */
export interface VisitorHasher {
  /** Hash of site (with or without www), shortened address and browser with the day's salt; null while the salt cannot be read. */
  hash(visitor: {
    readonly site: string;
    readonly address: string;
    readonly userAgent: string | null;
  }): Promise<string | null>;
}

const settingKey = 'visitor-salt';
const saltSchema = z.object({ day: z.string(), salt: z.string() });
type DailySalt = z.infer<typeof saltSchema>;

/**
 * The salt is random, shared through the storage by all processes, and replaced by the next day's: then nobody can tell any
 * more who a hash was. Addresses are shortened to /24 or /48 before they are hashed, and are never kept.
 */
export function createVisitorHasher(options: {
  readonly storage: Pick<Storage, 'atomically'>;
  readonly now: () => Date;
  readonly report: (failure: unknown, what: string) => void;
}): VisitorHasher {
  let known: { readonly day: string; readonly salt: Promise<DailySalt | null> } | null = null;

  async function readSalt(day: string): Promise<DailySalt | null> {
    try {
      return await options.storage.atomically(async ({ settings }) => {
        const stored = saltSchema.safeParse(await settings.findSetting(settingKey));
        if (stored.success && stored.data.day === day) return stored.data;
        const fresh = { day, salt: randomBytes(32).toString('base64url') };
        await settings.saveSetting(settingKey, fresh);
        return fresh;
      });
    } catch (failure) {
      options.report(failure, 'the salt for visitors could not be read');
      known = null;
      return null;
    }
  }

  return {
    hash: async ({ site, address, userAgent }) => {
      const day = options.now().toISOString().slice(0, 10);
      if (known?.day !== day) known = { day, salt: readSalt(day) };
      const salt = await known.salt;
      if (salt === null) return null;
      return createHmac('sha256', salt.salt)
        .update(JSON.stringify([site.replace(/^www\./, ''), shortened(address), userAgent]))
        .digest('base64url')
        .slice(0, 22);
    },
  };
}

/** The network of an address: /24 of IPv4, /48 of IPv6; what is no address is the empty text. */
function shortened(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  return parsed
    .toByteArray()
    .slice(0, parsed.kind() === 'ipv4' ? 3 : 6)
    .join('.');
}
