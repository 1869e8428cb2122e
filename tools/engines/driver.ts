/** What the journeys need of a browser, whatever protocol it speaks. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Runs a function in the page: it and its arguments are sent as text. Waits for what it promises. */
  run<Args extends readonly unknown[], Answer>(
    work: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>;
  /** Runs a program in the page, whatever its policy allows. */
  load(program: string): Promise<void>;
  /** Presses keys one after the other: letters, or names out of `KEYS`. */
  press(keys: readonly string[]): Promise<void>;
  /** Presses the mouse at this place of the window. */
  click(place: { x: number; y: number }): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Errors of scripts so far, where the protocol tells them. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** The keys that have no letter, as WebDriver sends them. */
export const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Control: '\uE009',
  Backspace: '\uE003',
} as const;
export type KeyName = keyof typeof KEYS;

const keyOf = (key: string): string => (key in KEYS ? KEYS[key as KeyName] : key);

const down = (value: string) => ({ type: 'keyDown' as const, value });
const up = (value: string) => ({ type: 'keyUp' as const, value });

/** `Control+a` holds the first key down while the second one is pressed. */
export function keyActions(keys: readonly string[]) {
  return keys.flatMap((chord) => {
    const held = chord.length > 1 ? chord.split('+').map(keyOf) : [keyOf(chord)];
    return [...held.map(down), ...held.toReversed().map(up)];
  });
}

/** A press of the mouse at a place of the window. */
export function clickActions({ x, y }: { x: number; y: number }) {
  const place = { x: Math.round(x), y: Math.round(y) };
  return [
    { type: 'pointerMove' as const, origin: 'viewport', duration: 0, ...place },
    { type: 'pointerDown' as const, button: 0 },
    { type: 'pointerUp' as const, button: 0 },
  ];
}

/** A program that runs in the page: it gets the arguments as JSON, and answers as JSON. */
export function asText(work: (...args: never[]) => unknown): string {
  return `async (args) => JSON.stringify((await (${work.toString()})(...JSON.parse(args))) ?? null)`;
}
