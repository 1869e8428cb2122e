import type { CallInput } from '@kathaloka/contract/endpoints';

type ReactionCall = 'likeStory' | 'bookmarkStory';

/**
 * Numbers the clicks on like and bookmark by the clock, so that the server can ignore an older click that
 * arrives late, for example from a tab that was closed meanwhile.
 */
export function createClickSequence(now: () => number = Date.now) {
  let last = 0;
  /** The number of the last click for each story. */
  const newest = new Map<string, number>();
  const next = (atLeast = 0): number => (last = Math.max(now(), last + 1, atLeast));

  function number<I extends CallInput<ReactionCall>>(input: I): I {
    const given = input.body?.sequence;
    if (given !== undefined) {
      // sent later: a newer click on any device takes precedence, so `followUp` must not repeat this one
      if (newest.get(input.params.id) === given) newest.delete(input.params.id);
      return input;
    }
    const sequence = next();
    newest.set(input.params.id, sequence);
    return { ...input, body: { ...input.body, sequence } };
  }

  /**
   * The server has stored a newer click although this is the latest one: the clock of another device is
   * ahead. Sends the click once more, with a higher number.
   */
  function followUp<I extends CallInput<ReactionCall>>(
    sent: I,
    { sequence: stored }: { readonly sequence?: number | undefined },
  ): I | undefined {
    const own = sent.body?.sequence;
    if (own === undefined || stored === undefined || stored <= own) return undefined;
    if (newest.get(sent.params.id) !== own) return undefined;
    const sequence = next(stored + 1);
    newest.set(sent.params.id, sequence);
    return { ...sent, body: { ...sent.body, sequence } };
  }

  return { number, followUp };
}
