const TRIES_MAX = 6;

/** Work on four times as much takes four times as long where time grows with the length, sixteen times where it grows with its square. */
export const GROWTH_MAX = 8;

/** How many times as long it takes for four times as much. Other work of the machine only adds to a time, so the least of several counts. */
export async function growthOf(work: (size: number) => unknown, size: number): Promise<number> {
  await work(size);
  let [small, large] = [Infinity, Infinity];
  for (let tries = 0; tries < TRIES_MAX && !(large / small < GROWTH_MAX); tries += 1) {
    small = Math.min(small, await timed(() => work(size)));
    large = Math.min(large, await timed(() => work(4 * size)));
  }
  return large / small;
}

async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
