/** What a deployment tells its apps. */
export interface AppConfig {
  readonly origins: AppOrigins;
  /** Whether tracking is asked for first, or taken for granted until somebody refuses. */
  readonly consent: 'required' | 'implied';
  /** Whether the test pages of S§2 are there; they are unless the operator switches them off. */
  readonly hasTestPages: boolean;
  /** How shoppers sign in: to real accounts, or by the mock of S§1, where nothing is checked or kept. */
  readonly shopperAuth: 'api' | 'mock';
}

/** Where the three apps are reached, as origins without a slash at the end; null for one that this deployment does not tell. */
export interface AppOrigins {
  readonly shopper: string | null;
  readonly merchant: string | null;
  readonly admin: string | null;
}

const untold: AppConfig = {
  origins: { shopper: null, merchant: null, admin: null },
  consent: 'required',
  hasTestPages: true,
  shopperAuth: 'api',
};

/**
 * Reads /config.json, which a deployment serves beside index.html: {"shopperOrigin", "merchantOrigin", "adminOrigin",
 * "consent", "testPages", "shopperAuth"}. A file that is missing or unreadable, and a value that is not one of those known, count as not
 * told: no origin, consent asked for first, test pages, real accounts. Never throws.
 */
export async function readAppConfig(fetch: typeof globalThis.fetch): Promise<AppConfig> {
  try {
    const answer = await fetch('/config.json', { headers: { accept: 'application/json' } });
    return answer.ok ? configOf(await answer.json()) : untold;
  } catch {
    // Not told is an answer of its own: the careful one.
    return untold;
  }
}

function configOf(config: unknown): AppConfig {
  if (typeof config !== 'object' || config === null) return untold;
  const values = new Map(Object.entries(config));
  return {
    origins: {
      shopper: originOf(values.get('shopperOrigin')),
      merchant: originOf(values.get('merchantOrigin')),
      admin: originOf(values.get('adminOrigin')),
    },
    consent: values.get('consent') === 'implied' ? 'implied' : 'required',
    hasTestPages: values.get('testPages') !== false,
    shopperAuth: values.get('shopperAuth') === 'mock' ? 'mock' : 'api',
  };
}

function originOf(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const { protocol, origin } = new URL(value);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}
