interface Options {
  /** How long all callers of the same read get the same answer. */
  readonly forMs: number;
  readonly now?: () => number;
}

/** Caches concurrent and frequent reads, so that each runs once for all callers. */
export function createSharedReads<Answer>({ forMs, now = () => performance.now() }: Options) {
  const reads = new Map<string, { readonly began: number; readonly answer: Promise<Answer> }>();
  return {
    read(key: string, ask: () => Promise<Answer>): Promise<Answer> {
      const known = reads.get(key);
      if (known && now() - known.began < forMs) return known.answer;
      for (const [other, { began }] of reads) if (now() - began >= forMs) reads.delete(other);
      const answer = ask();
      reads.set(key, { began: now(), answer });
      return answer;
    },
    size: () => reads.size,
  };
}
