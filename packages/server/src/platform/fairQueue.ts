/** Work that waits: one of an account at a time, some in all, and the accounts in turn. */
export interface FairQueue {
  /** Resolves when the work may begin, to what ends it. Rejects when the signal is aborted before. */
  readonly enter: (account: string, signal?: AbortSignal, onWait?: () => void) => Promise<() => void>;
}

interface Waiting {
  readonly begin: () => void;
}

/**
 * A queue of all would serve the account that asks most often. Here each account has one piece of work under
 * way, and the next place is for the account that has waited longest for a turn, however much others have asked for.
 */
export function createFairQueue(concurrency: number): FairQueue {
  /** By account, in the order of their turns; an account that had one goes to the end. */
  const queues = new Map<string, Waiting[]>();
  const underWay = new Set<string>();

  function nextAccount(): string | undefined {
    for (const account of queues.keys()) if (!underWay.has(account)) return account;
    return undefined;
  }

  function beginNext(): void {
    while (underWay.size < concurrency) {
      const account = nextAccount();
      if (account === undefined) return;
      const [first, ...others] = queues.get(account)!;
      queues.delete(account);
      if (others.length > 0) queues.set(account, others);
      underWay.add(account);
      first!.begin();
    }
  }

  function toTheEnd(account: string): void {
    const own = queues.get(account);
    if (!own) return;
    queues.delete(account);
    queues.set(account, own);
  }

  function leaverOf(account: string): () => void {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      underWay.delete(account);
      toTheEnd(account);
      beginNext();
    };
  }

  function drop(account: string, waiting: Waiting): void {
    const others = (queues.get(account) ?? []).filter((one) => one !== waiting);
    if (others.length > 0) queues.set(account, others);
    else queues.delete(account);
  }

  return {
    async enter(account, signal, onWait) {
      signal?.throwIfAborted();
      if (underWay.size < concurrency && !underWay.has(account) && !queues.has(account)) {
        underWay.add(account);
        return leaverOf(account);
      }
      onWait?.();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const waiting: Waiting = { begin: resolve };
      const giveUp = () => {
        drop(account, waiting);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      queues.set(account, [...(queues.get(account) ?? []), waiting]);
      await promise.finally(() => signal?.removeEventListener('abort', giveUp));
      return leaverOf(account);
    },
  };
}
