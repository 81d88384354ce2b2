export interface AppConfig {
  readonly origins: AppOrigins;
  /** Whether tracking needs consent first or runs until declined. */
  readonly consent: 'required' | 'implied';
  /** The test pages of S§2; on by default. */
  readonly hasTestPages: boolean;
  /** Real accounts, or the mock of S§1. */
  readonly shopperAuth: 'api' | 'mock';
}

/** Origins without a trailing slash; null when not configured. */
export interface AppOrigins {
  readonly shopper: string | null;
  readonly merchant: string | null;
  readonly admin: string | null;
}

const defaults: AppConfig = {
  origins: { shopper: null, merchant: null, admin: null },
  consent: 'required',
  hasTestPages: true,
  shopperAuth: 'api',
};

/** Missing or invalid values get a safe default: no origin, consent first, test pages, real accounts. Never throws. */
export async function readAppConfig(fetch: typeof globalThis.fetch): Promise<AppConfig> {
  try {
    const answer = await fetch('/config.json', { headers: { accept: 'application/json' } });
    return answer.ok ? configOf(await answer.json()) : defaults;
  } catch {
    return defaults;
  }
}

function configOf(config: unknown): AppConfig {
  if (typeof config !== 'object' || config === null) return defaults;
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
