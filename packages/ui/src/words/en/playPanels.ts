import { counted } from './numbers.ts';

/** What opens beside the tale: settings, the keyboard sheet, the reasons behind a turn. */
export const playPanels = {
  settings: 'Settings',
  theme: 'Theme',
  themes: { night: 'Night manuscript', 'palm-leaf': 'Palm leaf', device: 'As the device' },
  taleSize: 'Size of the tale',
  taleSizes: ['Smallest', 'Small', 'Medium', 'Large', 'Largest'],
  textAppears: 'Text appears',
  textAppearsHint: 'A click or a key always finishes it',
  typing: { at_once: 'At once', quick: 'Quickly', typed: 'Typed' },
  states: { on: 'On', off: 'Off' },
  motion: 'Moving rows and slides',
  motionHint: 'Follows your device until you choose',
  ruledLine: 'Ruled line under the newest text',
  readsAloud: 'Read new text aloud',
  letterKeys: 'Single-letter shortcuts',

  shortcuts: 'Keyboard shortcuts',
  shortcutsNote:
    'Single letters work when the cursor is not in a field. You can turn them off under Settings.',
  shortcutGroups: [
    {
      title: 'In play',
      rows: [
        { name: 'First or second choice', keys: ['1', '2'] },
        { name: 'Continue', keys: ['C'] },
        { name: 'Immerse', keys: ['I'] },
        { name: 'Show', keys: ['S'] },
        { name: 'Undo', keys: ['U'] },
        { name: 'Write your own action', keys: ['/'] },
        { name: 'Act', keys: ['Enter'] },
        { name: 'Finish the typing', keys: ['Space'] },
      ],
    },
    {
      title: 'The log',
      rows: [
        { name: 'Newest part', keys: ['End'] },
        { name: 'Read the newest part again', keys: ['R'] },
        { name: 'Why this?', keys: ['W'] },
      ],
    },
    {
      title: 'Everywhere',
      rows: [
        { name: 'Search', keys: ['Ctrl', 'K'] },
        { name: 'Close what is open', keys: ['Esc'] },
        { name: 'This sheet', keys: ['?'] },
      ],
    },
    {
      title: 'Graph editor',
      rows: [
        { name: 'From scene to scene', keys: ['Tab'] },
        { name: 'Move a scene', keys: ['↑', '↓', '←', '→'] },
        { name: 'Edit, delete', keys: ['Enter', 'Del'] },
        { name: 'Undo, redo', keys: ['Ctrl', 'Z', 'Y'] },
        { name: 'Zoom, fit', keys: ['+', '−', '0'] },
        { name: 'Next finding', keys: ['F8'] },
      ],
    },
  ],

  why: 'Why this?',
  whyLead: 'What stood behind the newest part of the tale.',
  scene: 'Scene',
  turnInScene: (turn: number) => `turn ${turn} in it`,
  howYouCame: 'How you came',
  ahead: 'Ahead',
  remembered: 'What it remembered',
  nothingRemembered: 'Nothing yet.',
  fromTurn: (turn: number) => (turn === 0 ? 'the opening' : `turn ${turn}`),
  whoTold: 'Who told it',
  narrator: 'Narrator',
  builtIn: (name: string) => `${name}, built in`,
  asWritten: 'The author, word for word',
  toldIn: 'Told in',
  seconds: (seconds: number) => `${seconds} s`,
  credits: 'Credits',
  charged: (count: number) => `${count} charged`,
  xp: 'XP',
  notRight: 'That is not right',
  reported: 'Thank you. The author will see it.',
  copy: 'Copy',
  turns: (count: number) => counted(count, { one: 'turn', other: 'turns' }),
};
