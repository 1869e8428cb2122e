/** Announces whether a turn is being told on this page: nothing may interrupt it. */
const turns = new EventTarget();
let running = 0;

export const isTurnRunning = (): boolean => running > 0;

/** Counts a turn that has begun (1) or ended (-1). */
export function countTurn(by: 1 | -1): void {
  running += by;
  turns.dispatchEvent(new Event('change'));
}

export function onTurnEnd(listener: () => void): () => void {
  turns.addEventListener('change', listener);
  return () => turns.removeEventListener('change', listener);
}
