/** Codes of PostgreSQL, SQLite and the network for a temporary failure, where a retry may succeed. */
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
  // The server is stopping, crashed or not up yet; an idle transaction or session was ended.
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  '57P05',
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_LOCKED',
  // Disk full, out of memory, or a disk failure.
  'ENOSPC',
  'EDQUOT',
  '53100',
  '53200',
  '58030',
  'SQLITE_FULL',
]);

/** Disk failures and files that can't be written now; their extended codes start with one of these. */
const awayCodeStarts = /^SQLITE_(?:IOERR|READONLY|CANTOPEN)/;

/** The driver's messages without a code, for a broken connection or none in time. */
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** Whether the error, or its cause, means that the database was unavailable. */
export function isDatabaseAway(error: unknown): boolean {
  for (let one = error, depth = 0; typeof one === 'object' && one !== null && depth < 8; depth += 1) {
    const { code, message, cause, errors }: ErrorFacts = one;
    if (typeof code === 'string' && (awayCodes.has(code) || awayCodeStarts.test(code))) return true;
    if (typeof message === 'string' && awayWords.test(message)) return true;
    // A host name with several addresses fails with one error for each.
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
