/** Calls a function once, for its first caller, and returns the same result to all later callers. */
export type Once<Given> = <Made>(make: (given: Given) => Made) => Made;

/**
 * Holds what a process has in memory, such as queues and caches. It belongs to one `Deps` instead of to a module, so
 * that two servers in one process share nothing. Pass a function of a module, because each new function gives another
 * result.
 */
export function createOnce<Given>(given: () => Given): Once<Given> {
  const all = new Map<unknown, unknown>();
  return <Made>(make: (given: Given) => Made): Made => {
    if (!all.has(make)) all.set(make, make(given()));
    return all.get(make) as Made;
  };
}
