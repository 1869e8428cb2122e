import { setImmediate } from 'node:timers/promises';

/**
 * Joins reads of the same key that are asked for together. Unlike a cached answer, a joined one is never older than the
 * call: the read begins after it.
 */
export function createJoinedReads<Answer>() {
  const waiting = new Map<string, Promise<Answer>>();
  return {
    read(key: string, ask: () => Promise<Answer>): Promise<Answer> {
      const known = waiting.get(key);
      if (known) return known;
      const answer = setImmediate().then(() => {
        waiting.delete(key);
        return ask();
      });
      waiting.set(key, answer);
      return answer;
    },
  };
}
