/** Network errors between the server and the database. */
const BROKEN_LINES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);
/**
 * Errors while the database stops, starts or is overloaded:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const REFUSALS = new Set(['57014', '57P01', '57P02', '57P03', '57P05', '25P03', '25P04', '53200', '53300']);
/** Connections that were refused, or ended by the database or by what stands before it. */
const CONNECTION_EXCEPTION = '08';
const DISK_FULL = '53100';
/** Driver errors without a code. */
const DRIVERS_WORDS =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout exceeded when trying to connect|Query read timeout)/;

interface DriverError {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
}

/** Whether a query failed because the database is unavailable, instead of because of the query. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, syscall, message } = (error ?? {}) as DriverError;
  if (BROKEN_LINES.has(String(code)))
    return syscall === 'connect' || syscall === 'read' || syscall === 'write';
  if (String(code).startsWith(CONNECTION_EXCEPTION)) return true;
  return REFUSALS.has(String(code)) || (code === undefined && DRIVERS_WORDS.test(String(message)));
}

/** Whether the disk is full. Reads still work then. */
export function isDatabaseFull(error: unknown): boolean {
  return ((error ?? {}) as DriverError).code === DISK_FULL;
}
