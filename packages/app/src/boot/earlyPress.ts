/** Readings that guests go on with: their page begins with a later scene. The key of `guestReadings.ts`. */
const READINGS = 'kathaloka.guestReadings';
const WAIT_MS = 10_000;

/**
 * Makes the choices of the first view buttons for those who begin to read here as guests. The last one that is pressed
 * before the app has its own is pressed again there.
 */
export function takePresses(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.first button')];
  if (buttons.length > 0 && beginsAsGuest()) pressLater(buttons, 'main:not(.first) button');
}

/** The last one of these that is pressed is pressed again among the app's own. */
export function pressLater(buttons: readonly HTMLButtonElement[], own: string): void {
  let pressed: HTMLButtonElement | undefined;
  for (const button of buttons) {
    button.disabled = false;
    button.addEventListener('click', () => {
      const isFirst = !pressed;
      pressed = button;
      if (isFirst) pressAgain(() => pressed!, own);
      for (const each of buttons) each.setAttribute('aria-pressed', String(each === button));
    });
  }
}

function beginsAsGuest(): boolean {
  const story = location.pathname.split('/').at(-1)!;
  try {
    return localStorage.getItem('tokens') === null && !localStorage.getItem(READINGS)?.includes(story);
  } catch {
    // where storage is forbidden, everybody begins as a guest
    return true;
  }
}

/** Waits for the app's own button, which stands in no first view, and does not follow those who leave the page meanwhile. */
function pressAgain(pressed: () => HTMLButtonElement, selector: string): void {
  const { pathname } = location;
  let replacedAt = Number.POSITIVE_INFINITY;
  look();

  function look(): void {
    const first = pressed();
    if (!first.isConnected) replacedAt = Math.min(replacedAt, performance.now());
    const own = [...document.querySelectorAll<HTMLButtonElement>(selector)].find(({ textContent }) =>
      textContent.endsWith(first.textContent),
    );
    own?.click();
    const isLost = performance.now() - replacedAt > WAIT_MS || location.pathname !== pathname;
    if (!own && !isLost) requestAnimationFrame(look);
  }
}
