/** Two lanes of runs side by side: the one that has nothing left takes what it may of the other's. */

/** @typedef {import('./kinds.mjs').Run} Run */

/** @type {readonly Run['lane'][]} */
const LANES = ['browser', 'node'];

/**
 * @param {Run[]} waiting
 * @param {Run['lane']} lane
 */
function takeNext(waiting, lane) {
  const next = waiting.find((run) => run.lane === lane) ?? waiting.find((run) => run.movable);
  if (next) waiting.splice(waiting.indexOf(next), 1);
  return next;
}

/**
 * @template Row
 * @param {readonly Run[]} runs
 * @param {(run: Run) => Promise<Row>} rowOf
 * @returns {Promise<Row[]>} in the order of the runs
 */
export async function sideBySide(runs, rowOf) {
  const waiting = [...runs];
  /** @type {Map<Run, Row>} */
  const rows = new Map();
  /** @param {Run['lane']} lane */
  async function work(lane) {
    for (let run = takeNext(waiting, lane); run; run = takeNext(waiting, lane))
      rows.set(run, await rowOf(run));
  }
  await Promise.all(LANES.map(work));
  return runs.flatMap((run) => rows.get(run) ?? []);
}
