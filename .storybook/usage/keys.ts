/** The effects of keys, named by the tag `@keys` of a component. */
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
} as const satisfies Readonly<Record<string, readonly [keys: string, effect: string]>>;

export const isKey = (name: string): name is keyof typeof KEYS => Object.hasOwn(KEYS, name);
