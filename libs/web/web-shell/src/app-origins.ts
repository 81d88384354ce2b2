/** Where the three apps are reached, as origins without a slash at the end; null for one that this deployment does not tell. */
export interface AppOrigins {
  readonly shopper: string | null;
  readonly merchant: string | null;
  readonly admin: string | null;
}

const unknownOrigins: AppOrigins = { shopper: null, merchant: null, admin: null };

/**
 * Reads /config.json, which a deployment serves beside index.html: {"shopperOrigin", "merchantOrigin", "adminOrigin"}.
 * A file that is missing or unreadable, and a value that is no http(s) origin, count as not told. Never throws.
 */
export async function readAppOrigins(fetch: typeof globalThis.fetch): Promise<AppOrigins> {
  try {
    const answer = await fetch('/config.json', { headers: { accept: 'application/json' } });
    return answer.ok ? originsOf(await answer.json()) : unknownOrigins;
  } catch {
    // Not told is an answer of its own: the screen that asked says that the other app is not reachable from here.
    return unknownOrigins;
  }
}

function originsOf(config: unknown): AppOrigins {
  if (typeof config !== 'object' || config === null) return unknownOrigins;
  const values = new Map(Object.entries(config));
  return {
    shopper: originOf(values.get('shopperOrigin')),
    merchant: originOf(values.get('merchantOrigin')),
    admin: originOf(values.get('adminOrigin')),
  };
}

function originOf(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const { protocol, origin } = new URL(value);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}
