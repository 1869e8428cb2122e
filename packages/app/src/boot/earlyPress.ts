import type { EarlyPress } from '../browser/earlyPress.ts';

/** If the scripts take longer, as on a line that has stalled, the browser follows the press: PLAY is the button of a form. */
const PATIENCE_MS = 10_000;

/** Holds the last press of a button on a page that the server has rendered, until it is hydrated. */
export function holdPresses(): void {
  if (!('rendered' in document.documentElement.dataset)) return;
  const { pathname } = location;
  const hasLeft = () => location.pathname !== pathname;
  let pressed: HTMLButtonElement | undefined;
  let stillThere: (() => HTMLButtonElement | undefined) | undefined;
  let patience = 0;
  const mark = (button: HTMLElement | undefined) => {
    delete pressed?.dataset.pressed;
    if (button) button.dataset.pressed = '';
  };
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('#root button');
    if (!button) return;
    // a link has navigated: the app has rendered the new page, and the held press is void
    if (hasLeft()) {
      held.take();
      return;
    }
    // the press must neither submit a form nor reach a partly hydrated page
    event.preventDefault();
    event.stopPropagation();
    mark(button);
    pressed = button;
    stillThere = finderOf(button);
    clearTimeout(patience);
    // a form without an action, such as that of a login, needs the app
    if (button.form?.hasAttribute('action'))
      patience = window.setTimeout(() => button.form?.requestSubmit(button), PATIENCE_MS);
  };
  document.addEventListener('click', hold, true);
  const held: EarlyPress = {
    take() {
      document.removeEventListener('click', hold, true);
      clearTimeout(patience);
      mark(undefined);
      return hasLeft() ? undefined : stillThere?.();
    },
  };
  globalThis.earlyPress = held;
}

/** Finds the button again on a page that was rendered again, in another language perhaps. */
function finderOf(button: HTMLButtonElement): () => HTMLButtonElement | undefined {
  const before = allButtons();
  const index = before.indexOf(button);
  const name = nameOf(button);
  return () => {
    if (button.isConnected) return button;
    const now = allButtons();
    const named = now.filter((other) => nameOf(other) === name);
    if (named.length === 1) return named[0];
    return now.length === before.length ? now[index] : undefined;
  };
}

const allButtons = () => [...document.querySelectorAll<HTMLButtonElement>('#root button')];

const nameOf = (button: HTMLElement) => button.ariaLabel ?? button.textContent;
