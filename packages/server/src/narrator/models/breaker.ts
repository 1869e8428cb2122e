import { isEmptyAccount, isRateLimited, isTheServers } from './breakerRules.ts';
import { ModelError } from './ModelError.ts';

export type BreakerState = 'closed' | 'open' | 'half_open';

export interface BreakerStatus {
  readonly state: BreakerState;
  /** Consecutive failures. */
  readonly failures: number;
  /** When the model is called again. */
  readonly retryAt: number | null;
  /** Why the last call failed, for example `http 401`; null if it did not fail. */
  readonly lastFailure: string | null;
}

/** A call that the breaker has admitted. Only the first report counts. */
export interface Passage {
  readonly answered: () => void;
  readonly failed: (error: unknown, isItsOwnTime: boolean) => void;
  /** The caller left, so the call counts neither way. */
  readonly left: () => void;
}

/** A circuit breaker for a model: stops calling it while it fails. */
export interface Breaker {
  /** Throws a ModelError of the kind `open` if the breaker is open. */
  readonly pass: () => Passage;
  readonly isOpen: () => boolean;
  readonly status: () => BreakerStatus;
}

const FAILURES = 5;
const OPEN_MS = 30_000;
const OPEN_AT_MOST_MS = 5 * 60_000;

/**
 * Opens after five consecutive failures, or immediately if the server says that retrying is useless. After a
 * while it lets one call through, and closes if that is answered. Its state is local to the process.
 */
export function createBreaker(now: () => number = Date.now): Breaker {
  let failures = 0;
  let openings = 0;
  let openUntil: number | null = null;
  let isProbing = false;
  let lastFailure: string | null = null;

  const isOpen = () => openUntil !== null && (isProbing || now() < openUntil);

  function close(): void {
    [failures, openings, openUntil, isProbing, lastFailure] = [0, 0, null, false, null];
  }
  function fail(error: ModelError): void {
    failures += 1;
    lastFailure = nameOf(error);
    const isHopeless = isEmptyAccount(error) || isRateLimited(error);
    if (!isProbing && !isHopeless && failures < FAILURES) return;
    const ms = isRateLimited(error) ? error.retryAfterMs! : OPEN_MS * 2 ** openings;
    openUntil = now() + Math.min(ms, OPEN_AT_MOST_MS);
    openings = Math.min(openings + 1, 8);
    isProbing = false;
  }

  return {
    isOpen,
    pass() {
      if (isOpen())
        throw new ModelError('open', 'The model is not asked for a while: it has failed too often.');
      const isProbe = openUntil !== null;
      isProbing = isProbe;
      let isReported = false;
      const report = (what: () => void) => {
        if (isReported) return;
        isReported = true;
        what();
      };
      const leave = () => {
        if (isProbe) isProbing = false;
      };
      return {
        answered: () => report(close),
        failed: (error, isItsOwnTime) =>
          report(() => {
            if (!(error instanceof ModelError) || error.kind === 'aborted') leave();
            // the model answers, though without text: the next call may follow immediately
            else if (error.kind === 'empty') leave();
            else if (error.kind === 'timeout' && !isItsOwnTime) leave();
            else if (isTheServers(error)) fail(error);
            else close();
          }),
        left: () => report(leave),
      };
    },
    status: () => ({
      state: openUntil === null ? 'closed' : isOpen() && !isProbing ? 'open' : 'half_open',
      failures,
      retryAt: openUntil,
      lastFailure,
    }),
  };
}

const nameOf = ({ kind, status, phase, code }: ModelError): string =>
  [kind, status ?? phase ?? code].filter((part) => part !== null).join(' ');
