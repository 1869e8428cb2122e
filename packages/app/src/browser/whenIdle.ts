/** Long enough that a first visit is not slowed down. */
const PAUSE_MS = 5000;
/** Events of a user at work; scrolling by touch begins with a pointer event, too. */
const SIGNS_OF_A_PERSON = ['pointermove', 'pointerdown', 'keydown'];

/** Loads something when the user first acts, or after a while; immediately without a network. */
export async function whenIdle<T>(load: () => Promise<T>): Promise<T> {
  if (navigator.onLine)
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
      for (const sign of SIGNS_OF_A_PERSON) addEventListener(sign, resolve, { once: true });
    });
  return load();
}
