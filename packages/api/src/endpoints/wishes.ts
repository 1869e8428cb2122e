import type { CallInput } from '@kathaloka/contract/endpoints';

type Reacting = 'likeStory' | 'bookmarkStory';

/**
 * Numbers the clicks on like and bookmark by the clock, so that the server knows an older one that arrives late, as of a
 * tab that was closed meanwhile.
 */
export function createWishes(now: () => number = Date.now) {
  let last = 0;
  /** The number of the last click for each story. */
  const newest = new Map<string, number>();
  const next = (atLeast = 0): number => (last = Math.max(now(), last + 1, atLeast));

  function number<I extends CallInput<Reacting>>(input: I): I {
    const sequence = next();
    newest.set(input.params.id, sequence);
    return { ...input, body: { ...input.body, sequence } };
  }

  /**
   * The server holds a newer wish, and yet this is the last click here, by a person who waits for its answer: the clock
   * of another device is ahead of this one. The click is sent once more, with a number after that.
   */
  function askAgain<I extends CallInput<Reacting>>(
    sent: I,
    { sequence: held }: { readonly sequence?: number | undefined },
  ): I | undefined {
    const own = sent.body?.sequence;
    if (own === undefined || held === undefined || held <= own) return undefined;
    if (newest.get(sent.params.id) !== own) return undefined;
    const sequence = next(held + 1);
    newest.set(sent.params.id, sequence);
    return { ...sent, body: { ...sent.body, sequence } };
  }

  return { number, askAgain };
}
