import type { EarlyPress } from '../browser/earlyPress.ts';

/** Holds the last press of a button on a page that the server has rendered, until it is hydrated. */
export function holdPresses(): void {
  if (!('rendered' in document.documentElement.dataset)) return;
  const { pathname } = location;
  const hasLeft = () => location.pathname !== pathname;
  let pressed: HTMLElement | undefined;
  const mark = (button: HTMLElement | undefined) => {
    delete pressed?.dataset.pressed;
    if (button) button.dataset.pressed = '';
  };
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('#root button');
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
  };
  document.addEventListener('click', hold, true);
  const held: EarlyPress = {
    take() {
      document.removeEventListener('click', hold, true);
      mark(undefined);
      return hasLeft() ? undefined : pressed;
    },
  };
  globalThis.earlyPress = held;
}
