/** Codes of PostgreSQL, of SQLite and of the network for "not now": asking again later may well succeed. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Connection failures.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // Too many connections, deadlock, lock not available, statement timeout.
  '53300',
  '40P01',
  '55P03',
  '57014',
  // The server stops, crashed, or is not up yet; an idle transaction or session was ended.
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  '57P05',
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_LOCKED',
  // No room on the disk, no memory, or the disk fails.
  'ENOSPC',
  'EDQUOT',
  '53100',
  '53200',
  '58030',
  'SQLITE_FULL',
]);

/** The disk fails, or the file may not be written to for now: each has codes of its own that begin with one of these. */
const awayCodeStarts = /^SQLITE_(?:IOERR|READONLY|CANTOPEN)/;

/** What the driver says without a code when a connection broke or none could be had in time. */
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** Whether the error, or what caused it, is that the database could not be reached or could not answer for now. */
export function isDatabaseAway(error: unknown): boolean {
  for (let one = error, depth = 0; typeof one === 'object' && one !== null && depth < 8; depth += 1) {
    const { code, message, cause, errors }: ErrorFacts = one;
    if (typeof code === 'string' && (awayCodes.has(code) || awayCodeStarts.test(code))) return true;
    if (typeof message === 'string' && awayWords.test(message)) return true;
    // A name with several addresses fails with one error for each.
    if (Array.isArray(errors) && errors.some(isDatabaseAway)) return true;
    one = cause;
  }
  return false;
}

interface ErrorFacts {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}
