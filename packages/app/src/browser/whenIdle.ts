/** Long enough that a first visit is not slowed down. */
const PAUSE_MS = 5000;
/** Events of a reader at work; scrolling by touch begins with a pointer event, too. */
const SIGNS_OF_A_PERSON = ['pointermove', 'pointerdown', 'keydown'];

/**
 * Loads something once somebody uses the page, or it has been open for a while; immediately without a
 * network.
 */
export async function whenIdle<T>(load: () => Promise<T>): Promise<T> {
  if (navigator.onLine)
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
      for (const sign of SIGNS_OF_A_PERSON) addEventListener(sign, resolve, { once: true });
    });
  return load();
}
