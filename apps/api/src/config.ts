import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { trustedProxyProblem } from './access/trusted-proxy';
import { weaknessOf } from './access/weak-secret';

const list = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .pipe(z.array(z.string()));

const origin = z.url({ protocol: /^https?$/ }).refine((value) => new URL(value).origin === value, {
  message: 'must be an origin such as https://pricehunt.example, without a path',
});

/** "Lumen Supply=https://lumen.example" (label and URL), or the URL alone. */
const namedAddress = z
  .string()
  .regex(/^([^=:/]+=)?https?:\/\/[^\s/]+/, 'must be NAME=URL or a URL')
  .transform((text) => {
    const [, name = null, address = text] = /^(?:([^=:/]+)=)?(.*)$/.exec(text) ?? [];
    return { name: name?.trim() ?? null, address };
  });

const hours = z.coerce
  .number()
  .positive()
  .max(24 * 366);

const hostAndPort = z.string().regex(/^[a-z0-9.[\]:-]+:\d{1,5}$/, 'must be exact host:port pairs');

/** Returns the text itself when it isn't JSON; no object schema accepts that. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const byDomain = z.record(z.string(), z.string());
const text = z.exactOptional(z.string());
const impactIds = z.exactOptional(
  z.strictObject({ template: text, partnerId: text, adId: text, campaignId: text }),
);

const affiliateIds = z.strictObject({
  amazon: z.exactOptional(byDomain),
  ebay: z.exactOptional(z.strictObject({ campaignId: z.string(), rotationIds: z.exactOptional(byDomain) })),
  walmart: impactIds,
  target: impactIds,
  bestbuy: impactIds,
  apple: z.exactOptional(z.strictObject({ token: z.string() })),
  playstation: z.exactOptional(z.strictObject({ template: text, camref: text })),
  newegg: z.exactOptional(z.strictObject({ template: text, siteId: text, merchantId: text })),
  costco: z.exactOptional(z.strictObject({ template: text })),
});

const signInProvider = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,64}$/, 'must be lower-case letters, digits and hyphens'),
  label: z.string().trim().min(1).max(60),
  issuer: z
    .url({ protocol: /^https?$/ })
    .refine(isHttpsOrLoopback, 'must be https unless it is on loopback')
    .refine(
      (issuer) => !/\/\.well-known\/|[?#]/.test(issuer),
      'must be the issuer, without /.well-known/ and query',
    )
    .transform((issuer) => new URL(issuer).href),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  clientAuthentication: z.enum(['basic', 'post']).default('basic'),
  emailDomains: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^[^@*\s]+\.[^@*\s]+$/, 'must be a domain, such as example.com'),
    )
    .default([]),
  for: z.array(z.enum(['business', 'admin'])).min(1),
});

function isHttpsOrLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLoopbackName(hostname);
}

function isLoopbackName(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const schema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe('Environment: production, development or test.'),
  HOST: z.string().default('127.0.0.1').describe('Address that the API listens on.'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000).describe('Port of the API.'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(4001)
    .describe('Port of the API’s /metrics, separate from the public port.'),
  LOOP_DELAY_MS_MAX: z.coerce
    .number()
    .int()
    .min(0)
    .default(1_000)
    .describe(
      'Event loop delay in milliseconds above which the API returns 503 with Retry-After; 0 turns this off.',
    ),
  WORKER_METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(4003)
    .describe(
      'Port of the worker’s /metrics, /healthz and /readyz. Each worker on a machine needs its own; 0 lets the system choose.',
    ),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite|postgres|postgresql):/, 'must start with sqlite: or postgres:')
    .default('sqlite:data/pricehunt.db')
    .describe('sqlite:PATH (embedded) or postgres://… (for several processes).'),
  DATABASE_CONNECTIONS_MAX: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe(
      'PostgreSQL: maximum number of connections per process. The job queue and the listener use up to 3 more.',
    ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe(
      'Secret. redis://… of a Redis 7 for sessions and rate limits. Without it, the database does both.',
    ),
  CLICK_JOURNAL_FOLDER: z
    .string()
    .min(1)
    .default('data/click-journal')
    .describe('Folder where clicks are stored while the database is unavailable.'),
  FEED_FOLDER: z
    .string()
    .min(1)
    .default('data/feeds')
    .describe('Folder for merchants’ feed files, shared by the API and the worker.'),
  SHOPPER_ORIGIN: origin.describe('Origin of the public site.'),
  MERCHANT_ORIGIN: origin.describe('Origin of the merchant dashboard.'),
  ADMIN_ORIGIN: origin.describe('Origin of the admin console.'),
  REDIRECT_SIGNING_KEYS: list
    .pipe(z.array(z.string().min(32, 'each key needs at least 32 characters')).min(1))
    .describe('Secret. Keys that sign outbound links, newest first. Older keys still verify links.'),
  SESSION_SECRETS: list
    .pipe(z.array(z.string().min(32, 'each secret needs at least 32 characters')).min(1))
    .describe('Secret. Secrets that sign session cookies, newest first. Older ones still verify cookies.'),
  ENCRYPTION_KEYS: list
    .pipe(z.array(z.string().min(32, 'each key needs at least 32 characters')).min(1))
    .describe('Secret. Keys that encrypt secrets in the database, newest first. Older keys still decrypt.'),
  SHOPPER_SESSION_IDLE_HOURS: hours.default(720).describe('Hours until an idle shopper session ends.'),
  SHOPPER_SESSION_HOURS: hours
    .default(4320)
    .describe('Hours until a shopper session ends, even if it is in use.'),
  BUSINESS_SESSION_IDLE_HOURS: hours.default(8).describe('Hours until an idle business session ends.'),
  BUSINESS_SESSION_HOURS: hours
    .default(168)
    .describe('Hours until a business session ends, even if it is in use.'),
  ADMIN_LISTEN: z
    .union([hostAndPort, z.enum(['public', 'none'])])
    .optional()
    .describe(
      'host:port of a separate listener for the admin console; public: use the public listener; none: not in this process. Defaults to 127.0.0.1:4002 in production with https origins, otherwise to public.',
    ),
  ADMIN_TOTP: z
    .enum(['required', 'optional'])
    .optional()
    .describe('Whether admins need two-factor authentication. Defaults to required in production.'),
  ADMIN_SESSION_IDLE_HOURS: hours.default(0.5).describe('Hours until an idle admin session ends.'),
  ADMIN_SESSION_HOURS: hours.default(12).describe('Hours until an admin session ends, even if it is in use.'),
  SIGN_IN_PROVIDERS: z
    .string()
    .default('[]')
    .transform(readJson)
    .pipe(z.array(signInProvider))
    .describe(
      'Secret. OpenID Connect providers for signing in to the merchant dashboard and the admin console, as a JSON list of {"id", "label", "issuer", "clientId", "clientSecret", "for"}, "emailDomains" to allow only these, and "clientAuthentication" ("basic" or "post"; default "basic"). "for" lists business and admin. The redirect URI is /provider-sign-in/ID at MERCHANT_ORIGIN and ADMIN_ORIGIN.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Secret. Mail server: smtp://USER:PASSWORD@HOST:587 or smtps://…. Without it, e-mails are stored in MAILBOX_FOLDER.',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'must be an address, or NAME <ADDRESS>')
    .default('PriceHunt <mail@localhost>')
    .describe('Sender of e-mails. Set it together with SMTP_URL.'),
  MAILBOX_FOLDER: z
    .string()
    .min(1)
    .default('data/mailbox')
    .describe('Folder where e-mails are stored as .eml files when SMTP_URL is not set.'),
  TRUST_PROXY: list.default([]).describe('IP addresses or ranges of the proxies in front of the API.'),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/, 'must be the name of a header')
    .optional()
    .describe(
      'Header with the visitor’s country, set by a proxy in TRUST_PROXY, such as CF-IPCountry. The proxy must set or remove it on every request. Without it, countries are unknown.',
    ),
  OUTBOUND_ALLOW: list
    .pipe(z.array(hostAndPort))
    .default([])
    .describe(
      'Exact host:port pairs that may be fetched and redirected to even if they are private, without https or on another port.',
    ),
  OUTBOUND_CONTACT: z
    .string()
    .min(3)
    .optional()
    .describe('How shops can contact the operator, sent in the User-Agent. Defaults to SHOPPER_ORIGIN.'),
  UCP_CATALOGS: list
    .pipe(z.array(namedAddress))
    .prefault('Shopify catalog=https://catalog.shopify.com/api/ucp/mcp')
    .describe(
      'UCP catalog endpoints to query for offers, each NAME=URL or a URL. A single comma means none.',
    ),
  UCP_AGENT_PROFILE: z
    .url({ protocol: /^https?$/ })
    .default('https://shopify.dev/ucp/agent-profiles/2026-04-08/valid-with-capabilities.json')
    .describe('Public agent profile that UCP catalogs require.'),
  SEARXNG_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'URL of a SearXNG instance for web search, such as http://searxng:8080. It may be private. Only searches are sent there.',
    ),
  BROWSER_URL: z
    .url({ protocol: /^(https?|wss?)$/ })
    .optional()
    .describe(
      'DevTools URL of your own Chromium, such as http://browser:9222, for shops that need a browser. It may be private and needs no network access.',
    ),
  EXCHANGE_RATES_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml')
    .describe('URL of daily exchange rates in the European Central Bank’s format.'),
  STOREFRONTS: list
    .pipe(z.array(namedAddress))
    .default([])
    .describe('Shopify storefronts to search in every comparison, each NAME=ORIGIN or an origin.'),
  MARKETPLACE_ADDRESSES: list
    .pipe(z.array(namedAddress))
    .default([])
    .transform((named) => Object.fromEntries(named.map(({ name, address }) => [name ?? '', address])))
    .describe(
      'URLs to use instead of the marketplaces’ APIs, for testing: ID=URL, such as ebay=http://127.0.0.1:4500.',
    ),
  SHOPIFY_CLIENT_ID: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,80}$/, 'must be the client ID of your Shopify app')
    .optional()
    .describe(
      'Client ID of your Shopify app, which merchants install instead of creating an app of their own. Set it together with SHOPIFY_CLIENT_SECRETS.',
    ),
  SHOPIFY_CLIENT_SECRETS: list
    .pipe(z.array(z.string().min(16, 'each secret needs at least 16 characters')))
    .default([])
    .describe(
      'Secret. Client secrets of your Shopify app, newest first. Older ones still verify webhooks while Shopify rotates them.',
    ),
  AFFILIATE_IDS: z
    .string()
    .default('{}')
    .transform(readJson)
    .pipe(affiliateIds)
    .describe('Affiliate IDs by program as JSON. None by default.'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, 'must be 65 bytes in base64url')
    .optional()
    .describe('Public key for push notifications. They are off unless all three VAPID variables are set.'),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes in base64url')
    .optional()
    .describe('Secret. Private key for push notifications.'),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)/, 'must start with mailto: or https://')
    .optional()
    .describe('Contact for push services: mailto:… or https://….'),
  COMPARISON_DEADLINE_MS: z.coerce
    .number()
    .int()
    .min(500)
    .max(30_000)
    .default(6_000)
    .describe('Time limit for the offer sources of one comparison, in milliseconds.'),
  PAGE_READING_THREADS: z.coerce
    .number()
    .int()
    .min(0)
    .max(8)
    .default(2)
    .describe('Number of threads that parse shop pages. 0 uses the request thread.'),
  TRACES_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'URL of an OpenTelemetry collector (OTLP over HTTP), such as http://127.0.0.1:4318/v1/traces. Without it, nothing is traced.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Log level.'),
});

export type Config = z.infer<typeof schema>;

export class ConfigurationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      `The configuration is incomplete or invalid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
    this.name = 'ConfigurationError';
  }
}

/** NAME_FILE may point to a file with the value. Throws ConfigurationError with all problems at once. */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given: Record<string, string> = {};
  const unreadable: string[] = [];
  for (const name of Object.keys(schema.shape)) {
    const file = environment[`${name}_FILE`];
    const value = file === undefined || file === '' ? environment[name] : readSecret(file);
    if (value === null) unreadable.push(`${name}_FILE: ${file ?? ''} can’t be read`);
    else if (value !== undefined && value !== '') given[name] = value;
  }
  const parsed = schema.safeParse(given);
  if (!parsed.success || unreadable.length > 0) {
    const isUnread = (name: string) => unreadable.some((problem) => problem.startsWith(`${name}_FILE:`));
    const problems = (parsed.error?.issues ?? [])
      .map((issue) => ({ name: String(issue.path[0]), path: issue.path.join('.'), message: issue.message }))
      .filter(({ name }) => !isUnread(name))
      .map(({ name, path, message }) => `${path}: ${name in given ? message : 'is missing'}`);
    throw new ConfigurationError([...unreadable, ...problems]);
  }
  return checked(parsed.data);
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}

function signInProviderProblems(providers: Config['SIGN_IN_PROVIDERS']): readonly string[] {
  const repeats = (values: readonly string[]) => [
    ...new Set(values.filter((value, place) => values.indexOf(value) < place)),
  ];
  return [
    ...repeats(providers.map(({ id }) => id)).map(
      (id) => `SIGN_IN_PROVIDERS: each provider needs its own id, and ${id} is used twice`,
    ),
    ...repeats(providers.map(({ issuer }) => issuer)).map(
      (issuer) =>
        `SIGN_IN_PROVIDERS: two entries have the issuer ${issuer}. Use one entry, and list both consoles in its "for"`,
    ),
  ];
}

function checked(config: Config): Config {
  const problems: string[] = [];
  const isSecure = config.SHOPPER_ORIGIN.startsWith('https:');
  problems.push(...originProblems(config), ...secretProblems(config));
  for (const range of config.TRUST_PROXY) {
    const problem = trustedProxyProblem(range);
    if (problem !== null) problems.push(`TRUST_PROXY: ${problem}`);
  }
  const push = [config.VAPID_PUBLIC_KEY, config.VAPID_PRIVATE_KEY, config.VAPID_SUBJECT];
  if (push.some((part) => part === undefined) && push.some((part) => part !== undefined)) {
    problems.push('VAPID_PUBLIC_KEY: set all three VAPID variables or none');
  }
  if ((config.SHOPIFY_CLIENT_ID === undefined) !== (config.SHOPIFY_CLIENT_SECRETS.length === 0)) {
    problems.push('SHOPIFY_CLIENT_ID: set it together with SHOPIFY_CLIENT_SECRETS');
  }
  problems.push(...signInProviderProblems(config.SIGN_IN_PROVIDERS));
  if (config.SMTP_URL !== undefined && config.MAIL_FROM.endsWith('@localhost>')) {
    problems.push('MAIL_FROM: set the sender of e-mails when SMTP_URL is set');
  }
  if (isSecure && config.TRUST_PROXY.length === 0) {
    problems.push('TRUST_PROXY: set the proxy that terminates TLS for the https origin');
  }
  if (config.COUNTRY_HEADER !== undefined && config.TRUST_PROXY.length === 0) {
    problems.push('TRUST_PROXY: set the proxy that sends COUNTRY_HEADER; otherwise anyone could forge it');
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  return config;
}

const originNames = ['SHOPPER_ORIGIN', 'MERCHANT_ORIGIN', 'ADMIN_ORIGIN'] as const;

/** All three origins must be https or all on this machine: sessions are only as safe as the weakest. */
function originProblems(config: Config): readonly string[] {
  const secure = originNames.filter((name) => config[name].startsWith('https:'));
  return originNames.flatMap((name) => {
    if (secure.includes(name)) return [];
    const { hostname } = new URL(config[name]);
    if (!isLoopbackName(hostname)) {
      return [
        `${name}: must be https unless it is on loopback; put a proxy with a certificate in front of it`,
      ];
    }
    return secure.length === 0
      ? []
      : [`${name}: must be https because ${secure.join(' and ')} is, so cookies require https`];
  });
}

const secretNames = ['REDIRECT_SIGNING_KEYS', 'SESSION_SECRETS', 'ENCRYPTION_KEYS'] as const;

function secretProblems(config: Config): readonly string[] {
  return secretNames.flatMap((name) =>
    config[name].flatMap((secret, place) => {
      const weakness = weaknessOf(secret);
      return weakness === null ? [] : [`${name}.${place}: ${weakness}`];
    }),
  );
}
