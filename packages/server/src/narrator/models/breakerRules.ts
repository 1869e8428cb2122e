import type { ModelError } from './ModelError.ts';

/** Statuses about the request instead of the server: the next request may succeed. */
const ABOUT_THE_REQUEST: readonly (number | null)[] = [400, 413, 422];

/** Whether the model or its server is at fault; only such failures count. */
export const isTheServers = ({ kind, status }: ModelError): boolean =>
  kind !== 'filtered' && !(kind === 'http' && ABOUT_THE_REQUEST.includes(status));

const WITHOUT_HOPE: readonly (number | null)[] = [401, 402];

/** A wrong key or an empty account: other requests fail as well. */
export const isEmptyAccount = ({ kind, status, code }: ModelError): boolean =>
  kind === 'http' && (WITHOUT_HOPE.includes(status) || code === 'insufficient_quota');

/** Shorter waits are retries within a call. */
const LONG_WAIT_MS = 5000;

/** Whether the server has said when to return. */
export const isRateLimited = ({ retryAfterMs }: ModelError): boolean =>
  retryAfterMs !== null && retryAfterMs > LONG_WAIT_MS;
