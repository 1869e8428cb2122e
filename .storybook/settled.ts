/**
 * What Base UI sets on a popup and its backdrop while they open or close. The spans that send focus back into a popup are
 * hidden and take focus by design: axe allows that while a modal popup covers the page, and reports it while it closes.
 */
const MOVING = '[data-starting-style], [data-ending-style], [data-closed] [data-base-ui-focus-guard]';
/** Transitions are off in the tests, so that one or two frames end them; a story may also show a popup that stays so. */
const MOST_FRAMES = 60;

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

/** Waits until popups that a story has opened or closed have done so: what is half open is no state to check. */
export async function settled(): Promise<void> {
  for (let frame = 0; frame < MOST_FRAMES && document.querySelector(MOVING); frame += 1) await nextFrame();
}
