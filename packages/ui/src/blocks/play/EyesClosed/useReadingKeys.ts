import { useEffectEvent, useLayoutEffect } from 'react';
import { directionAt } from '../../../hooks/directionAt.ts';

/** The actions of the six keys and the letters. */
export interface ReadingActions {
  togglePause: () => void;
  back: () => void;
  forward: () => void;
  faster: () => void;
  slower: () => void;
  /** Takes the option that is being read. */
  takeThis: () => void;
  /** Takes the option at this index. */
  takeNumber: (option: number) => void;
  readAgain: () => void;
  listen: () => void;
  help: () => void;
  close: () => void;
}

const FIELDS = 'input, textarea, select, [contenteditable]';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Elements that Space and Enter activate. */
const PRESSED = 'button, a, summary';
/** Elements that handle arrow keys themselves. */
const MOVED_IN = '[role="log"], [role="radiogroup"], [role="slider"], [role="tablist"]';

/** Returns the action of Space, Enter or an arrow key, unless the focused element needs the key. */
function keyOf({ key, target }: KeyboardEvent, actions: ReadingActions): (() => void) | undefined {
  const element = target instanceof Element ? target : document.body;
  if (key === ' ' || key === 'Enter') {
    if (element.closest(PRESSED)) return undefined;
    return key === ' ' ? actions.togglePause : actions.takeThis;
  }
  if (element.closest(MOVED_IN)) return undefined;
  const isMirrored = directionAt(document.documentElement) === 'rtl';
  const [left, right] = isMirrored ? [actions.forward, actions.back] : [actions.back, actions.forward];
  return { ArrowLeft: left, ArrowRight: right, ArrowUp: actions.faster, ArrowDown: actions.slower }[key];
}

/** Returns the action of a digit, letter or sign, also on a keyboard of another script. */
function characterOf({ key, code, shiftKey }: KeyboardEvent, actions: ReadingActions) {
  const digit = /^Digit([1-9])$/.exec(code)?.[1] ?? /^[1-9]$/.exec(key)?.[0];
  if (digit && !shiftKey) return () => actions.takeNumber(Number(digit) - 1);
  if (key === '?' || (code === 'Slash' && shiftKey)) return actions.help;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key(.)$/.exec(code)?.[1]?.toLowerCase();
  return { r: actions.readAgain, v: actions.listen, e: actions.close }[letter ?? ''];
}

interface ReadingKeysOptions {
  surface: () => Element | null;
  /** Whether letters and digits act everywhere on the page, and not only on the surface (WCAG 2.1.4). */
  hasLetterKeys: boolean;
}

/** Handles the keys of a tale read aloud, except in fields, dialogs, and elements that need them. */
export function useReadingKeys(
  actions: ReadingActions,
  { surface, hasLetterKeys }: ReadingKeysOptions,
): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isElsewhere = target instanceof Element && target.closest(`${FIELDS}, ${OVERLAYS}`);
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere || event.repeat) return;
    const isHere = target instanceof Node && surface()?.contains(target);
    const act = keyOf(event, actions) ?? (hasLetterKeys || isHere ? characterOf(event, actions) : undefined);
    if (!act) return;
    event.preventDefault();
    act();
  });
  // in a layout effect, so that no key pressed immediately after opening is lost
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => run(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
