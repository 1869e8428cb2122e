/** Announces whether a turn is being told on this page, so that nothing interrupts it. */
const turns = new EventTarget();
let running = 0;

export const isTurnRunning = (): boolean => running > 0;

/** Counts a turn that begins (1) or ends (-1). */
export function countTurn(by: 1 | -1): void {
  running += by;
  turns.dispatchEvent(new Event('change'));
}

export function onTurnEnd(listener: () => void): () => void {
  turns.addEventListener('change', listener);
  return () => turns.removeEventListener('change', listener);
}
