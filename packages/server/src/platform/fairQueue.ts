/**
 * A queue that runs at most one task of each account at a time, and a limited number in all. The accounts take turns.
 */
export interface FairQueue {
  /** Resolves when the task may begin, with a function to call at its end. Rejects if the signal is aborted before. */
  readonly enter: (account: string, signal?: AbortSignal, onWait?: () => void) => Promise<() => void>;
}

interface Waiting {
  readonly begin: () => void;
}

/**
 * Creates a queue in which busy accounts do not delay others. A simple queue would mostly serve the account with the
 * most tasks. Here each account runs one task at a time, and the next place goes to the account that has waited
 * longest.
 */
export function createFairQueue(concurrency: number): FairQueue {
  /**
   * Waiting tasks by account, in the order of the accounts' turns. An account goes to the end when its task is done.
   */
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
