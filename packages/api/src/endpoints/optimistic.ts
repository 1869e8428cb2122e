interface Started {
  readonly requestId: string;
  readonly queryFulfilled: PromiseLike<{ data: unknown }>;
}

interface OptimisticChange<State> {
  readonly wanted: State;
  /** Shows a state wherever the cache has it. Returns the one that was shown before. */
  readonly show: (state: State) => State;
  /** The state that the server's answer says. */
  readonly stateIn: (answer: unknown) => State;
  /** Whether the state stays although the call failed. */
  readonly staysAfter?: (failure: unknown) => boolean;
}

/** The pending requests for one thing. */
interface Pending<State> {
  /** Only the answer to the last request is shown. */
  last: string;
  /** The last state that the server confirmed, for the rollback when it refuses the last request. */
  confirmed: State;
}

/**
 * Shows a change before the server has answered, then what it answered; rolls back if it refused. The key names what
 * is changed: of several changes of one thing the last one counts.
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
