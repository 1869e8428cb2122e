/** Nothing of a first visit waits for what begins so late. */
const PAUSE_MS = 5000;
/** Who reads or plays does one of these sooner: to scroll by touch begins with the pointer, too. */
const SIGNS_OF_A_PERSON = ['pointermove', 'pointerdown', 'keydown'];

/**
 * Loads something when somebody is at work on a page, or it has been there for a while; without a network nothing else is
 * waited for.
 */
export async function whenIdle<T>(load: () => Promise<T>): Promise<T> {
  if (navigator.onLine)
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
      for (const sign of SIGNS_OF_A_PERSON) addEventListener(sign, resolve, { once: true });
    });
  return load();
}
