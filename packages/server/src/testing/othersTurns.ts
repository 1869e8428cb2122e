/** Counts how often the event loop served others while some work was done. */
export async function othersTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const serve = () => {
    if (isDone) return;
    turns += 1;
    setImmediate(serve);
  };
  setImmediate(serve);
  await work();
  isDone = true;
  return turns;
}
