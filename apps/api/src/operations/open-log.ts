import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { Config } from '../config';

/** JSON lines on standard output, without any secret of the configuration. */
export function openLog(
  config: Config,
  service: 'api' | 'worker',
  destination: DestinationStream = logDestination(1),
): Logger {
  const secrets = secretsOf(config);
  return pino(
    {
      level: config.LOG_LEVEL,
      base: { service },
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { err: loggedError },
      hooks: {
        streamWrite: (line) => secrets.reduce((text, secret) => text.replaceAll(secret, '[secret]'), line),
      },
    },
    destination,
  );
}

const waitingBytesMax = 1024 * 1024;

/** Drops lines while the file or pipe accepts none: a full disk must not end the program. */
export function logDestination(file: number): ReturnType<typeof pino.destination> {
  const destination = pino.destination({ dest: file, maxLength: waitingBytesMax });
  destination.on('error', () => undefined);
  return destination;
}

/** What the log shows of an error. Other driver fields, which may hold row values, are left out. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

function loggedError(error: unknown, depth = 0): LoggedError {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: String(error) };
  const { name, message, code, stack, cause }: ErrorFacts = error;
  return {
    type: typeof name === 'string' ? name : 'Error',
    message: withoutValues(typeof message === 'string' ? message : ''),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof stack === 'string' ? { stack: framesOf(stack) } : {}),
    ...(cause !== undefined && cause !== null && depth < 4 ? { cause: loggedError(cause, depth + 1) } : {}),
  };
}

interface ErrorFacts {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly stack?: unknown;
  readonly cause?: unknown;
}

/** The query builder's error messages end with the statement's values. */
function withoutValues(message: string): string {
  return message.replace(/\nparams: [^]*$/, '');
}

function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

function secretsOf(config: Config): readonly string[] {
  const keys = [
    ...config.REDIRECT_SIGNING_KEYS,
    ...config.SESSION_SECRETS,
    ...config.ENCRYPTION_KEYS,
    config.VAPID_PRIVATE_KEY ?? '',
  ];
  const addresses = [config.DATABASE_URL, config.REDIS_URL, config.SMTP_URL];
  const passwords = addresses.flatMap((address) => {
    const password = address === undefined || !URL.canParse(address) ? '' : new URL(address).password;
    return [password, decodeURIComponent(password)];
  });
  return [...new Set([...keys, ...passwords])].filter((secret) => secret.length >= 6);
}
