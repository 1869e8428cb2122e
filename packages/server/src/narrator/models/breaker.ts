import { isEmptyAccount, isRateLimited, isTheServers } from './breakerRules.ts';
import { ModelError } from './ModelError.ts';

export type BreakerState = 'closed' | 'open' | 'half_open';

export interface BreakerStatus {
  readonly state: BreakerState;
  /** In a row. */
  readonly failures: number;
  /** When it is asked again. */
  readonly retryAt: number | null;
  /** Why the last call failed, as `http 401`; null if it did not. */
  readonly lastFailure: string | null;
}

/** A call that a breaker has let through. The first report counts. */
export interface Passage {
  readonly answered: () => void;
  readonly failed: (error: unknown, isItsOwnTime: boolean) => void;
  /** Neither: its caller went away. */
  readonly left: () => void;
}

/** Stops asking a model that fails, for its players' sake and its server's. */
export interface Breaker {
  /** Throws a ModelError of the kind `open` where the model is not to be asked now. */
  readonly pass: () => Passage;
  readonly isOpen: () => boolean;
  readonly status: () => BreakerStatus;
}

const FAILURES = 5;
const OPEN_MS = 30_000;
const OPEN_AT_MOST_MS = 5 * 60_000;

/**
 * Opens after five failures in a row, or immediately where the server says that asking is of no use; lets one call through
 * after a while, and closes when that is answered. Its state is that of one process.
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
            // it answers, and without a word: it is asked again immediately
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
