/** A deployment's configuration. */
export interface AppConfig {
  readonly origins: AppOrigins;
  /** Whether tracking needs consent first or runs until declined. */
  readonly consent: 'required' | 'implied';
  /** Whether the test pages of S§2 are there; they are unless the operator switches them off. */
  readonly hasTestPages: boolean;
  /** Whether shoppers sign in to real accounts or by the mock of S§1. */
  readonly shopperAuth: 'api' | 'mock';
}

/** The origins of the three apps without a trailing slash; null when not configured. */
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
 * Reads /config.json: {"shopperOrigin", "merchantOrigin", "adminOrigin", "consent", "testPages", "shopperAuth"}.
 * Anything missing or invalid has a safe default: no origin, consent first, test pages, real accounts. Never throws.
 */
export async function readAppConfig(fetch: typeof globalThis.fetch): Promise<AppConfig> {
  try {
    const answer = await fetch('/config.json', { headers: { accept: 'application/json' } });
    return answer.ok ? configOf(await answer.json()) : untold;
  } catch {
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
