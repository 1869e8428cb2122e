import type { EarlyPress } from '../browser/earlyPress.ts';

const WAIT_MS = 10_000;

/** Of a page that the server has rendered, holds the last press of a button: links and fields work by themselves. */
export function holdPresses(): void {
  if (!('rendered' in document.documentElement.dataset)) return;
  let pressed: HTMLElement | undefined;
  const mark = (button: HTMLElement | undefined) => {
    delete pressed?.dataset.pressed;
    if (button) button.dataset.pressed = '';
  };
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('#root button');
    if (!button) return;
    // neither sent as a form nor followed by a page that is half hydrated
    event.preventDefault();
    event.stopPropagation();
    mark(button);
    pressed = button;
  };
  document.addEventListener('click', hold, true);
  const held: EarlyPress = {
    take() {
      document.removeEventListener('click', hold, true);
      mark(undefined);
      return pressed;
    },
  };
  globalThis.earlyPress = held;
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
