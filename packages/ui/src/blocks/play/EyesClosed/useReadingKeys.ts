import { useEffectEvent, useLayoutEffect } from 'react';
import { directionAt } from '../../../hooks/directionAt.ts';

/** What the six keys and the letters do. */
export interface ReadingActions {
  togglePause: () => void;
  back: () => void;
  forward: () => void;
  faster: () => void;
  slower: () => void;
  /** Takes the way on that is read. */
  takeThis: () => void;
  /** Takes the way on of this number, from 0. */
  takeNumber: (option: number) => void;
  readAgain: () => void;
  listen: () => void;
  help: () => void;
  close: () => void;
}

const FIELDS = 'input, textarea, select, [contenteditable]';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** What Space and Enter press. */
const PRESSED = 'button, a, summary';
/** What arrows move in. */
const MOVED_IN = '[role="log"], [role="radiogroup"], [role="slider"], [role="tablist"]';

/** The keys that no text is written with. */
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

/** Digits, letters and signs, also from a keyboard of another script. */
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

/** The keys of a tale that is heard, wherever the focus is but in a field, a dialog, or on what they press. */
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
  // before the paint: a key that is pressed as soon as reading begins must not be lost
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => run(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
