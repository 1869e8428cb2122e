interface Started {
  readonly requestId: string;
  readonly queryFulfilled: PromiseLike<{ data: unknown }>;
}

interface OptimisticChange<State> {
  readonly wanted: State;
  /** Shows a state in every cache entry. Returns the previous state. */
  readonly show: (state: State) => State;
  /** The state in the server's answer. */
  readonly stateIn: (answer: unknown) => State;
  /** Whether the state stays after a failure. */
  readonly staysAfter?: (failure: unknown) => boolean;
}

/** The pending requests for one key. */
interface Pending<State> {
  /** Only the answer to the last request is shown. */
  last: string;
  /** The last state that the server confirmed, for a rollback if it refuses the last request. */
  confirmed: State;
}

/**
 * Shows a change before the server has answered, then the server's answer; rolls back after a refusal.
 * Changes with the same key overwrite each other: the last one counts.
 */
export function createOptimistic<State>() {
  const pending = new Map<string, Pending<State>>();
  return async (
    { requestId, queryFulfilled }: Started,
    key: string,
    { wanted, show, stateIn, staysAfter }: OptimisticChange<State>,
  ): Promise<void> => {
    const before = show(wanted);
    pending.set(key, { last: requestId, confirmed: pending.get(key)?.confirmed ?? before });

    const outcome = await queryFulfilled.then(
      ({ data }) => stateIn(data),
      (failure: unknown) => (staysAfter?.(failure) ? wanted : undefined),
    );
    const present = pending.get(key);
    if (present && outcome !== undefined) present.confirmed = outcome;
    if (present?.last !== requestId) return;
    pending.delete(key);
    show(outcome ?? present.confirmed);
  };
}
