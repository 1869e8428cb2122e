interface Options {
  /** For so long all who ask for the same get the same answer. */
  readonly forMs: number;
  readonly now?: () => number;
}

/** Reads that many ask for at the same time, made once for all of them. */
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
