import { LRUCache } from 'lru-cache';
import { AppError } from '../AppError.ts';
import type { Clock } from '../clock.ts';
import { MINUTE_MS } from '../durations.ts';
import { NETWORKS_OF_ONE, networkOf, wideNetworkOf } from './networkOf.ts';

/** What calls have cost somebody. */
export interface Cost {
  /** CPU time of the thread that serves everybody. */
  readonly loopMs: number;
  /** Time of other threads and processes, the database among them. */
  readonly workerMs: number;
  readonly bytesOut: number;
}

interface Allowance {
  /** What is forgiven in a minute. */
  readonly perMinute: number;
  /** What may be owed before calls wait. */
  readonly ahead: number;
}

/**
 * What an account, or the network of a guest, may cost one process. A player takes some 20 ms of the thread for each
 * action, and an author a second of a worker for each check of a long story.
 */
export const ALLOWANCES: Readonly<Record<keyof Cost, Allowance>> = {
  loopMs: { perMinute: 10_000, ahead: 10_000 },
  workerMs: { perMinute: 60_000, ahead: 90_000 },
  bytesOut: { perMinute: 200_000_000, ahead: 200_000_000 },
};
const KINDS = Object.keys(ALLOWANCES) as (keyof Cost)[];
/** A wait that only comes from the rounding of what was forgiven. */
const ROUNDING_MS = 1e-6;
/** A debt that is dropped here has been paid off long ago, unless so many owe something within minutes. */
const DEBTORS_MAX = 50_000;

/**
 * How many accounts of one network may owe as much as one may. A class of thirty pupils takes less than one of them; three
 * take half of the thread for good.
 */
const ACCOUNTS_OF_NETWORK = 3;

/** Who is charged for a call. */
export interface Debtor {
  readonly id: string;
  /** How many customers may share it; a debt counts for it by this part. */
  readonly sharedBy: number;
}

/**
 * An account, and all accounts of its network together, as one person may register many; or the network of a guest and,
 * as one person may hold many networks, the wide one around it.
 */
export function debtorsOf(
  { user, ip }: Caller,
  isTrusted: (ip: string) => boolean = () => false,
): readonly [Debtor, ...Debtor[]] {
  if (user) {
    const account = { id: user.id, sharedBy: 1 };
    return isTrusted(ip)
      ? [account]
      : [account, { id: `accounts of ${networkOf(ip)}`, sharedBy: ACCOUNTS_OF_NETWORK }];
  }
  const wide = wideNetworkOf(ip);
  return [
    { id: networkOf(ip), sharedBy: 1 },
    ...(wide === null ? [] : [{ id: wide, sharedBy: NETWORKS_OF_ONE }]),
  ];
}

export interface Caller {
  readonly user: { readonly id: string } | null;
  readonly ip: string;
}

type Debt = { -readonly [K in keyof Cost]: Cost[K] } & { at: number };

/**
 * What calls have cost, measured and charged afterwards: the limits of the contract's rows count calls, and one call may
 * cost a thousand times what another costs. It is of one process, whose thread and workers are what is scarce.
 */
export interface Debts {
  readonly charge: (caller: Caller, cost: Cost) => void;
  /** Throws if what is owed is too much, with the time after which it is not. */
  readonly refuse: (caller: Caller) => void;
}

interface DebtsOptions {
  readonly onRefusal?: (() => void) | undefined;
  /** Whether the accounts of a network are only charged one by one. */
  readonly isTrusted?: ((ip: string) => boolean) | undefined;
}

export function createDebts(clock: Clock, { onRefusal, isTrusted }: DebtsOptions = {}): Debts {
  const debts = new LRUCache<string, Debt>({ max: DEBTORS_MAX });

  function debtOf(who: string): Debt | undefined {
    const debt = debts.get(who);
    if (!debt) return undefined;
    const now = clock().getTime();
    // a clock that was set back forgives nothing
    const minutes = Math.max(0, now - debt.at) / MINUTE_MS;
    for (const kind of KINDS) debt[kind] = Math.max(0, debt[kind] - minutes * ALLOWANCES[kind].perMinute);
    debt.at = now;
    return debt;
  }

  return {
    charge(caller, cost) {
      for (const { id, sharedBy } of debtorsOf(caller, isTrusted)) {
        const debt = debtOf(id) ?? { loopMs: 0, workerMs: 0, bytesOut: 0, at: clock().getTime() };
        for (const kind of KINDS) debt[kind] += cost[kind] / sharedBy;
        debts.set(id, debt);
      }
    },
    refuse(caller) {
      const who = debtorsOf(caller, isTrusted);
      const minutes = Math.max(0, ...who.map(({ id }) => minutesOf(debtOf(id))));
      const waitMs = minutes * MINUTE_MS;
      if (waitMs < ROUNDING_MS) return;
      onRefusal?.();
      throw inDebt(Math.max(1, Math.ceil(Math.round(waitMs) / 1000)));
    },
  };
}

/** After how many minutes a debt is small enough. */
const minutesOf = (debt: Debt | undefined): number =>
  debt
    ? Math.max(...KINDS.map((kind) => (debt[kind] - ALLOWANCES[kind].ahead) / ALLOWANCES[kind].perMinute))
    : 0;

const inDebt = (seconds: number): AppError =>
  new AppError(
    'rate_limited',
    `Your last requests took much of the server. Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    { retry_after_seconds: seconds },
  );
