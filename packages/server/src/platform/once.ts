/** Returns what a function has made: it is called for the first who asks, and all others get the same. */
export type Once<Given> = <Made>(make: (given: Given) => Made) => Made;

/**
 * What a process holds in memory, such as queues, caches and what is still to be stored. It belongs to one `Deps` instead of
 * a module, so that two servers in one process share nothing. Pass a function of a module: another one makes another thing.
 */
export function createOnce<Given>(given: () => Given): Once<Given> {
  const all = new Map<unknown, unknown>();
  return <Made>(make: (given: Given) => Made): Made => {
    if (!all.has(make)) all.set(make, make(given()));
    return all.get(make) as Made;
  };
}
