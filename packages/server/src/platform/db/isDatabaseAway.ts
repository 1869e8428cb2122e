/** What is said by the network between us and the database. */
const BROKEN_LINES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);
/** What the database itself says while it stops, starts or has no room: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const REFUSALS = new Set(['57P01', '57P02', '57P03', '53300']);
/** What the driver says without a code. */
const DRIVERS_WORDS = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

interface DriverError {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
}

/** Whether a query failed because there is no database to answer it, rather than for what it asked. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, syscall, message } = (error ?? {}) as DriverError;
  if (BROKEN_LINES.has(String(code)))
    return syscall === 'connect' || syscall === 'read' || syscall === 'write';
  return REFUSALS.has(String(code)) || (code === undefined && DRIVERS_WORDS.test(String(message)));
}
