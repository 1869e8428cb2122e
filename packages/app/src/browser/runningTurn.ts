/** Whether a turn is being told on this page, for what must not interrupt it. */
const turns = new EventTarget();
let running = 0;

export const isTurnRunning = (): boolean => running > 0;

/** A turn has begun, or ended. */
export function countTurn(by: 1 | -1): void {
  running += by;
  turns.dispatchEvent(new Event('change'));
}

/** Returns a function that stops it. */
export function onTurnEnd(listener: () => void): () => void {
  turns.addEventListener('change', listener);
  return () => turns.removeEventListener('change', listener);
}
