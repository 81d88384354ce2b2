import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { trustedProxyProblem } from './trusted-proxy';
import { weaknessOf } from './weak-secret';

/** A comma-separated list. */
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

/** "Lumen Supply=https://lumen.example": what people call an address, and the address; or the address alone. */
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

/** The text's value, or the text itself, which no object schema takes. */
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

/** The operator's affiliate ids, by the nine retailers of S§5. */
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

const schema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe('Where it runs: production, development or test.'),
  HOST: z.string().default('127.0.0.1').describe('Address the API listens on.'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000).describe('Port of the API.'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(4001)
    .describe('Port of /metrics of the API, apart from the public one.'),
  WORKER_METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(4003)
    .describe(
      'Port of /metrics, /healthz and /readyz of the worker; workers on one machine need one each, 0 lets the system choose.',
    ),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite|postgres|postgresql):/, 'must begin with sqlite: or postgres:')
    .default('sqlite:data/pricehunt.db')
    .describe('sqlite:PATH (embedded) or postgres://… (several processes).'),
  DATABASE_CONNECTIONS_MAX: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe(
      'PostgreSQL: connections of one process at most; its job queue and its listener take up to 3 more.',
    ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe(
      'Secret. redis://… of a Redis 7 that keeps sessions and counts calls; without it the database does both.',
    ),
  CLICK_JOURNAL_FOLDER: z
    .string()
    .min(1)
    .default('data/click-journal')
    .describe('Where clicks are kept while the database cannot take them.'),
  FEED_FOLDER: z
    .string()
    .min(1)
    .default('data/feeds')
    .describe('Where files of merchants’ feeds are kept; API and worker share it.'),
  SHOPPER_ORIGIN: origin.describe('Origin of the public site.'),
  MERCHANT_ORIGIN: origin.describe('Origin of the merchant dashboard.'),
  ADMIN_ORIGIN: origin.describe('Origin of the admin console.'),
  REDIRECT_SIGNING_KEYS: list
    .pipe(z.array(z.string().min(32, 'each key needs at least 32 characters')).min(1))
    .describe('Secret. Keys that sign outbound links, newest first; older ones still verify.'),
  SESSION_SECRETS: list
    .pipe(z.array(z.string().min(32, 'each secret needs at least 32 characters')).min(1))
    .describe('Secret. Secrets that sign session cookies, newest first; older ones still verify.'),
  ENCRYPTION_KEYS: list
    .pipe(z.array(z.string().min(32, 'each key needs at least 32 characters')).min(1))
    .describe('Secret. Keys that seal secrets in the database, newest first; older ones still open.'),
  SHOPPER_SESSION_IDLE_HOURS: hours
    .default(720)
    .describe('Hours after which an unused session of a shopper ends.'),
  SHOPPER_SESSION_HOURS: hours
    .default(4320)
    .describe('Hours after which a session of a shopper ends, used or not.'),
  BUSINESS_SESSION_IDLE_HOURS: hours
    .default(8)
    .describe('Hours after which an unused session of a business account ends.'),
  BUSINESS_SESSION_HOURS: hours
    .default(168)
    .describe('Hours after which a session of a business account ends, used or not.'),
  ADMIN_LISTEN: z
    .union([hostAndPort, z.enum(['public', 'none'])])
    .optional()
    .describe(
      'host:port of a listener of its own for the calls of the admin console; public: on the public one; none: not in this process. In production with https origins 127.0.0.1:4002, else public, unless it is set.',
    ),
  ADMIN_TOTP: z
    .enum(['required', 'optional'])
    .optional()
    .describe('Whether admins need an authenticator app; required in production unless it is set.'),
  ADMIN_SESSION_IDLE_HOURS: hours
    .default(0.5)
    .describe('Hours after which an unused session of an admin ends.'),
  ADMIN_SESSION_HOURS: hours
    .default(12)
    .describe('Hours after which a session of an admin ends, used or not.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Secret. Mail server: smtp://USER:PASSWORD@HOST:587 or smtps://…; without it mail goes to MAILBOX_FOLDER.',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'must be an address, or NAME <ADDRESS>')
    .default('PriceHunt <mail@localhost>')
    .describe('Sender of mails; set it together with SMTP_URL.'),
  MAILBOX_FOLDER: z
    .string()
    .min(1)
    .default('data/mailbox')
    .describe('Where mails are kept as .eml files while no SMTP_URL is set.'),
  TRUST_PROXY: list.default([]).describe('Addresses or ranges of the proxies in front of the API.'),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/, 'must be the name of a header')
    .optional()
    .describe(
      'Header in which a proxy of TRUST_PROXY tells the country of a visitor, such as CF-IPCountry; the proxy must set or remove it on every call. Without it countries are unknown.',
    ),
  OUTBOUND_ALLOW: list
    .pipe(z.array(hostAndPort))
    .default([])
    .describe(
      'Exact host:port pairs that may be fetched, and that redirects may lead to, although they are private, without https or on another port.',
    ),
  OUTBOUND_CONTACT: z
    .string()
    .min(3)
    .optional()
    .describe(
      'How a shop can reach the operator; part of the User-Agent. SHOPPER_ORIGIN where it is not set.',
    ),
  UCP_CATALOGS: list
    .pipe(z.array(namedAddress))
    .prefault('Shopify catalog=https://catalog.shopify.com/api/ucp/mcp')
    .describe(
      'UCP catalog endpoints that are asked for offers, each NAME=URL or a URL; a comma alone asks none.',
    ),
  UCP_AGENT_PROFILE: z
    .url({ protocol: /^https?$/ })
    .default('https://shopify.dev/ucp/agent-profiles/2026-04-08/valid-with-capabilities.json')
    .describe('Public profile that UCP catalogs ask of their callers.'),
  SEARXNG_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Address of a SearXNG that searches the web for offers, such as http://searxng:8080; it may be private, and only searches go there.',
    ),
  BROWSER_URL: z
    .url({ protocol: /^(https?|wss?)$/ })
    .optional()
    .describe(
      'Address where a Chromium of yours listens for the DevTools protocol, such as http://browser:9222; it reads shops that need one, may be private and needs no network.',
    ),
  EXCHANGE_RATES_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml')
    .describe('Daily reference rates in the form of the European Central Bank.'),
  STOREFRONTS: list
    .pipe(z.array(namedAddress))
    .default([])
    .describe('Shopify storefronts that are searched in every comparison, each NAME=ORIGIN or an origin.'),
  MARKETPLACE_ADDRESSES: list
    .pipe(z.array(namedAddress))
    .default([])
    .transform((named) => Object.fromEntries(named.map(({ name, address }) => [name ?? '', address])))
    .describe(
      'In place of the interfaces of marketplaces, for trying them out: ID=URL, such as ebay=http://127.0.0.1:4500.',
    ),
  AFFILIATE_IDS: z
    .string()
    .default('{}')
    .transform(readJson)
    .pipe(affiliateIds)
    .describe('JSON of affiliate ids by programme; none by default.'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, 'must be 65 bytes in base64url')
    .optional()
    .describe('Public key for push messages; none are offered without the three VAPID variables.'),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes in base64url')
    .optional()
    .describe('Secret. Private key for push messages.'),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)/, 'must begin with mailto: or https://')
    .optional()
    .describe('How push services reach the operator: mailto:… or https://….'),
  COMPARISON_DEADLINE_MS: z.coerce
    .number()
    .int()
    .min(500)
    .max(30_000)
    .default(6_000)
    .describe('How long the offer sources of one comparison may take, in milliseconds.'),
  PAGE_READING_THREADS: z.coerce
    .number()
    .int()
    .min(0)
    .max(8)
    .default(2)
    .describe('How many threads read shop pages; 0 reads them on the thread that answers requests.'),
  TRACES_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Address of an OpenTelemetry collector (OTLP over HTTP), such as http://127.0.0.1:4318/v1/traces; nothing is traced without it.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged.'),
});

/** The configuration of the API and the worker, read once at the start. */
export type Config = z.infer<typeof schema>;

/** What is wrong with the configuration, one line a variable. The program must not start. */
export class ConfigurationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not complete:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

/**
 * Reads the configuration. A secret may come from a file named by NAME_FILE.
 * Throws ConfigurationError, which lists everything that is missing or wrong at once.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given: Record<string, string> = {};
  const unreadable: string[] = [];
  for (const name of Object.keys(schema.shape)) {
    const file = environment[`${name}_FILE`];
    const value = file === undefined || file === '' ? environment[name] : readSecret(file);
    if (value === null) unreadable.push(`${name}_FILE: ${file ?? ''} cannot be read`);
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

/** The text of a file without the blanks around it; null where it cannot be read. */
function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
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
    problems.push('VAPID_PUBLIC_KEY: set all three VAPID variables, or none');
  }
  if (config.SMTP_URL !== undefined && config.MAIL_FROM.endsWith('@localhost>')) {
    problems.push('MAIL_FROM: set the sender of the mails that go out by SMTP_URL');
  }
  if (isSecure && config.TRUST_PROXY.length === 0) {
    problems.push('TRUST_PROXY: name the proxy that ends TLS in front of an https origin');
  }
  if (config.COUNTRY_HEADER !== undefined && config.TRUST_PROXY.length === 0) {
    problems.push('TRUST_PROXY: name the proxy that sets COUNTRY_HEADER; anybody else could write it');
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  return config;
}

const originNames = ['SHOPPER_ORIGIN', 'MERCHANT_ORIGIN', 'ADMIN_ORIGIN'] as const;

/** Sessions are as safe as the weakest of the three: all are https, or all are on this machine. */
function originProblems(config: Config): readonly string[] {
  const secure = originNames.filter((name) => config[name].startsWith('https:'));
  return originNames.flatMap((name) => {
    if (secure.includes(name)) return [];
    const { hostname } = new URL(config[name]);
    if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
      return [
        `${name}: must be https, unless it is on loopback; put a proxy with a certificate in front of it`,
      ];
    }
    return secure.length === 0
      ? []
      : [`${name}: must be https, since ${secure.join(' and ')} is; cookies are for https then`];
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
