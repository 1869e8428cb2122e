/** The unfinished follow-ups of a process's turns, by the numbers that `begin` returns. */
export interface FollowUps {
  /** Returns the number of a turn that is about to be committed. */
  readonly begin: () => number;
  /** Called when all follow-ups of the turn are done or queued, or if it was not committed. */
  readonly end: (number: number) => void;
  /** All turns with smaller numbers have no follow-ups left. */
  readonly below: () => number;
}

export function createFollowUps(): FollowUps {
  // a set preserves the order of insertion, so the first number is the smallest
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
