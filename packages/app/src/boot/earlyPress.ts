import type { EarlyPress } from '../browser/earlyPress.ts';

/** Of a page that the server has rendered, holds the last press of a button: links and fields work by themselves. */
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
    // a link of the frame has led on: what is there now is the app's own, and nobody takes what is held
    if (hasLeft()) {
      held.take();
      return;
    }
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
      return hasLeft() ? undefined : pressed;
    },
  };
  globalThis.earlyPress = held;
}
