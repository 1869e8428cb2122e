type Work = () => Promise<Buffer>;

interface Queued extends PromiseWithResolvers<Buffer> {
  readonly work: Work;
}

/** Pictures that are painted one at a time: first those that callers wait for. */
export interface PaintQueue {
  /** Paints a picture before all that are only painted ahead. All callers of a key share one painting. */
  readonly first: (key: string, work: Work) => Promise<Buffer>;
  /** Paints a picture when no caller waits for another one. */
  readonly ahead: (key: string, work: Work) => Promise<Buffer>;
  /** How many pictures are waited for. */
  readonly waiting: () => number;
}

export function createPaintQueue(): PaintQueue {
  const asked = new Map<string, Queued>();
  const spare = new Map<string, Queued>();
  let current: { readonly key: string; readonly promise: Promise<Buffer> } | undefined;

  function take(queue: Map<string, Queued>): [string, Queued] | undefined {
    for (const [key, queued] of queue) {
      queue.delete(key);
      return [key, queued];
    }
    return undefined;
  }

  async function paintNext(): Promise<void> {
    if (current) return;
    const next = take(asked) ?? take(spare);
    if (!next) return;
    const [key, { work, promise, resolve, reject }] = next;
    current = { key, promise };
    await work().then(resolve, reject);
    current = undefined;
    void paintNext();
  }

  function add(queue: Map<string, Queued>, key: string, work: Work): Promise<Buffer> {
    if (current?.key === key) return current.promise;
    const queued = asked.get(key) ?? spare.get(key) ?? { ...Promise.withResolvers<Buffer>(), work };
    // a caller waits now for what was to be painted ahead
    if (queue === asked) spare.delete(key);
    if (!asked.has(key)) queue.set(key, queued);
    void paintNext();
    return queued.promise;
  }

  return {
    first: (key, work) => add(asked, key, work),
    ahead: (key, work) => add(spare, key, work),
    waiting: () => asked.size,
  };
}
