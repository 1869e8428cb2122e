/** What a process is still to do after its turns, by the numbers that it gives them. */
export interface FollowUps {
  /** The number of a turn that is about to be committed. */
  readonly begin: () => number;
  /** All that follows it is done, or is queued; or it was not committed. */
  readonly end: (number: number) => void;
  /** Of all turns with a smaller number nothing is left to do. */
  readonly below: () => number;
}

export function createFollowUps(): FollowUps {
  // in the order of their numbers
  const open = new Set<number>();
  let next = 0;
  return {
    begin() {
      open.add(next);
      next += 1;
      return next - 1;
    },
    end: (number) => void open.delete(number),
    below: () => open.values().next().value ?? next,
  };
}
