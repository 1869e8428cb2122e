/** Nothing of a first visit waits for what begins so late. */
const PAUSE_MS = 5000;
/** Who reads or plays does one of these sooner. */
const SIGNS_OF_A_PERSON = ['pointermove', 'pointerdown', 'wheel', 'keydown'];

/**
 * Loads something when somebody is at work on a page, or it has been there for a while; without a network nothing else is
 * waited for.
 */
export async function whenIdle<T>(load: () => Promise<T>): Promise<T> {
  if (navigator.onLine) await pauseOrSign();
  return load();
}

function pauseOrSign(): Promise<void> {
  return new Promise((resolve) => {
    function end() {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_A_PERSON) removeEventListener(sign, end);
      resolve();
    }
    const timer = setTimeout(end, PAUSE_MS);
    for (const sign of SIGNS_OF_A_PERSON) addEventListener(sign, end, { passive: true });
  });
}
