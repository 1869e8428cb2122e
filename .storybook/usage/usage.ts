/** The effects of keys, to which a component's usage refers by name. */
export const KEYS = {
  none: ['–', 'nothing: there is nothing to operate'],
  press: ['Enter, Space', 'presses the button'],
  follow: ['Enter', 'follows the link'],
  type: ['letters', 'write into the field'],
  submit: ['Enter', 'sends the form'],
  tick: ['Space', 'ticks, or switches'],
  choose: ['arrows', 'choose the next one; left and right follow the direction'],
  adjust: ['arrows', 'change the value by a step'],
  ends: ['Home, End', 'the first and the last'],
  open: ['Enter, Space', 'opens it'],
  close: ['Escape', 'closes it, and the focus returns'],
  tab: ['Tab', 'goes through what is in it'],
  within: ['Tab', 'stays inside while it is open'],
  move: ['arrows', 'move from one to the next'],
  digits: ['1 to 9', 'choose by number'],
  letters: ['C, I, S, U', 'Continue, Immerse, Show, Undo'],
  listen: ['Space, arrows, Enter', 'pause, step, faster or slower, take what is read'],
} as const;

export type Key = keyof typeof KEYS;

export interface Usage {
  readonly use: string;
  /** When not to use it; the component to use instead is in backticks. */
  readonly not: string;
  /** What a screen reader says. */
  readonly heard: string;
  readonly keys: readonly Key[];
}

export type UsageTable = Readonly<Record<string, Usage>>;

export const usage = (use: string, not: string, heard: string, keys: readonly Key[] = ['none']): Usage => ({
  use,
  not,
  heard,
  keys,
});
