/**
 * The attributes of Base UI's popups and backdrops while they open or close. The spans that trap the focus
 * are hidden and focusable by design: axe allows that while a modal popup covers the page, and reports it
 * while the popup closes.
 */
const MOVING = '[data-starting-style], [data-ending-style], [data-closed] [data-base-ui-focus-guard]';
/** The maximum wait. Tests have no transitions, but a story may show a popup that never settles. */
const MOST_FRAMES = 60;

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

/** Waits until popups have opened or closed, because a half-open one is no state to check. */
export async function settled(): Promise<void> {
  for (let frame = 0; frame < MOST_FRAMES && document.querySelector(MOVING); frame += 1) await nextFrame();
}
