import type { ModelError } from './ModelError.ts';

/** An answer about the request, not about the model or its server: the next request may be answered. */
const ABOUT_THE_REQUEST: readonly (number | null)[] = [400, 413, 422];

/** Whether the model or its server is at fault: such failures count. */
export const isTheServers = ({ kind, status }: ModelError): boolean =>
  kind !== 'filtered' && !(kind === 'http' && ABOUT_THE_REQUEST.includes(status));

const WITHOUT_HOPE: readonly (number | null)[] = [401, 402];

/** A wrong key or an empty account: no other request fares better. */
export const isEmptyAccount = ({ kind, status, code }: ModelError): boolean =>
  kind === 'http' && (WITHOUT_HOPE.includes(status) || code === 'insufficient_quota');

/** Shorter waits are part of a call. */
const LONG_WAIT_MS = 5000;

/** It has said when to come back. */
export const isRateLimited = ({ retryAfterMs }: ModelError): boolean =>
  retryAfterMs !== null && retryAfterMs > LONG_WAIT_MS;
